import type { Order } from "@rihla/contract";
import { maxLines, maxPieces, maxQuantity } from "@rihla/contract/rules";
import { type CartLine, readCart, writeCart } from "./cart.ts";

/** The same plan for the same days is one line. */
export const isSameLine = (one: CartLine, other: CartLine): boolean =>
  one.plan === other.plan && one.days === other.days;

/** Counts from what stands in the cart now, which another tab may have changed. */
export function changeQuantity(line: CartLine, change: (before: number) => number): void {
  const lines = readCart();
  const others = lines
    .filter((one) => !isSameLine(one, line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const most = Math.min(maxQuantity, maxPieces - others);
  const within = (quantity: number) => Math.min(most, Math.max(1, quantity));
  writeCart(
    lines.map((one) => (isSameLine(one, line) ? { ...one, quantity: within(change(one.quantity)) } : one)),
  );
}

/** Of a plan that is sold by the day. What stands in the cart for those days already is one line with it. */
export function changeDays(line: CartLine, days: number): void {
  const lines: CartLine[] = [];
  for (const one of readCart()) {
    const changed = isSameLine(one, line) ? { ...one, days } : one;
    const same = lines.find((other) => isSameLine(other, changed));
    if (same) same.quantity = Math.min(maxQuantity, same.quantity + changed.quantity);
    else lines.push(changed);
  }
  writeCart(lines);
}

/** Gives its place, for putting it back. */
export function removeFromCart(line: CartLine): number {
  const lines = readCart();
  writeCart(lines.filter((one) => !isSameLine(one, line)));
  return lines.findIndex((one) => isSameLine(one, line));
}

export function putBack(line: CartLine, place: number): void {
  const lines = readCart();
  const pieces = [...lines, line].reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces > maxPieces || lines.length >= maxLines || lines.some((one) => isSameLine(one, line))) return;
  writeCart([...lines.slice(0, place), line, ...lines.slice(place)]);
}

/** What was bought goes; what was added meanwhile stays. */
export function takeOut(bought: Order["lines"]): void {
  const left = readCart().map((line) => {
    const of = bought.find(({ plan, days }) => plan.code === line.plan && (line.days ?? days) === days);
    return { ...line, quantity: line.quantity - (of?.quantity ?? 0) };
  });
  writeCart(left.filter(({ quantity }) => quantity > 0));
}
