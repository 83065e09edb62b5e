import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { checkPayment, tellOutcome } from "./check-payment.ts";
import { correctOrder } from "./correct-order.ts";
import { dropOrder } from "./drop-order.ts";
import { payOrder } from "./pay-order.ts";
import { openPaymentLink, withdrawPaymentLink } from "./payment-links/open-payment-link.ts";
import { checkPaymentByLink, lookUpLink, payByLink } from "./payment-links/pay-by-link.ts";
import { placeOrder } from "./place-order.ts";
import { redeemVoucher } from "./redeem-voucher.ts";
import { cancelOrder, showCancellation } from "./returns/cancel-order.ts";
import { chooseWallet } from "./returns/choose-wallet.ts";
import { reportFailure } from "./returns/report-failure.ts";
import { findOwnOrder, listOrders, showOrder } from "./show-order.ts";
import { sayEsimInstalled, showOrderEsims } from "./show-order-esims.ts";

export function mountOrders(
  route: Route,
  app: Uses<
    "config" | "db" | "esimEvents" | "gateways" | "jobs" | "log" | "methods" | "paymentEvents" | "providers"
  >,
): void {
  route("POST /orders", ({ body, idempotencyKey, caller, ip }) =>
    placeOrder(app, { request: body, idempotencyKey, caller, ip }),
  );
  route("GET /orders", ({ caller, query }) => listOrders(app, caller, query.cursor));
  route("GET /orders/{number}", async (call) =>
    showOrder(app, await findOwnOrder(app, call.path.number, call), call),
  );
  route("GET /orders/{number}/esims", (call) => showOrderEsims(app, call.path.number, call));
  route("POST /orders/{number}/esims/{id}/installed", (call) => sayEsimInstalled(app, call.path, call));
  route("DELETE /orders/{number}", async (call) => {
    await dropOrder(app, call.path.number, call);
    return undefined;
  });
  route("POST /orders/{number}/corrections", (call) =>
    correctOrder(app, {
      number: call.path.number,
      claim: call,
      ip: call.ip,
      request: call.body,
      idempotencyKey: call.idempotencyKey,
    }),
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
  route("POST /orders/{number}/failures", (call) =>
    reportFailure(app, { number: call.path.number, claim: call, ip: call.ip, ...call.body }),
  );
  route("POST /orders/{number}/payment-link", (call) => openPaymentLink(app, call.path.number, call));
  route("DELETE /orders/{number}/payment-link", async (call) => {
    await withdrawPaymentLink(app, call.path.number, call);
    return undefined;
  });
  route("POST /vouchers/redemptions", ({ body, idempotencyKey, caller, ip }) =>
    redeemVoucher(app, { ...body, idempotencyKey, caller, ip }),
  );
  route("POST /payment-links/lookup", (call) => lookUpLink(app, call.body.token, call));
  route("POST /payment-links/payments", (call) => payByLink(app, call.body, call));
  route("POST /payment-links/payments/{id}", (call) =>
    checkPaymentByLink(app, call.path.id, call.body.token),
  );
  route("POST /payments/{id}/refunds", (call) =>
    chooseWallet(app, { ...call, id: call.path.id, expected: call.body.expected }),
  );
  route("GET /payments/{id}", (call) => checkPayment(app, call.path.id, call));
  route("GET /payments/{id}/outcome", (call) => tellOutcome(app, call.path.id));
}
