import type { Order } from "@rihla/contract";
import { useMemo, useSyncExternalStore } from "react";
import { json } from "../../platform/storage/storage.ts";
import { takeOut } from "../cart/change-cart.ts";
import { noteBought } from "./bought-lately.ts";
import { isBought, noteSeenPaid } from "./kept-here.ts";
import { unseenUntil } from "./kept-here-until.ts";
import { isPaid } from "./order-payments.ts";
import { placedOrders } from "./placed-orders.ts";

/** An order that this browser placed and has not yet seen paid or over. */
type Placed = { number: string; ofCart: boolean };

const { parse, format } = json(asPlaced);
/** Whoever placed more without paying looks for the newest. */
const mostKept = 10;

export function notePlaced(number: string, ofCart: boolean): void {
  const others = placed().filter((one) => one.number !== number);
  write([{ number, ofCart }, ...others].slice(0, mostKept));
}

/** The same was placed anew under another number. */
export function replacePlaced(before: string, number: string): void {
  const { ofCart = false } = placed().find((one) => one.number === before) ?? {};
  forgetPlaced(before);
  notePlaced(number, ofCart);
}

/** Nothing more is to be done about it here. */
export function forgetPlaced(number: string): void {
  if (placed().some((one) => one.number === number)) write(placed().filter((one) => one.number !== number));
}

/** Whoever sees that an order is paid says so: then, and not before, what it held leaves the cart. */
export function notePaid(order: Order): void {
  // When it ends is known once its eSIMs have been seen.
  if (isPaid(order) && !isBought(order.number)) noteSeenPaid(order.number, unseenUntil(Date.now()));
  const known = placed().find(({ number }) => number === order.number);
  if (!known || !isPaid(order)) return;
  forgetPlaced(order.number);
  noteBought(order);
  if (known.ofCart) takeOut(order.lines);
}

/** Their numbers, newest first. */
export const placedHere = (): string[] => placed().map(({ number }) => number);

export function usePlacedHere(): string[] {
  const now = useSyncExternalStore(placedOrders.subscribe, placedOrders.read, () => undefined);
  return useMemo(() => of(now).map(({ number }) => number), [now]);
}

const of = (written = "[]"): Placed[] => parse(written) ?? [];
const placed = () => of(placedOrders.read());
const write = (all: Placed[]) => placedOrders.write(all.length > 0 ? format(all) : undefined);

function asPlaced(value: unknown): Placed[] {
  return (value as Placed[]).flatMap(({ number, ofCart }) =>
    typeof number === "string" ? { number, ofCart: ofCart === true } : [],
  );
}
