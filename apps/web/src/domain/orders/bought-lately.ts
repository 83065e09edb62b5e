import type { Order } from "@rihla/contract";
import { json, stored } from "../../platform/storage/storage.ts";
import { contentsOf } from "./same-contents.ts";

/** An order that this browser placed and saw paid. */
type Bought = { number: string; what: string; at: number };

const hourMs = 60 * 60 * 1000;
const kept = stored("device", "bought-lately", json(asBought));

export function noteBought({ number, lines }: Pick<Order, "number" | "lines">, now = Date.now()): void {
  const others = lately(now).filter((one) => one.number !== number);
  kept.write([...others, { number, what: contentsOf(lines), at: now }]);
}

/** Of the orders that this browser opens no more. */
export function forgetBought(which: (number: string) => boolean): void {
  const left = lately(Date.now()).filter(({ number }) => !which(number));
  kept.write(left.length > 0 ? left : undefined);
}

/** The number of the order before it with the same in it, if both were bought within an hour. */
export function boughtBefore(
  { number, lines }: Pick<Order, "number" | "lines">,
  now = Date.now(),
): string | undefined {
  const all = lately(now);
  const own = all.findIndex((one) => one.number === number);
  return all.slice(0, own < 0 ? undefined : own).findLast(({ what }) => what === contentsOf(lines))?.number;
}

const lately = (now: number) => (kept.read() ?? []).filter(({ at }) => now - at < hourMs);

function asBought(value: unknown): Bought[] {
  return (value as Bought[]).filter(
    ({ number, what, at }) =>
      typeof number === "string" && typeof what === "string" && typeof at === "number",
  );
}
