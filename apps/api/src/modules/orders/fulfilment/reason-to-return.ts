import type { Tx } from "../../../database.ts";
import { Refusal } from "../../../refusal.ts";
import { consumeCoupon } from "../../coupons/index.ts";
import { createQuote } from "../../quotes/index.ts";
import { isOpen, isPlaced, type OrderLineRow, type OrderRow, wasPaid } from "../order.ts";
import { quoteInputOf } from "../quote-again.ts";

/** Why money that came for a locked order goes back; null where it buys the order. */
export async function reasonToReturn(
  tx: Tx,
  order: OrderRow,
  lines: OrderLineRow[],
  paid: number,
): Promise<"duplicate" | "too-late" | null> {
  // On a page from before the order was quoted again.
  if (!isPlaced(order) && paid !== order.total) return "too-late";
  if (isOpen(order)) return null;
  if (wasPaid(order)) return "duplicate";
  return (await priceStillHolds(tx, order, lines)) ? null : "too-late";
}

async function priceStillHolds(tx: Tx, order: OrderRow, lines: OrderLineRow[]): Promise<boolean> {
  if (order.closeReason !== "expired" || order.erasedAt) return false;
  try {
    const again = await createQuote(tx, quoteInputOf(order, lines), { [order.currency]: order.serviceFee });
    if (again.total.amount !== order.total) return false;
    // It was given back when the order was closed.
    if (again.coupon) await consumeCoupon(tx, again.coupon, order);
    return true;
  } catch (error) {
    // A plan that is no longer sold has no price, nor has a coupon that is used up. Anything else is a fault of ours: it
    // must not send money back.
    if (error instanceof Refusal) return false;
    throw error;
  }
}
