import type { CaptchaAnswer, Language, Money, PaymentMethod } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../refusal.ts";
import { captchaLimits, captchaQuestionLimits, giveBackLimits, spendLimits } from "../limits/index.ts";
import { spendChallenge } from "../sign-in/index.ts";
import { checkCaptcha, newCaptcha } from "./captcha.ts";
import { gatewayFor } from "./offer-methods.ts";

type Paying = {
  method: PaymentMethod;
  amount: Money;
  /** Or of the top-up. */
  orderId: string;
  language: Language;
  captcha?: CaptchaAnswer | undefined;
  caller: Caller | null;
  ip: string;
};

/**
 * Lets on who has answered, where the gateway that would take the money wants a question answered; refuses everybody else
 * with the next question. Each question is good for one answer, right or wrong.
 */
export async function passCaptcha(app: Uses<"config" | "db" | "methods">, paying: Paying): Promise<void> {
  const { method, amount, orderId, language, captcha } = paying;
  if (!(await gatewayFor(app, method, amount)).wantsCaptcha) return;
  // Counted before it is compared, so that many at once are no more than one after the other.
  await spendLimits(app, captcha ? captchaLimits : captchaQuestionLimits, paying);
  const { SECRET_KEY } = app.config;
  const outcome = captcha ? await spend(app, orderId, captcha) : "missing";
  // No guess: a thousand who answer right may stand behind one address.
  if (outcome === "right") return giveBackLimits(app, captchaLimits, paying);
  const next = { captcha: newCaptcha(SECRET_KEY, orderId, language) };
  if (outcome === "missing") throw new Refusal("captcha_required", next);
  if (outcome === "wrong") throw new Refusal("captcha_wrong", next);
  throw new Refusal("captcha_expired", next);
}

async function spend({ config, db }: Uses<"config" | "db">, orderId: string, given: CaptchaAnswer) {
  const checked = checkCaptcha(config.SECRET_KEY, orderId, given);
  if (checked.outcome === "expired") return checked.outcome;
  const isFirst = await spendChallenge(db, "captcha", given.challenge, checked.end);
  return isFirst ? checked.outcome : "expired";
}
