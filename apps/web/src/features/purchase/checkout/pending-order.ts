import type { CartLine } from "../../../domain/cart/cart.ts";
import { json, stored } from "../../../platform/storage/storage.ts";

type Note = { wanted: string; number: string };
const kept = stored("tab", "checkout-order", json(asNote));

/** This tab has placed an order for these contents: coming back here continues with it. */
export function notePendingOrder(wanted: readonly CartLine[], number: string): void {
  kept.write({ wanted: JSON.stringify(wanted), number });
}

export function pendingOrderOf(wanted: readonly CartLine[]): string | undefined {
  const note = kept.read();
  return note?.wanted === JSON.stringify(wanted) ? note.number : undefined;
}

export const hasPendingOrder = (): boolean => kept.read() !== undefined;

export function forgetPendingOrder(): void {
  kept.write(undefined);
}

function asNote(value: unknown): Note | undefined {
  const { wanted, number }: Partial<Note> = value ?? {};
  return typeof wanted === "string" && typeof number === "string" ? { wanted, number } : undefined;
}
