import type { Order } from "@rihla/contract";
import { isBeyondPaying, isPaid, lastPayment } from "../../../domain/orders/order-payments.ts";
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
  /** Nothing to say: pressing the button does the right thing, or the order is beyond paying. */
  | { kind: "none" };

/** How an order placed earlier stands, by what the server says of it. */
export function pendingOrderState(order: Order, now = Date.now()): PendingOrderState {
  if (isPaid(order)) return { kind: "paid" };
  if (isBeyondPaying(order, now)) return { kind: "none" };
  const last = lastPayment(order);
  if (last?.status === "rejected") return { kind: "rejected" };
  return last?.status === "pending" && last.redirectUrl
    ? { kind: "open", redirectUrl: last.redirectUrl }
    : { kind: "none" };
}
