import type { Order } from "@rihla/contract";
import { useMemo, useSyncExternalStore } from "react";
import { json, stored, text } from "../../platform/storage/storage.ts";
import { takeOut } from "../cart/change-cart.ts";
import { isPaid } from "./order-payments.ts";

/** An order that this browser placed and has not yet seen paid or over. */
type Placed = { number: string; ofCart: boolean };

const kept = stored("device", "placed-orders", text);
const { parse, format } = json(asPlaced);
/** Whoever placed more without paying looks for the newest. */
const mostKept = 10;

export function notePlaced(number: string, ofCart: boolean): void {
  const others = placed().filter((one) => one.number !== number);
  write([{ number, ofCart }, ...others].slice(0, mostKept));
}

/** Nothing more is to be done about it here. */
export function forgetPlaced(number: string): void {
  if (placed().some((one) => one.number === number)) write(placed().filter((one) => one.number !== number));
}

/** Whoever sees that an order is paid says so: then, and not before, what it held leaves the cart. */
export function notePaid(order: Order): void {
  const known = placed().find(({ number }) => number === order.number);
  if (!known || !isPaid(order)) return;
  forgetPlaced(order.number);
  if (known.ofCart) takeOut(order.lines);
}

/** Their numbers, newest first. */
export function usePlacedHere(): string[] {
  const now = useSyncExternalStore(kept.subscribe, kept.read, () => undefined);
  return useMemo(() => of(now).map(({ number }) => number), [now]);
}

const of = (written = "[]"): Placed[] => parse(written) ?? [];
const placed = () => of(kept.read());
const write = (all: Placed[]) => kept.write(all.length > 0 ? format(all) : undefined);

function asPlaced(value: unknown): Placed[] {
  return (value as Placed[]).flatMap(({ number, ofCart }) =>
    typeof number === "string" ? { number, ofCart: ofCart === true } : [],
  );
}
