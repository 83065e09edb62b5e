import { expect, test } from "vitest";
import { receiptAmount, receiptDeduction } from "./receipt-amount.ts";

test.each([
  [{ amount: 245000, currency: "DZD" }, "fr", "2,450.00\u00a0DA", "2,450\u00a0DA"],
  [{ amount: 596656, currency: "DZD" }, "ar", "5,966.56\u00a0دج", "5,966.56\u00a0دج"],
  [{ amount: 980, currency: "USD" }, "en", "$9.80", "$9.8"],
] as const)("%j in %s is %s where the scheme asks for centimes, else %s", (money, language, exact, usual) => {
  expect(receiptAmount(money, language, { writesCentimes: true })).toBe(exact);
  expect(receiptAmount(money, language, { writesCentimes: false })).toBe(usual);
  expect(receiptAmount(money, language, null)).toBe(usual);
});

test.each([
  [{ amount: 11500, currency: "DZD" }, "fr", "−115.00\u00a0DA"],
  [{ amount: 11500, currency: "DZD" }, "ar", "\u2066−115.00\u2069\u00a0دج"],
  [{ amount: 980, currency: "USD" }, "ar", "\u2066−$9.80\u2069"],
] as const)("%j taken off keeps its minus before the number in %s", (money, language, written) => {
  expect(receiptDeduction(money, language, { writesCentimes: true })).toBe(written);
});
