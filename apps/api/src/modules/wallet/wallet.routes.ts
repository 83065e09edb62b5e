import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { changePin, requestPinCode, setPinByCode } from "./set-pin.ts";
import { listEntries, showWallet } from "./show-wallet.ts";

export function mountWallet(route: Route, app: Uses<"config" | "db" | "jobs">): void {
  route("GET /wallet", ({ caller }) => showWallet(app.db, caller.customerId));
  route("GET /wallet/entries", ({ caller, query }) => listEntries(app.db, caller.customerId, query));
  route("PUT /wallet/pin", async ({ caller, body }) => {
    await changePin(app, { caller, ...body });
    return undefined;
  });
  route("POST /wallet/pin/codes", ({ caller, body, ip }) => requestPinCode(app, { caller, ip, ...body }));
  route("POST /wallet/pin/reset", async ({ caller, body, ip }) => {
    await setPinByCode(app, { caller, ip, ...body });
    return undefined;
  });
}
