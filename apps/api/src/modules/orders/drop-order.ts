import type { Uses } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { closeOpenAttempts, findPaymentsOf, isHeld } from "../payments/index.ts";
import { isOpen, wasPaid } from "./order.ts";
import { lockUnpaidOrder, moveOrder } from "./orders.repository.ts";
import { keepOpen, withdrawLinks } from "./payment-links/payment-links.repository.ts";
import { type Claim, findOwnOrder } from "./show-order.ts";

/**
 * Closes an order that its owner doesn't want any more. Phases: its attempts are asked about and their pages closed (no
 * transaction) · unless that has paid it, it is closed and its coupon given back (one transaction). A page that can't be
 * closed may still take money: it goes back. What its gateway holds already is waited for. Dropped twice is dropped.
 */
export async function dropOrder(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  number: string,
  claim: Claim,
): Promise<void> {
  const known = await findOwnOrder(app, number, claim);
  if (isOpen(known)) await closeOpenAttempts(app, await findPaymentsOf(app.db, [known.id]));
  await app.db.transaction().execute(async (tx) => {
    const order = await lockUnpaidOrder(tx, known.id);
    if (order && wasPaid(order)) throw new Refusal("order_not_payable");
    if (!order || !isOpen(order)) return;
    if ((await findPaymentsOf(tx, [order.id])).some(isHeld)) throw new Refusal("payment_pending");
    await withdrawLinks(tx, order.id);
    await keepOpen(tx, order.id, { payableUntil: new Date(), paymentLinkEndsAt: null });
    await moveOrder(tx, order, "closed", "dropped by its owner", "cancelled");
  });
}
