import { expect, test } from "vitest";
import { exactAmount } from "./exact-amount.ts";

test.each([
  [{ amount: 245000, currency: "DZD" }, "fr", "2,450.00\u00a0DA"],
  [{ amount: 596656, currency: "DZD" }, "ar", "5,966.56\u00a0دج"],
  [{ amount: 980, currency: "USD" }, "en", "$9.80"],
] as const)("%j in %s is %s", (money, language, text) => {
  expect(exactAmount(money, language)).toBe(text);
});
