import { intentAnswer, refundAnswer, refundsOf } from "./answers.ts";
import { disputeAnswer } from "./dispute.ts";
import { type Form, formAt, textAt } from "./form.ts";
import { refuse } from "./refusal.ts";
import type { Session, Stripe } from "./session.ts";

const MOST_PER_PAGE = 100;

/** Newest first, those `created` from `gte` on and before `lt` (seconds), `limit` of them after the one named. */
export const listCharges = (stripe: Stripe, query: Form) =>
  listed("charge", stripe.sessions.all().flatMap(chargeOf), query);

/** The same of refunds, of one payment where one is named. */
export function listRefunds(stripe: Stripe, query: Form) {
  const intentId = textAt(query, "payment_intent");
  const all = intentId ? refundsOf(stripe, intentId) : stripe.refunds.all();
  return listed("refund", all.map(refundAnswer), query);
}

/** The same of disputes, of one payment where one is named. */
export function listDisputes(stripe: Stripe, query: Form) {
  const intentId = textAt(query, "payment_intent");
  const all = stripe.disputes.all().filter((one) => !intentId || one.intentId === intentId);
  const expand = Object.values(formAt(query, "expand")).map(String);
  return listed(
    "dispute",
    all.map((one) => disputeAnswer(stripe, one, expand)),
    query,
  );
}

function listed<One extends { id: string; created: number }>(what: string, found: One[], query: Form) {
  const created = formAt(query, "created");
  const from = Number(textAt(created, "gte") || 0);
  const to = Number(textAt(created, "lt") || Number.MAX_SAFE_INTEGER);
  const limit = Number(textAt(query, "limit") || 10);
  if (!(limit >= 1 && limit <= MOST_PER_PAGE)) refuse(400, "Invalid integer: limit", { param: "limit" });
  const all = found
    .filter((one) => one.created >= from && one.created < to)
    .sort((one, other) => other.created - one.created || (one.id < other.id ? 1 : -1));
  const after = textAt(query, "starting_after");
  const at = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  if (after && at === 0) refuse(400, `No such ${what}: '${after}'`, { param: "starting_after" });
  const data = all.slice(at, at + limit);
  return { object: "list", url: `/v1/${what}s`, has_more: at + limit < all.length, data };
}

function chargeOf(session: Session) {
  const { intent } = session;
  if (!intent?.chargeId || intent.chargedAt === undefined) return [];
  const charge = intentAnswer(session, intent, ["payment_intent.latest_charge"]).latest_charge;
  const created = Math.floor(intent.chargedAt / 1000);
  const metadata = session.intentMetadata;
  // What the payment is made to say wrongly, its charge says too.
  const { amount_received: amount, currency } = session.misreportIntent;
  return [
    {
      ...Object(charge),
      id: intent.chargeId,
      payment_intent: intent.id,
      created,
      metadata,
      ...(amount === undefined ? {} : { amount_captured: amount }),
      ...(currency === undefined ? {} : { currency }),
    },
  ];
}
