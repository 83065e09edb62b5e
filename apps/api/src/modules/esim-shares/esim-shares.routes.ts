import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { followEsims } from "./follow-esims.ts";
import { makeSheet } from "./make-sheet.ts";
import {
  claimShare,
  listReceived,
  lookUpShare,
  makeReceivedPaper,
  refreshReceived,
  sayReceivedInstalled,
} from "./receive-esim.ts";
import { releaseShare, shareEsims, withdrawShare } from "./share-esims.ts";

export function mountEsimShares(
  route: Route,
  app: Uses<"config" | "db" | "esimEvents" | "log" | "providers">,
): void {
  route("GET /orders/{number}/shares", (call) => followEsims(app, call.path.number, call));
  route("PUT /orders/{number}/shares", (call) =>
    shareEsims(app, call.body, { number: call.path.number, claim: call, ip: call.ip }),
  );
  route("DELETE /orders/{number}/shares/{esim}", async (call) => {
    await withdrawShare(app, { ...call.path, claim: call });
    return undefined;
  });
  route("POST /orders/{number}/shares/{esim}/release", async (call) => {
    await releaseShare(app, { ...call.path, claim: call });
    return undefined;
  });
  route("POST /orders/{number}/shares/sheet", (call) =>
    makeSheet(app, call.body.esims, { number: call.path.number, claim: call, ip: call.ip }),
  );
  route("POST /shares/lookup", ({ body, recipient, caller, ip }) =>
    lookUpShare(app, { token: body.token, phone: recipient, caller, ip }),
  );
  route("POST /shares/claims", ({ body, recipient, caller, ip }) =>
    claimShare(app, { token: body.token, phone: recipient, caller, ip }),
  );
  route("GET /shares/received", ({ recipient }) => listReceived(app, recipient));
  route("GET /hand-overs/held", ({ recipient }) => listReceived(app, recipient));
  route("POST /shares/received/{id}/paper", ({ path, body, recipient, caller, ip }) =>
    makeReceivedPaper(app, { ...path, ...body, phone: recipient, caller, ip }),
  );
  route("PUT /shares/received/{id}/installed", ({ path, body, recipient }) =>
    sayReceivedInstalled(app, path.id, recipient, body.installed),
  );
  route("POST /shares/received/{id}/refresh", ({ path, recipient }) =>
    refreshReceived(app, path.id, recipient),
  );
}
