import type { Quote } from "@rihla/contract";
import { expect, test } from "vitest";
import { isQuoteFor } from "./is-quote-for.ts";

/** Sold by the day. */
const line = (code: string, quantity: number, days = 7) => ({ plan: { code, days: null }, quantity, days });
const ofSevenDays = (code: string, quantity: number) => ({ plan: { code, days: 7 }, quantity, days: 7 });
const quote = (currency: string, ...lines: (ReturnType<typeof line> | ReturnType<typeof ofSevenDays>)[]) =>
  ({ currency, lines }) as unknown as Quote;

test.each([
  ["of the number, plans and currency on the screen", quote("DZD", line("A", 2), line("B", 1, 3)), true],
  ["of the number before", quote("DZD", line("A", 1), line("B", 1, 3)), false],
  ["of fewer days", quote("DZD", line("A", 2), line("B", 1, 2)), false],
  ["of a plan that has its own days", quote("DZD", line("A", 2), ofSevenDays("B", 1)), true],
  ["of another plan", quote("DZD", line("C", 2), line("B", 1, 3)), false],
  ["without one of the plans", quote("DZD", line("A", 2)), false],
  ["with one that was taken away", quote("DZD", line("A", 2), line("B", 1, 3), line("C", 1)), false],
  ["in another currency", quote("USD", line("A", 2), line("B", 1, 3)), false],
])("a quote %s: %s", (_what, given, expected) => {
  const wanted = [
    { plan: "A", quantity: 2 },
    { plan: "B", quantity: 1, days: 3 },
  ];
  expect(isQuoteFor(given, wanted, "DZD")).toBe(expected);
});
