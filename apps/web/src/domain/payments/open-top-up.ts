import type { Language, Money, PaymentMethod } from "@rihla/contract";
import { api } from "../../lib/api.ts";
import { forgetIdempotencyKey, idempotencyKeyFor } from "../../lib/idempotency.ts";
import { paths } from "../../paths.ts";

const purpose = "top-up";

/** The last one is over: the next press of the button starts another. */
export const topUpIsOver = (): void => forgetIdempotencyKey(purpose);

/** Leaves for the page on which money is paid into the wallet, in the same tab. */
export async function openTopUp(amount: Money, method: PaymentMethod, language: Language): Promise<void> {
  const body = { amount, method, language };
  const ask = () => api("POST /wallet/top-ups", { body, idempotencyKey: idempotencyKeyFor(purpose, body) });
  let payment = await ask();
  if (payment.status !== "pending" && payment.redirectUrl === null) {
    topUpIsOver();
    payment = await ask();
  }
  window.location.assign(payment.redirectUrl ?? paths.paymentCallback({ payment: payment.id }));
}
