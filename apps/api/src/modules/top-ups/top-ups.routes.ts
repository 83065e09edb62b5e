import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { payBack } from "./pay-back.ts";
import { showPayBacks } from "./show-pay-backs.ts";
import { startTopUp } from "./start-top-up.ts";

export function mountTopUps(
  route: Route,
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "methods">,
): void {
  route("GET /wallet/pay-backs", ({ caller }) => showPayBacks(app, caller.customerId));
  route("POST /wallet/pay-backs", ({ caller, body, idempotencyKey }) =>
    payBack(app, { caller, idempotencyKey, ...body }),
  );
  route("POST /wallet/top-ups", ({ body, ...call }) => startTopUp(app, { ...call, ...body }));
}
