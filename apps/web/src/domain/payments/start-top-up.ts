import type { Language, Money, PaymentMethod } from "@rihla/contract";
import { api } from "../../lib/api/api.ts";
import { forgetIdempotencyKey, idempotencyKeyFor } from "../../lib/api/idempotency.ts";
import { paths } from "../../paths.ts";
import { opensBeside } from "../../platform/browser/system-browser.ts";
import { paymentEnd } from "./payment-end.ts";
import { leftToPay } from "./payment-under-way.ts";
import { fromApp, type Leaving } from "./start-payment.ts";
import { withCaptcha } from "./with-captcha.ts";

const purpose = "top-up";

/** The last one is over: the next press of the button starts another. */
export const topUpIsOver = (): void => forgetIdempotencyKey(purpose);

/** Gives the page on which money is paid into the wallet; where there is nothing to be paid any more, the one that says how it came out. */
export async function startTopUp(
  amount: Money,
  method: PaymentMethod,
  language: Language,
): Promise<Required<Leaving>> {
  const body = { amount, method, language, ...fromApp };
  const ask = () =>
    withCaptcha((given) =>
      api("POST /wallet/top-ups", {
        body: { ...body, ...given },
        idempotencyKey: idempotencyKeyFor(purpose, body),
      }),
    );
  let payment = await ask();
  if (paymentEnd(payment) !== null && payment.redirectUrl === null) {
    topUpIsOver();
    payment = await ask();
  }
  // At once: an app that is ended while the notice is read finds its payment again.
  if (opensBeside) leftToPay(payment.id);
  return {
    address: payment.redirectUrl ?? paths.paymentCallback({ payment: payment.id }),
    payment: payment.id,
  };
}
