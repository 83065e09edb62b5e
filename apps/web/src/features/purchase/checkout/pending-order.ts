import type { Order } from "@rihla/contract";
import { orderOutcome } from "../../../domain/orders/order-outcome.ts";
import { isBeyondPaying, lastPayment } from "../../../domain/orders/order-payments.ts";
import type { SummarySearch } from "../../../paths.ts";
import { json, stored } from "../../../platform/storage.ts";

type Note = { wanted: string; number: string };
const kept = stored("tab", "checkout-order", json(asNote));

/** This tab has placed an order for these contents: coming back here continues with it. */
export function notePendingOrder(search: SummarySearch, number: string): void {
  kept.write({ wanted: JSON.stringify(search), number });
}

export function pendingOrderOf(search: SummarySearch): string | undefined {
  const note = kept.read();
  return note?.wanted === JSON.stringify(search) ? note.number : undefined;
}

export function forgetPendingOrder(): void {
  kept.write(undefined);
}

function asNote(value: unknown): Note | undefined {
  const { wanted, number } = (value ?? {}) as Partial<Note>;
  return typeof wanted === "string" && typeof number === "string" ? { wanted, number } : undefined;
}

export type PendingOrderState =
  | { kind: "paid" }
  /** The bank's page is still open for it. */
  | { kind: "open"; redirectUrl: string }
  /** The last attempt is over; the order waits for another. */
  | { kind: "rejected" }
  /** Nothing can be paid for it any more: the next press means another order. */
  | { kind: "over" }
  /** Nothing to say: pressing the button does the right thing. */
  | { kind: "none" };

/** How an order placed earlier stands, by what the server says of it. */
export function pendingOrderState(order: Order, now = Date.now()): PendingOrderState {
  const outcome = orderOutcome(order);
  if (outcome === "paid") return { kind: "paid" };
  const last = lastPayment(order);
  if (outcome === "pending" && last?.redirectUrl) return { kind: "open", redirectUrl: last.redirectUrl };
  if (outcome === "given-back" || isBeyondPaying(order, now)) return { kind: "over" };
  return last?.status === "rejected" ? { kind: "rejected" } : { kind: "none" };
}
