import * as z from "zod/mini";
import { codeSent, proofTask } from "../account/codes.ts";
import { money } from "../money.ts";
import { captcha, captchaProblems } from "../payments/captchas.ts";

/** What a coupon may be refused with; the last is for what no other names. */
export const couponProblems = [
  "coupon_invalid",
  "coupon_blocked",
  "coupon_usage_limit",
  "coupon_not_yet_active",
  "coupon_expired",
  "coupon_already_used",
  "coupon_package_not_found",
  "coupon_minimum_not_met",
  "coupon_invalid_percentage",
  "coupon_refused",
] as const;

/** Every expected failure of the API. Closed list: the client translates each one, a check compares the two. */
export const problemCodes = [
  "invalid_input",
  "body_too_large",
  "unsupported_media_type",
  "invalid_email",
  "incorrect_code",
  "code_expired",
  "longer_code_sent",
  "too_many_attempts",
  "rate_limited",
  "proof_required",
  "unauthenticated",
  "confirmation_required",
  "not_found",
  "price_changed",
  "plan_unavailable",
  "days_out_of_range",
  "compatibility_not_confirmed",
  "terms_not_accepted",
  ...couponProblems,
  "idempotency_key_required",
  "idempotency_key_reused",
  "order_not_payable",
  "order_of_another",
  "company_unchangeable",
  "order_secret_ended",
  ...captchaProblems,
  "payment_link_unknown",
  "payment_link_ended",
  "payment_link_withdrawn",
  "payment_link_paid",
  "share_ended",
  "share_taken",
  "esim_ended",
  "not_cancellable",
  "refund_has_left",
  "refund_to_card_only",
  "payment_disputed",
  "not_reportable",
  "not_repairable",
  "payment_method_unavailable",
  "payment_failed",
  "payment_pending",
  "payment_page_open",
  "gateway_unavailable",
  "shop_closed",
  "wallet_insufficient",
  "pin_not_set",
  "pin_incorrect",
  "pin_blocked",
  "new_device_limit",
  "voucher_invalid_format",
  "voucher_not_found",
  "voucher_used",
  "voucher_expired",
  "voucher_withdrawn",
  "voucher_already_activated",
  "voucher_activation_failed",
  "chat_unavailable",
  "confirmation_mismatch",
  "deletion_blocked",
  "app_version_too_old",
  "unavailable",
  "internal_error",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What can be wrong with one field of an input. */
export const fieldErrorCodes = [
  "required",
  "invalid",
  "too_short",
  "too_long",
  "invalid_email",
  "name_too_short",
  "name_too_long",
  "invalid_country",
  "invalid_phone",
  "phone_country_code_missing",
  "days_out_of_range",
  "plan_unavailable",
  "invalid_currency",
  "compatibility_not_confirmed",
  "terms_not_accepted",
  "days_from_paying_not_accepted",
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** Why an account can't be deleted yet: money or goods are still on their way. */
export const deletionObstacles = [
  "payment_pending",
  "order_undelivered",
  "refund_under_way",
  "wallet_balance",
] as const;
export type DeletionObstacle = (typeof deletionObstacles)[number];

/** What has to end before an account is deleted, at which order or top-up; of a wallet, what is in it. */
export const deletionBlock = z.object({
  reason: z.enum(deletionObstacles),
  orderNumber: z.optional(z.string()),
  amount: z.optional(money),
});
export type DeletionBlock = z.infer<typeof deletionBlock>;

/** RFC 9457 problem details, as `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  /** The request's id, for support; the same as in the log. */
  instance: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ path: z.string(), code: z.enum(fieldErrorCodes) }))),
  /** With `incorrect_code` and `pin_incorrect`: how many tries the code or the PIN still allows. */
  attemptsLeft: z.optional(z.int()),
  /** With `new_device_limit`: what may still leave the wallet on new devices before `retryAfterSeconds` are over. */
  leftHere: z.optional(money),
  /** With `too_many_attempts`, `rate_limited`, `new_device_limit` and `unavailable`: seconds, the same as the Retry-After header. */
  retryAfterSeconds: z.optional(z.int()),
  /** With `longer_code_sent`: the code that is on its way in place of the one that was typed. */
  codeSent: z.optional(codeSent),
  /** With `proof_required`: the work to be done first. */
  proof: z.optional(proofTask),
  /** With `captcha_…`: the question to be answered. */
  captcha: z.optional(captcha),
  /** With `price_changed`: the new total, to be shown and accepted before anything is charged. */
  newTotal: z.optional(z.object({ amount: z.int(), currency: z.string() })),
  /** With `app_version_too_old`: where the app is to be had in its newest version; null where it isn't. */
  stores: z.optional(z.object({ apple: z.nullable(z.string()), google: z.nullable(z.string()) })),
  /** With `deletion_blocked`: what has to end first. */
  blockedBy: z.optional(z.array(deletionBlock)),
});
export type Problem = z.infer<typeof problem>;
