import { intentAnswer } from "./answers.ts";
import { push } from "./event.ts";
import { type Dispute, newId, type Session, type Stripe, sessionOfIntent } from "./session.ts";

/** Those that end it. */
const CLOSED: readonly string[] = ["won", "lost", "warning_closed", "prevented"];
const ANSWER_DAYS = 9;

type Wanted = { reason: string; amount: number | undefined; status: Dispute["status"] };

/** The holder of the card asks their bank for the money; it is taken from the shop's account at once, until it is decided. */
export async function openDispute(stripe: Stripe, session: Session, wanted: Wanted): Promise<Dispute> {
  const { intent } = session;
  if (!intent?.chargeId) throw new Error("nobody has paid");
  const now = stripe.world.clock.now();
  const dispute: Dispute = {
    id: newId("du"),
    intentId: intent.id,
    chargeId: intent.chargeId,
    amount: wanted.amount ?? intent.received,
    currency: session.currency,
    reason: wanted.reason,
    status: wanted.status,
    createdAt: now,
    dueBy: now + ANSWER_DAYS * 24 * 3_600_000,
  };
  stripe.disputes.put(dispute.id, dispute);
  await push(stripe, "charge.dispute.created", disputeAnswer(stripe, dispute));
  return dispute;
}

export async function moveDispute(
  stripe: Stripe,
  dispute: Dispute,
  status: Dispute["status"],
): Promise<Dispute> {
  const moved = { ...dispute, status };
  stripe.disputes.put(moved.id, moved);
  const type = CLOSED.includes(status) ? "charge.dispute.closed" : "charge.dispute.updated";
  await push(stripe, type, disputeAnswer(stripe, moved));
  return moved;
}

/** What is taken back and reinstated stands in the books of the account; an inquiry moves nothing. */
function booked({ id, amount, status, createdAt }: Dispute) {
  if (status.startsWith("warning_")) return [];
  const row = (sign: number, category: string) => ({
    id: `txn_${category}_${id}`,
    object: "balance_transaction",
    amount: sign * amount,
    created: Math.floor(createdAt / 1000),
    reporting_category: category,
    type: "adjustment",
  });
  return [row(-1, "dispute"), ...(status === "won" ? [row(1, "dispute_reversal")] : [])];
}

export function disputeAnswer(stripe: Stripe, dispute: Dispute, expand: readonly string[] = []) {
  const session = sessionOfIntent(stripe, dispute.intentId);
  const isWhole = expand.some((path) => path.endsWith("payment_intent"));
  return {
    id: dispute.id,
    object: "dispute",
    amount: dispute.amount,
    balance_transactions: booked(dispute),
    charge: dispute.chargeId,
    created: Math.floor(dispute.createdAt / 1000),
    currency: dispute.currency,
    evidence: {},
    evidence_details: {
      due_by: Math.floor(dispute.dueBy / 1000),
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: dispute.status.startsWith("warning_"),
    livemode: false,
    metadata: {},
    payment_intent: isWhole && session?.intent ? intentAnswer(session, session.intent) : dispute.intentId,
    reason: dispute.reason,
    status: dispute.status,
  };
}

/** They give nothing back of a charge whose money its bank holds. */
export const holdsMoney = (stripe: Stripe, intentId: string): boolean =>
  stripe.disputes
    .all()
    .some((one) => one.intentId === intentId && !one.status.startsWith("warning_") && one.status !== "won");
