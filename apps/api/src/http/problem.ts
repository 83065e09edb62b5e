import type { Problem } from "@rihla/contract";
import type { AdminProblemCode } from "@rihla/contract/admin";
import { type OperatorRefusalCode, operatorRefusals } from "@rihla/contract/admin/refusals";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseAway } from "../infra/database/database-watch.ts";
import { isGatewayPaused } from "../infra/database/gateway-paused.ts";
import { isShopClosed } from "../infra/database/shop-closed.ts";
import { QueueIsFull } from "../infra/serial-queue.ts";
import { OperatorRefusal } from "../operator-refusal.ts";
import { Refusal } from "../refusal.ts";
import { noteSecurityEvent } from "./security-events.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Under test: the codes that the endpoint declares. */
    problems?: readonly AdminProblemCode[] | undefined;
  }
}

/** To operators: most is in the way of what they asked for. */
const refused = Object.fromEntries(
  (Object.keys(operatorRefusals) as OperatorRefusalCode[]).map((code) => [
    code,
    code.endsWith("_unknown") ? 404 : 409,
  ]),
) as Record<OperatorRefusalCode, number>;

export const statusOf: Record<AdminProblemCode, number> = {
  ...refused,
  invalid_input: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_email: 400,
  incorrect_code: 422,
  code_expired: 422,
  longer_code_sent: 422,
  too_many_attempts: 429,
  rate_limited: 429,
  proof_required: 428,
  unauthenticated: 401,
  confirmation_required: 403,
  not_found: 404,
  price_changed: 409,
  plan_unavailable: 409,
  days_out_of_range: 400,
  compatibility_not_confirmed: 400,
  terms_not_accepted: 400,
  coupon_invalid: 422,
  coupon_blocked: 422,
  coupon_usage_limit: 422,
  coupon_not_yet_active: 422,
  coupon_expired: 422,
  coupon_already_used: 422,
  coupon_package_not_found: 422,
  coupon_minimum_not_met: 422,
  coupon_invalid_percentage: 422,
  coupon_refused: 422,
  idempotency_key_required: 400,
  idempotency_key_reused: 422,
  order_not_payable: 409,
  company_unchangeable: 409,
  order_of_another: 409,
  order_secret_ended: 403,
  captcha_required: 428,
  captcha_wrong: 422,
  captcha_expired: 422,
  payment_link_unknown: 404,
  payment_link_ended: 404,
  payment_link_withdrawn: 404,
  payment_link_paid: 404,
  share_ended: 404,
  share_taken: 404,
  esim_ended: 409,
  not_cancellable: 409,
  refund_has_left: 409,
  refund_to_card_only: 409,
  payment_disputed: 409,
  not_reportable: 409,
  not_repairable: 409,
  payment_method_unavailable: 409,
  payment_failed: 402,
  payment_pending: 409,
  payment_page_open: 409,
  gateway_unavailable: 503,
  shop_closed: 409,
  wallet_insufficient: 402,
  pin_not_set: 409,
  pin_incorrect: 422,
  pin_blocked: 403,
  new_device_limit: 403,
  voucher_invalid_format: 422,
  voucher_not_found: 404,
  voucher_used: 409,
  voucher_expired: 409,
  voucher_withdrawn: 409,
  voucher_already_activated: 409,
  voucher_activation_failed: 409,
  chat_unavailable: 503,
  confirmation_mismatch: 422,
  deletion_blocked: 409,
  app_version_too_old: 410,
  unavailable: 503,
  internal_error: 500,
  passkey_refused: 422,
  invitation_ended: 404,
  last_owner: 409,
  last_passkey: 409,
  operator_exists: 409,
  origin_refused: 403,
};

/** How soon the database may be back, seconds: a restart or a failover takes about so long. */
const retryAfterSeconds = 5;

/** The one place where an error becomes HTTP. What was not expected is logged and answered without its words. */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const refusal = declared(asRefusal(error), request);
  if (!refusal) request.log.error({ reqId: request.id, err: error }, "unexpected error");
  return sendProblem(request, reply, refusal ?? new Refusal("internal_error"));
}

/** Under test a code that the contract does not name for the call is a fault of ours, and answered as one. */
function declared(refusal: Refusal | null, request: FastifyRequest): Refusal | null {
  const { problems } = request.routeOptions.config;
  return refusal && problems && !problems.includes(refusal.code) ? null : refusal;
}

function asRefusal(error: FastifyError | Refusal): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof OperatorRefusal) return new Refusal(error.code, { figures: error.figures });
  if (isShopClosed(error)) return new Refusal("shop_closed");
  if (isGatewayPaused(error)) return new Refusal("payment_method_unavailable");
  if (isDatabaseAway(error)) return new Refusal("unavailable", { retryAfterSeconds });
  if (error instanceof QueueIsFull) return new Refusal("unavailable", { retryAfterSeconds: error.seconds });
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return new Refusal("body_too_large");
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new Refusal("unsupported_media_type");
  // Fastify's own: a body that is not JSON, or not as long as was said.
  if (error.statusCode && error.statusCode < 500) return new Refusal("invalid_input");
  return null;
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  noteSecurityEvent(request, refusal.code);
  const status = statusOf[refusal.code];
  const { retryAfterSeconds } = refusal.details;
  const problem: Omit<Problem, "code"> & { code: AdminProblemCode } = {
    type: `https://rihla.example/problems/${refusal.code}`,
    title: refusal.code.replaceAll("_", " "),
    status,
    code: refusal.code,
    instance: request.id,
    ...refusal.details,
  };
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .send(JSON.stringify(problem));
}
