import type { Selectable } from "kysely";
import { Refusal } from "../../../refusal.ts";
import type { OrderRow } from "../order.ts";
import { isOpen, wasPaid } from "../order.ts";
import type { PaymentLinkTable } from "../orders.tables.ts";

export type PaymentLink = Selectable<PaymentLinkTable>;

/** Refuses a link that nobody may pay by now, with what the payer should know: that it is paid, or why it is over. */
export function assertLives(
  link: Pick<PaymentLink, "withdrawnAt" | "endsAt">,
  order: OrderRow,
  now: Date,
): void {
  if (link.withdrawnAt) throw new Refusal("payment_link_withdrawn");
  if (wasPaid(order)) throw new Refusal("payment_link_paid");
  const isOver = !isOpen(order) || order.erasedAt !== null || order.payableUntil <= now;
  if (isOver || link.endsAt <= now) throw new Refusal("payment_link_ended");
}

/** All that a payer learns of who travels. */
export const firstNameOf = ({ billingName }: Pick<OrderRow, "billingName">): string =>
  billingName.split(/\s+/)[0] ?? "";
