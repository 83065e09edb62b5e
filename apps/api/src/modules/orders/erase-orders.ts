import type { Tx } from "../../database.ts";
import { isOpen, type OrderRow } from "./order.ts";
import { clearBuyer, moveOrder } from "./orders.repository.ts";

/**
 * Takes the buyer out of locked orders and leaves what accounting asks for: number, lines, totals, dates, country,
 * payments. One that nobody paid is closed, since nobody is left to deliver to. From now on they belong to no one.
 */
export async function eraseOrders(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  for (const order of orders)
    if (isOpen(order)) await moveOrder(tx, order, "closed", "account deleted", "cancelled");
  await clearBuyer(
    tx,
    orders.map(({ id }) => id),
  );
}
