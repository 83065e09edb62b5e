import type { Money } from "@rihla/contract";
import type { Tx } from "../../../database.ts";
import { Refusal } from "../../../refusal.ts";
import { consumeCoupon } from "../../coupons/index.ts";
import { createQuote } from "../../quotes/index.ts";
import { isOpen, isPlaced, type OrderLineRow, type OrderRow, usedCoupon, wasPaid } from "../order.ts";
import { quoteInputOf } from "../quote-again.ts";

/** Why money that came for a locked order goes back; null where it buys the order. */
export async function reasonToReturn(
  tx: Tx,
  order: OrderRow,
  lines: OrderLineRow[],
  paid: Money,
): Promise<"duplicate" | "too-late" | null> {
  // On a page from before the order was quoted again, or taken to another currency.
  const isItsPrice = paid.amount === order.total && paid.currency === order.currency;
  if (!isPlaced(order) && !isItsPrice) return "too-late";
  if (isOpen(order)) return null;
  if (wasPaid(order)) return "duplicate";
  return (await priceStillHolds(tx, order, lines)) ? null : "too-late";
}

async function priceStillHolds(tx: Tx, order: OrderRow, lines: OrderLineRow[]): Promise<boolean> {
  if (order.closeReason !== "expired" || order.erasedAt) return false;
  try {
    const again = await createQuote(tx, quoteInputOf({ ...order, couponCode: usedCoupon(order) }, lines), {
      [order.currency]: order.serviceFee,
    });
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
