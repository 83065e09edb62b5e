import type { Order, Payment } from "@rihla/contract";
import { isPaid, lastPayment, pendingPayment } from "./order-payments.ts";

/** How an order's payment has come out, for the pages that tell of it. */
export type OrderOutcome = "paid" | "given-back" | "pending" | "failed";

export function orderOutcome(order: Order): OrderOutcome {
  if (isPaid(order)) return "paid";
  // Also where another attempt was begun since: nothing more is to be paid until it has ended.
  if (pendingPayment(order)) return "pending";
  const last = lastPayment(order);
  return last && last.refunds.length > 0 ? "given-back" : "failed";
}

export type ShownRefund = Payment["refunds"][number] & { key: string };

/** What goes back or is back of an order's payments, the newest payment first, each way and state in one sum. */
export const refundsOf = ({
  payments,
}: {
  payments: readonly Pick<Payment, "id" | "refunds">[];
}): ShownRefund[] =>
  payments.flatMap(({ id, refunds }) =>
    refunds.map((refund) => ({ ...refund, key: `${id} ${refund.to} ${refund.state}` })),
  );

/** Whether the shop still has it. */
const isHere: Readonly<Record<Payment["refunds"][number]["state"], boolean>> = {
  waiting: true,
  delayed: true,
  under_way: false,
  given: false,
};

/** What of a payment can still go into its owner's wallet instead, minor units. */
export const stillHere = ({ refunds }: Pick<Payment, "refunds">): number =>
  refunds
    .filter(({ to, state }) => to === "card" && isHere[state])
    .reduce((sum, { amount }) => sum + amount.amount, 0);
