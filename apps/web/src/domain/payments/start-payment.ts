import type { Language, Payment, PaymentMethod } from "@rihla/contract";
import { api } from "../../lib/api.ts";
import { ApiProblem } from "../../lib/api-problem.ts";
import { forgetIdempotencyKey, idempotencyKeyFor } from "../../lib/idempotency.ts";
import { paths } from "../../paths.ts";
import { orderSecret, rememberPayment } from "../orders/order-access.ts";

const purpose = (orderNumber: string) => `payment:${orderNumber}`;

/** The last attempt is over (refused, abandoned): the next press of the button starts another. */
export function attemptIsOver(orderNumber: string): void {
  forgetIdempotencyKey(purpose(orderNumber));
}

/**
 * Starts a payment attempt, or goes on with the one this tab has started, and leaves for its page in the same tab: a
 * window opened after waiting would be blocked. `onLeaving` is told where to, a moment before.
 */
export async function payAtTheBank(
  orderNumber: string,
  method: PaymentMethod,
  language: Language,
  onLeaving: (address: string) => void,
): Promise<void> {
  let payment = await attempt(orderNumber, method, language);
  if (payment.status === "rejected" && payment.redirectUrl === null) {
    // The key of an attempt that has ended meanwhile: this press means a new one. (One whose card was refused goes on.)
    attemptIsOver(orderNumber);
    payment = await attempt(orderNumber, method, language);
  }
  const address = payment.redirectUrl ?? paths.paymentCallback({ payment: payment.id });
  onLeaving(address);
  window.location.assign(address);
}

async function attempt(number: string, method: PaymentMethod, language: Language): Promise<Payment> {
  const body = { method, language };
  const payment = await api("POST /orders/{number}/payments", {
    path: { number },
    body,
    orderSecret: orderSecret(number),
    idempotencyKey: idempotencyKeyFor(purpose(number), body),
  }).catch((error: unknown) => {
    // The bank opened no page, so nothing can be paid there: trying again is another attempt.
    if (error instanceof ApiProblem && error.code === "gateway_unavailable") attemptIsOver(number);
    throw error;
  });
  rememberPayment(payment.id, number);
  return payment;
}
