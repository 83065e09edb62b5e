import type { Language, Money, Payment, PaymentMethod } from "@rihla/contract";
import { api } from "../../lib/api/api.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { forgetIdempotencyKey, idempotencyKeyFor } from "../../lib/api/idempotency.ts";
import { paths } from "../../paths.ts";
import { opensBeside } from "../../platform/browser/system-browser.ts";
import { orderSecret, rememberPayment } from "../orders/order-access.ts";
import { noteLeaving } from "./leaving-to-pay.ts";
import { paymentEnd } from "./payment-end.ts";
import { withCaptcha } from "./with-captcha.ts";

/** An order, and what its buyer saw that it costs: nothing else is ever charged. */
export type Payable = {
  number: string;
  total: Money;
  /** It was not placed from the buyer's account, and they have agreed to take it over. */
  takeOver?: true | undefined;
};

const purpose = (orderNumber: string) => `payment:${orderNumber}`;

/** The last attempt is over (refused, abandoned): the next press of the button starts another. */
export function attemptIsOver(orderNumber: string): void {
  forgetIdempotencyKey(purpose(orderNumber));
}

/** The bank's page, and whose payment is paid there where this browser's own page can wait for it. */
export type Leaving = { address: string; payment?: string };

/**
 * Starts a payment attempt, or goes on with the one this tab has started. `onLeaving` is told where it is paid: whoever
 * shows that leads there. Where there is nothing to be paid any more, this leads on to how it came out.
 */
export async function payAtTheBank(
  order: Payable,
  method: PaymentMethod,
  language: Language,
  onLeaving: (leaving: Leaving) => void,
): Promise<void> {
  noteLeaving(true);
  const payment = await payable(order, method, language).catch((error) => {
    noteLeaving(false);
    throw error;
  });
  if (payment.redirectUrl === null)
    return window.location.assign(paths.paymentCallback({ payment: payment.id }));
  onLeaving({ address: payment.redirectUrl, payment: payment.id });
}

async function payable(order: Payable, method: PaymentMethod, language: Language): Promise<Payment> {
  const payment = await attempt(order, method, language);
  if (paymentEnd(payment) !== "not-paid" || payment.redirectUrl !== null) return payment;
  // The key of an attempt that has ended meanwhile: this press means a new one. (One whose card was refused goes on.)
  attemptIsOver(order.number);
  return attempt(order, method, language);
}

/** Said by the app alone: its bank pages open in the phone's browser, and lead back into it. */
export const fromApp = opensBeside ? { returnTo: "app" as const } : {};

async function attempt(
  { number, total: expectedTotal, takeOver }: Payable,
  method: PaymentMethod,
  language: Language,
): Promise<Payment> {
  const body = { method, language, expectedTotal, ...fromApp, ...(takeOver && { takeOver }) };
  const payment = await withCaptcha((given) =>
    api("POST /orders/{number}/payments", {
      path: { number },
      body: { ...body, ...given },
      orderSecret: orderSecret(number),
      idempotencyKey: idempotencyKeyFor(purpose(number), body),
    }),
  ).catch((error: unknown) => {
    // The bank opened no page, so nothing can be paid there: trying again is another attempt.
    if (error instanceof ApiProblem && error.code === "gateway_unavailable") attemptIsOver(number);
    throw error;
  });
  rememberPayment(payment.id, number);
  return payment;
}
