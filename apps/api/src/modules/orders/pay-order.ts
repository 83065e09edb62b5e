import type { Language, Payment, PaymentMethod } from "@rihla/contract";
import type { App } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { startPayment, toPayment } from "../payments/index.ts";
import { type Claim, findOwnOrder } from "./show-order.ts";

type PayOrder = {
  number: string;
  claim: Claim;
  method: PaymentMethod;
  language: Language;
  idempotencyKey: string;
};

/** Starts an attempt to pay an open order. The amount is the order's: the caller has no say in it. */
export async function payOrder(app: App, input: PayOrder): Promise<Payment> {
  const order = await findOwnOrder(app, input.number, input.claim);
  if (order.status !== "open" || order.payable_until.getTime() < Date.now())
    throw new Refusal("order_not_payable");
  const payment = await startPayment(app, {
    order: { id: order.id, number: order.number },
    method: input.method,
    amount: { amount: order.total, currency: order.currency },
    language: input.language,
    idempotencyKey: input.idempotencyKey,
  });
  return toPayment(payment);
}
