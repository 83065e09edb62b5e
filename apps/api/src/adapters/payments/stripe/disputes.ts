import type { DisputeReason, DisputeState } from "@rihla/contract/admin/operator-rules";
import * as z from "zod";
import { orUnknown, UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import type { DisputeThere, GatewayDisputes } from "../../../modules/payments/payment-gateway.ts";
import { type StripeClient, StripeRefusal } from "./client.ts";

const shape = z.object({
  id: z.string().min(1),
  amount: z.number().int(),
  currency: z.string(),
  created: z.number().int(),
  reason: z.string(),
  status: z.string(),
  evidence_details: z.object({ due_by: z.number().int().nullish() }),
  /** What was taken from our account for it, and what was given back, in that account's currency. */
  balance_transactions: z.array(z.object({ amount: z.number().int() })),
  payment_intent: z.nullable(
    z.object({ metadata: z.nullish(z.object({ attempt_id: z.string().optional() })) }),
  ),
});
type Dispute = z.output<typeof shape>;
const list = z.object({ data: z.array(z.object({ id: z.string() })), has_more: z.boolean() });

/** A warning is an inquiry of the bank, before any money moves: it ends closed, or becomes a dispute. */
const states: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: "needs_answer",
  needs_response: "needs_answer",
  appeal_needs_response: "needs_answer",
  warning_under_review: "under_review",
  under_review: "under_review",
  appeal_under_review: "under_review",
  warning_closed: "won",
  won: "won",
  lost: "lost",
};

const reasons: Readonly<Record<string, DisputeReason>> = {
  fraudulent: "not_theirs",
  unrecognized: "not_theirs",
  debit_not_authorized: "not_theirs",
  product_not_received: "not_received",
  product_unacceptable: "not_as_described",
  duplicate: "duplicate",
  credit_not_processed: "not_refunded",
  subscription_canceled: "cancelled",
};

/** They filter by when a dispute was opened, and by nothing else: what has moved since is read by its name. */
export const stripeDisputes = (call: StripeClient): GatewayDisputes => ({
  list: (since) => orUnknown(() => listNames(call, since)),
  read: (name) => orUnknown(async () => ({ outcome: "told" as const, dispute: await read(call, name) })),
});

async function listNames(call: StripeClient, since: Date) {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const names: string[] = [];
  for (let after: string | undefined; ; ) {
    const from = after ? { starting_after: after } : {};
    const answer = await call(({ disputes }) => disputes.list({ created, limit: 100, ...from }));
    const page = list.safeParse(answer).data;
    if (!page) throw new UnknownOutcome("not a list of disputes");
    names.push(...page.data.map(({ id }) => id));
    after = page.data.at(-1)?.id;
    if (!page.has_more || !after) return { outcome: "listed" as const, names };
  }
}

async function read(call: StripeClient, name: string): Promise<DisputeThere> {
  try {
    const answer = await call(({ disputes }) => disputes.retrieve(name, { expand: ["payment_intent"] }));
    return disputeIn(answer);
  } catch (error) {
    // One that they don't know was theirs once.
    if (error instanceof StripeRefusal) throw new UnknownOutcome(error.message);
    throw error;
  }
}

function disputeIn(answer: unknown): DisputeThere {
  const told = shape.safeParse(answer).data;
  const state = told && stateOf(told);
  if (!told || !state) throw new UnknownOutcome(told ? `dispute ${told.status}` : "not a dispute");
  const amount = { amount: told.amount, currency: told.currency.toUpperCase() };
  const dueBy = told.evidence_details.due_by;
  return {
    name: told.id,
    paymentId: told.payment_intent?.metadata?.attempt_id ?? null,
    amount,
    reason: reasons[told.reason] ?? "other",
    state,
    answerBy: state === "needs_answer" && dueBy ? new Date(dueBy * 1000) : null,
    openedAt: new Date(told.created * 1000),
    closedAt: null,
    takenBack: state === "lost" ? amount : null,
  };
}

/** One that was prevented was settled by a rule before it became a dispute: whose the money is, their books of our account say. */
function stateOf({ status, balance_transactions }: Dispute): DisputeState | undefined {
  if (status !== "prevented") return states[status];
  return balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0 ? "lost" : "won";
}
