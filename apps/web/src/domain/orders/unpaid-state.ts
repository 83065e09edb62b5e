import type { Order } from "@rihla/contract";
import { paymentEnd } from "../payments/payment-end.ts";
import { orderOutcome } from "./order-outcome.ts";
import { isBeyondPaying, lastPayment } from "./order-payments.ts";

export type UnpaidState =
  | { kind: "paid" }
  /** The bank's page is still open for this payment of it. */
  | { kind: "open"; payment: string }
  /** The last attempt is over; the order waits for another. */
  | { kind: "rejected" }
  /** Nothing can be paid for it any more: the next press means another order. */
  | { kind: "over" }
  /** Nobody has tried to pay it. */
  | { kind: "none" };

/** How an order placed earlier stands, by what the server says of it. */
export function unpaidState(order: Order, now = Date.now()): UnpaidState {
  const outcome = orderOutcome(order);
  if (outcome === "paid") return { kind: "paid" };
  const last = lastPayment(order);
  const isOver = outcome === "given-back" || isBeyondPaying(order, now);
  // One that was dropped reads rejected though its page may be open: what is paid there goes back.
  const isDropped = isOver && order.status === "rejected";
  if (outcome === "pending" && last?.redirectUrl && !isDropped) return { kind: "open", payment: last.id };
  if (isOver) return { kind: "over" };
  return last && paymentEnd(last) === "not-paid" ? { kind: "rejected" } : { kind: "none" };
}
