import * as z from "zod/mini";
import { secretPattern } from "../rules/index.ts";

/** A question that only tells people from scripts, in the language that was asked in; its answer is a number in digits. */
export const captcha = z.object({ challenge: z.string(), question: z.string() });
export type Captcha = z.infer<typeof captcha>;

export const captchaAnswer = z.strictObject({
  challenge: z.string().check(z.regex(secretPattern, "invalid")),
  /** As typed: digits of any script. */
  answer: z.string().check(z.minLength(1, "required"), z.maxLength(20, "too_long")),
});
export type CaptchaAnswer = z.infer<typeof captchaAnswer>;

/** Each brings the next question. The last: of another order or top-up, used before, over, or never asked. */
export const captchaProblems = ["captcha_required", "captcha_wrong", "captcha_expired"] as const;
