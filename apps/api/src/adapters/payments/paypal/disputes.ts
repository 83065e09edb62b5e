import type { DisputeReason, DisputeState } from "@rihla/contract/admin/operator-rules";
import * as z from "zod";
import { orUnknown, UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import type { DisputeThere, GatewayDisputes } from "../../../modules/payments/payment-gateway.ts";
import type { PaypalAnswer, PaypalClient } from "./client.ts";
import { money, moneyOf } from "./order.ts";

const shape = z.object({
  dispute_id: z.string().min(1),
  create_time: z.iso.datetime({ offset: true }),
  update_time: z.iso.datetime({ offset: true }).optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().min(1) })).min(1),
  reason: z.string(),
  status: z.string(),
  dispute_amount: money,
  dispute_outcome: z
    .object({ outcome_code: z.string().optional(), amount_refunded: money.optional() })
    .optional(),
  seller_response_due_date: z.iso.datetime({ offset: true }).optional(),
});
type Dispute = z.output<typeof shape>;
const page = z.object({
  items: z.array(z.object({ dispute_id: z.string() })).default([]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});
const capture = z.object({ custom_id: z.string().optional() });

/** What is open to both sides to talk about waits for the shop too. */
const states: Readonly<Record<string, DisputeState>> = {
  OPEN: "needs_answer",
  WAITING_FOR_SELLER_RESPONSE: "needs_answer",
  WAITING_FOR_BUYER_RESPONSE: "under_review",
  UNDER_REVIEW: "under_review",
};

/** Of a payout they bear the loss themselves. None: another dispute of the same payment goes on in its place. */
const outcomes: Readonly<Record<string, DisputeState>> = {
  RESOLVED_BUYER_FAVOUR: "lost",
  ACCEPTED: "lost",
  RESOLVED_SELLER_FAVOUR: "won",
  RESOLVED_WITH_PAYOUT: "won",
  CANCELED_BY_BUYER: "won",
  DENIED: "won",
  NONE: "won",
};

const reasons: Readonly<Record<string, DisputeReason>> = {
  UNAUTHORISED: "not_theirs",
  MERCHANDISE_OR_SERVICE_NOT_RECEIVED: "not_received",
  MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: "not_as_described",
  DUPLICATE_TRANSACTION: "duplicate",
  PAYMENT_BY_OTHER_MEANS: "duplicate",
  CREDIT_NOT_PROCESSED: "not_refunded",
  CANCELED_RECURRING_BILLING: "cancelled",
};

const root = "v1/customer/disputes";
const perPage = 50;

export const paypalDisputes = (call: PaypalClient): GatewayDisputes => ({
  list: (since) => orUnknown(() => listNames(call, since)),
  read: (name) => orUnknown(async () => ({ outcome: "told" as const, dispute: await read(call, name) })),
});

/** The next page is named by a token in the address that they give for it; of the address nothing else is believed. */
async function listNames(call: PaypalClient, since: Date) {
  const names: string[] = [];
  for (let token: string | null = null; ; ) {
    const query = new URLSearchParams({
      update_time_after: since.toISOString(),
      page_size: String(perPage),
      ...(token && { next_page_token: token }),
    });
    const told = toldIn(page, await get(call, `${root}?${query}`));
    names.push(...told.items.map(({ dispute_id }) => dispute_id));
    const next = told.links.find(({ rel }) => rel === "next")?.href;
    const following: string | null = next
      ? new URL(next, "https://none.invalid").searchParams.get("next_page_token")
      : null;
    if (next && (!following || following === token))
      throw new UnknownOutcome("a page of disputes without a name");
    if (!following) return { outcome: "listed" as const, names };
    token = following;
  }
}

/** They name the money that was taken; what we called it stands there. */
async function read(call: PaypalClient, name: string): Promise<DisputeThere> {
  const told = toldIn(shape, await get(call, `${root}/${encodeURIComponent(name)}`));
  const [first] = told.disputed_transactions;
  const path = `v2/payments/captures/${encodeURIComponent(first?.seller_transaction_id ?? "")}`;
  const taken = await get(call, path);
  return disputeOf(told, taken.status === 404 ? null : (toldIn(capture, taken).custom_id ?? null));
}

function disputeOf(told: Dispute, paymentId: string | null): DisputeThere {
  const isOver = told.status === "RESOLVED";
  const outcome = told.dispute_outcome;
  const state = isOver ? outcomes[outcome?.outcome_code ?? ""] : states[told.status];
  if (!state) throw new UnknownOutcome(`dispute ${told.status} ${outcome?.outcome_code ?? ""}`);
  const amount = moneyOf(told.dispute_amount);
  const dueBy = told.seller_response_due_date;
  return {
    name: told.dispute_id,
    paymentId,
    amount,
    reason: reasons[told.reason] ?? "other",
    state,
    answerBy: state === "needs_answer" && dueBy ? new Date(dueBy) : null,
    openedAt: new Date(told.create_time),
    closedAt: isOver && told.update_time ? new Date(told.update_time) : null,
    takenBack:
      state === "lost" ? (outcome?.amount_refunded ? moneyOf(outcome.amount_refunded) : amount) : null,
  };
}

const get = (call: PaypalClient, path: string) => call({ method: "GET", path });

function toldIn<Shape extends z.ZodType>(
  shape: Shape,
  { isOk, status, body }: PaypalAnswer,
): z.output<Shape> {
  const parsed = shape.safeParse(body);
  if (!isOk || !parsed.success) throw new UnknownOutcome(`dispute: status ${status}`);
  return parsed.data;
}
