import type { Quote } from "@rihla/contract";
import { expect, test } from "vitest";
import { isQuoteFor } from "./is-quote-for.ts";

const quote = { currency: "DZD", lines: [{ quantity: 2 }] } as Quote;

test("a quote is for what is on the screen, not for the number or the currency chosen before", () => {
  expect(isQuoteFor(quote, 2, "DZD")).toBe(true);
  expect(isQuoteFor(quote, 3, "DZD")).toBe(false);
  expect(isQuoteFor(quote, 2, "USD")).toBe(false);
});
