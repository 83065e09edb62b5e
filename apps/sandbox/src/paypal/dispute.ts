import { randomText } from "../world/random-text.ts";
import { push } from "./event.ts";
import type { Dispute, OPEN_STATUSES, Order, Paypal } from "./order.ts";
import { invalid } from "./refusal.ts";

const ANSWER_DAYS = 10;
const MOST_PER_PAGE = 50;
const MOST_DAYS = 180;

type Wanted = { reason: string; status: (typeof OPEN_STATUSES)[number] };

export async function openDispute(
  paypal: Paypal,
  order: Order,
  { reason, status }: Wanted,
): Promise<Dispute> {
  const now = paypal.world.clock.now();
  const dispute: Dispute = {
    id: `PP-D-${randomText("0123456789", 8)}`,
    orderId: order.id,
    captureId: order.capture?.id ?? "",
    amount: order.capture?.amount ?? order.amount,
    reason,
    status,
    outcome: null,
    given: null,
    createdAt: now,
    updatedAt: now,
    dueBy: now + ANSWER_DAYS * 24 * 3_600_000,
  };
  return keep(paypal, dispute, "CUSTOMER.DISPUTE.CREATED");
}

export const moveDispute = (
  paypal: Paypal,
  dispute: Dispute,
  change: Pick<Dispute, "status" | "outcome" | "given">,
): Promise<Dispute> =>
  keep(
    paypal,
    { ...dispute, ...change, updatedAt: paypal.world.clock.now() },
    change.outcome ? "CUSTOMER.DISPUTE.RESOLVED" : "CUSTOMER.DISPUTE.UPDATED",
  );

async function keep(paypal: Paypal, dispute: Dispute, event: string): Promise<Dispute> {
  paypal.disputes.put(dispute.id, dispute);
  await push(paypal, event, "dispute", disputeAnswer(dispute));
  return dispute;
}

const isoOf = (time: number) => new Date(time).toISOString();

/** What a list tells of one. */
const summaryOf = (dispute: Dispute) => ({
  dispute_id: dispute.id,
  create_time: isoOf(dispute.createdAt),
  update_time: isoOf(dispute.updatedAt),
  reason: dispute.reason,
  status: dispute.status,
  dispute_state: dispute.status === "RESOLVED" ? "RESOLVED" : "REQUIRED_ACTION",
  dispute_amount: dispute.amount,
  dispute_life_cycle_stage: "CHARGEBACK",
  dispute_channel: "INTERNAL",
});

export const disputeAnswer = (dispute: Dispute) => ({
  ...summaryOf(dispute),
  disputed_transactions: [{ seller_transaction_id: dispute.captureId, gross_amount: dispute.amount }],
  ...(dispute.status === "WAITING_FOR_SELLER_RESPONSE" && { seller_response_due_date: isoOf(dispute.dueBy) }),
  ...(dispute.outcome && {
    dispute_outcome: {
      outcome_code: dispute.outcome,
      ...(dispute.given && { amount_refunded: dispute.given }),
    },
  }),
});

/** The newest first, that moved since `update_time_after`, `page_size` of them on a page; the next one goes by a token. */
export function listDisputes(paypal: Paypal, query: Readonly<Record<string, string>>, address: string) {
  const since = Date.parse(query.update_time_after ?? "");
  const size = Number(query.page_size ?? 10);
  const isOld = paypal.world.clock.now() - since > MOST_DAYS * 24 * 3_600_000;
  if (Number.isNaN(since) || isOld || !(size >= 1 && size <= MOST_PER_PAGE))
    invalid("INVALID_PARAMETER_VALUE");
  const all = paypal.disputes
    .all()
    .filter(({ updatedAt }) => updatedAt >= since)
    .sort((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1));
  const token = query.next_page_token;
  const from = token ? Number(Buffer.from(token, "base64").toString()) : 0;
  if (!Number.isInteger(from)) invalid("INVALID_PARAMETER_VALUE");
  const following = new URLSearchParams({ ...query, next_page_token: btoa(String(from + size)) });
  const href = `${address}/paypal/v1/customer/disputes?${following}`;
  const links = from + size < all.length ? [{ rel: "next", href, method: "GET" }] : [];
  return { items: all.slice(from, from + size).map(summaryOf), links };
}

/** They give nothing back of money that is argued about, or was given to the payer. */
export const holdsMoney = (paypal: Paypal, captureId: string): boolean =>
  paypal.disputes.all().some((one) => one.captureId === captureId && !isWon(one));

const isWon = ({ outcome }: Dispute): boolean =>
  outcome !== null && outcome !== "RESOLVED_BUYER_FAVOUR" && outcome !== "ACCEPTED";
