import type { Order } from "@rihla/contract";
import { paymentEnd } from "../payments/payment-end.ts";
import { orderOutcome } from "./order-outcome.ts";
import { isBeyondPaying, lastPayment, pendingPayment } from "./order-payments.ts";

export type UnpaidState =
  | { kind: "paid" }
  /** The bank's page is still open for this payment of it, or the bank has its money: nothing else is to be paid. */
  | { kind: "open"; payment: string }
  /** The last attempt is over; the order waits for another. */
  | { kind: "rejected" }
  /** Nothing can be paid for it any more: the next press means another order. */
  | { kind: "over" }
  /** Nobody has tried to pay it. */
  | { kind: "none" };

/** How an order placed earlier stands, by what the server says of it. */
export function unpaidState(order: Order): UnpaidState {
  const outcome = orderOutcome(order);
  if (outcome === "paid") return { kind: "paid" };
  const pending = pendingPayment(order);
  const isOver = outcome === "given-back" || isBeyondPaying(order);
  // One that was dropped reads rejected though its page may be open: what is paid there goes back.
  const isDropped = isOver && order.status === "rejected";
  const isGoingOn = pending !== undefined && (pending.redirectUrl !== null || pending.isHeld);
  if (isGoingOn && !isDropped) return { kind: "open", payment: pending.id };
  if (isOver) return { kind: "over" };
  const last = lastPayment(order);
  return last && paymentEnd(last) === "not-paid" ? { kind: "rejected" } : { kind: "none" };
}
