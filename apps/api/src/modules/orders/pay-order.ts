import type { Language, Payment, PaymentMethod } from "@rihla/contract";
import type { Tx, Uses } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { paymentLimits, spendLimits } from "../limits/index.ts";
import { findPaymentsOf, makeWay, showPayment, startPayment } from "../payments/index.ts";
import { lockUnpaidOrder } from "./orders.repository.ts";
import { type Claim, findOwnOrder } from "./show-order.ts";

type PayOrder = {
  number: string;
  claim: Claim;
  ip: string;
  method: PaymentMethod;
  language: Language;
  idempotencyKey: string;
};

/** Starts an attempt to pay an open order. The amount is the order's: the caller has no say in it. */
export async function payOrder(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "methods" | "paymentEvents">,
  input: PayOrder,
): Promise<Payment> {
  const order = await findOwnOrder(app, input.number, input.claim);
  // The same key gets the first answer, also when the order has been paid by it meanwhile.
  const attempts = await findPaymentsOf(app.db, [order.id]);
  const earlier = attempts.find(({ idempotencyKey }) => idempotencyKey === input.idempotencyKey);
  if (earlier && earlier.status !== "pending") return showPayment(app, earlier);
  if (!earlier) await spendLimits(app, paymentLimits, { ...input.claim, ip: input.ip, orderId: order.id });
  // An attempt made before may have ended a moment ago, or have been paid in another tab.
  const amount = { amount: order.total, currency: order.currency };
  await makeWay(app, attempts, input.method, amount);
  const payment = await startPayment(app, {
    order: { id: order.id, number: order.number },
    method: input.method,
    amount,
    language: input.language,
    idempotencyKey: input.idempotencyKey,
    mayStart: (tx) => assertPayable(tx, order.id),
  });
  return showPayment(app, payment);
}

/** Holds the order, so that it is not closed, paid or erased while the attempt is written. */
async function assertPayable(tx: Tx, orderId: string): Promise<void> {
  const order = await lockUnpaidOrder(tx, orderId);
  if (order?.status !== "open" || order.payableUntil.getTime() < Date.now() || order.erasedAt)
    throw new Refusal("order_not_payable");
}
