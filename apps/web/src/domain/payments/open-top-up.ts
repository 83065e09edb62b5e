import type { Language, Money, Payment, PaymentMethod } from "@rihla/contract";
import { api } from "../../lib/api/api.ts";
import { forgetIdempotencyKey, idempotencyKeyFor } from "../../lib/api/idempotency.ts";
import { paths } from "../../paths.ts";
import { openInBrowser, opensBeside } from "../../platform/browser/system-browser.ts";
import { paymentEnd } from "./payment-end.ts";
import { leftToPay } from "./payment-under-way.ts";
import { fromApp } from "./start-payment.ts";
import { withCaptcha } from "./with-captcha.ts";

const purpose = "top-up";

/** The last one is over: the next press of the button starts another. */
export const topUpIsOver = (): void => forgetIdempotencyKey(purpose);

/** Leaves for the page on which money is paid into the wallet: in the same tab, in the app beside it. Gives back whose payment it is. */
export async function openTopUp(amount: Money, method: PaymentMethod, language: Language): Promise<Payment> {
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
  if (opensBeside) leftToPay(payment.id);
  await openInBrowser(payment.redirectUrl ?? paths.paymentCallback({ payment: payment.id }));
  return payment;
}
