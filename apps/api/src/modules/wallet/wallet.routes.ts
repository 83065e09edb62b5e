import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { changePin, setPin } from "./set-pin.ts";
import { listEntries, showWallet } from "./show-wallet.ts";

export function mountWallet(route: Route, app: Uses<"config" | "db">): void {
  route("GET /wallet", ({ caller }) => showWallet(app.db, caller.customerId));
  route("GET /wallet/entries", ({ caller, query }) => listEntries(app.db, caller.customerId, query));
  route("PUT /wallet/pin", async ({ caller, body }) => {
    await changePin(app, { customerId: caller.customerId, ...body });
    return undefined;
  });
  route("POST /wallet/pin/reset", async ({ caller, body }) => {
    await setPin(app, { customerId: caller.customerId, ...body });
    return undefined;
  });
}
