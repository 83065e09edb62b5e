import type { Language, Payment, PaymentMethod } from "@rihla/contract";
import { api } from "./api.ts";
import { forgetIdempotencyKey, idempotencyKeyFor } from "./idempotency.ts";
import { orderSecret, rememberPayment } from "./order-access.ts";

const purpose = (orderNumber: string) => `payment:${orderNumber}`;

/**
 * Starts a payment attempt, or gets the one already started from this tab. The caller then leaves for
 * `payment.redirectUrl` in the same tab: a window opened after waiting would be blocked.
 */
export async function startPayment(
  orderNumber: string,
  method: PaymentMethod,
  language: Language,
): Promise<Payment> {
  const body = { method, returnTo: "page" as const, language };
  const payment = await api("POST /orders/{number}/payments", {
    path: { number: orderNumber },
    body,
    orderSecret: orderSecret(orderNumber),
    idempotencyKey: idempotencyKeyFor(purpose(orderNumber), body),
  });
  rememberPayment(payment.id, orderNumber);
  return payment;
}

/** The last attempt is over (refused, abandoned): the next press of the button starts another. */
export function attemptIsOver(orderNumber: string): void {
  forgetIdempotencyKey(purpose(orderNumber));
}
