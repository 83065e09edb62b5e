import { type Payment, refundArrivalDays } from "@rihla/contract";
import type { Selectable } from "kysely";
import type { RefundTable } from "../payments.tables.ts";
import { refundsHere } from "../statuses.ts";

export type RefundRow = Selectable<RefundTable>;
type Shown = Payment["refunds"][number];

/** Whether the money is certainly with the shop: then its owner may have it put into the wallet. */
const isStillHere = ({ status, sentAt, failedAt }: RefundRow): boolean =>
  refundsHere.includes(status) && (sentAt === null || failedAt !== null);

const reads: Readonly<Record<RefundRow["status"], "under_way" | "given">> = {
  requested: "under_way",
  manual: "under_way",
  sent: "under_way",
  done: "given",
};

/** How money that goes back stands, as its owner reads it. */
export function refundState(refund: RefundRow): Shown["state"] {
  if (isStillHere(refund)) return refund.failedAt ? "delayed" : "waiting";
  return refund.pending ? "under_way" : reads[refund.status];
}

/** Refunds of one payment, those alike in one sum; the oldest first. */
export function toRefunds(rows: readonly RefundRow[], currency: string): Shown[] {
  const alike = Map.groupBy(rows, (row) => `${row.destination} ${refundState(row)}`);
  return [...alike.values()].map((group) => {
    const [first] = group as [RefundRow];
    const state = refundState(first);
    const since = new Date(Math.max(...group.map(({ createdAt }) => createdAt.getTime())));
    const by = first.destination === "wallet" ? since : refundIsThereBy(since);
    return {
      amount: { amount: group.reduce((sum, { amount }) => sum + amount, 0), currency },
      to: first.destination,
      state,
      // Nobody knows when what came back will arrive.
      by: state === "delayed" ? null : by.toISOString(),
    };
  });
}

const day = 24 * 60 * 60 * 1000;

/** The day by which money that was sent back at `since` has reached its card. */
export const refundIsThereBy = (since: Date): Date => new Date(since.getTime() + refundArrivalDays * day);
