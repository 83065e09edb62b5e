import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { cancelOrder, showCancellation } from "./cancel-order.ts";
import { checkPayment } from "./check-payment.ts";
import { payOrder } from "./pay-order.ts";
import { placeOrder } from "./place-order.ts";
import { findOwnOrder, listOrders, showOrder } from "./show-order.ts";

export function mountOrders(
  route: Route,
  app: Uses<
    "config" | "db" | "esimEvents" | "gateways" | "jobs" | "log" | "methods" | "paymentEvents" | "providers"
  >,
): void {
  route("POST /orders", ({ body, idempotencyKey, caller, ip }) =>
    placeOrder(app, { request: body, idempotencyKey, caller, ip }),
  );
  route("GET /orders", ({ caller, query }) => listOrders(app, caller.email, query.cursor));
  route("GET /orders/{number}", async (call) =>
    showOrder(app, await findOwnOrder(app, call.path.number, call)),
  );
  route("POST /orders/{number}/payments", (call) =>
    payOrder(app, {
      number: call.path.number,
      claim: call,
      ip: call.ip,
      ...call.body,
      idempotencyKey: call.idempotencyKey,
    }),
  );
  route("GET /orders/{number}/cancellation", (call) => showCancellation(app, call.path.number, call));
  route("POST /orders/{number}/cancellation", (call) =>
    cancelOrder(app, { number: call.path.number, claim: call, ip: call.ip, ...call.body }),
  );
  route("GET /payments/{id}", (call) => checkPayment(app, call.path.id, call));
}
