import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { followEsims } from "./follow-esims.ts";
import { makeSheet } from "./make-sheet.ts";
import { claimHandOver, listHeld, lookUpHandOver, makeHeldPaper, refreshHeld } from "./receive-esim.ts";
import { handOn, releaseHandOver, withdrawHandOver } from "./share-esims.ts";

export function mountHandOvers(
  route: Route,
  app: Uses<"config" | "db" | "esimEvents" | "log" | "providers">,
): void {
  route("GET /orders/{number}/hand-overs", (call) => followEsims(app, call.path.number, call));
  route("PUT /orders/{number}/hand-overs", (call) =>
    handOn(app, call.body, { number: call.path.number, claim: call, ip: call.ip }),
  );
  route("DELETE /orders/{number}/hand-overs/{esim}", async (call) => {
    await withdrawHandOver(app, { ...call.path, claim: call });
    return undefined;
  });
  route("POST /orders/{number}/hand-overs/{esim}/release", async (call) => {
    await releaseHandOver(app, { ...call.path, claim: call });
    return undefined;
  });
  route("POST /orders/{number}/hand-overs/sheet", (call) =>
    makeSheet(app, call.body.esims, { number: call.path.number, claim: call, ip: call.ip }),
  );
  route("POST /hand-overs/lookup", ({ body, holder, caller, ip }) =>
    lookUpHandOver(app, { token: body.token, phone: holder, caller, ip }),
  );
  route("POST /hand-overs/claims", ({ body, holder, caller, ip }) =>
    claimHandOver(app, { token: body.token, phone: holder, caller, ip }),
  );
  route("GET /hand-overs/held", ({ holder }) => listHeld(app, holder));
  route("POST /hand-overs/held/{id}/paper", ({ path, body, holder, caller, ip }) =>
    makeHeldPaper(app, { ...path, ...body, phone: holder, caller, ip }),
  );
  route("POST /hand-overs/held/{id}/refresh", ({ path, holder }) => refreshHeld(app, path.id, holder));
}
