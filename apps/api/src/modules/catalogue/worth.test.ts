import fc from "fast-check";
import { expect, it } from "vitest";
import { worthIn } from "./worth.ts";

const rates = [
  { code: "DZD", perUsdE4: 2_600_000 },
  { code: "USD", perUsdE4: 10_000 },
];
const dollars = (amount: number) => ({ amount, currency: "USD" });

it("tells what money is worth in another currency by the shop's rate", () => {
  expect(worthIn(rates, dollars(769), "DZD", "up")).toBe(199_940);
  expect(worthIn(rates, { amount: 200_000, currency: "DZD" }, "USD", "down")).toBe(769);
  expect(worthIn(rates, dollars(100), "USD", "up")).toBe(100);
  expect(() => worthIn(rates, dollars(100), "EUR", "up")).toThrow("EUR has no rate");
});

it("never lets two roundings make more of it than there is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (amount) => {
      const there = worthIn(rates, { amount, currency: "DZD" }, "USD", "down");
      expect(worthIn(rates, dollars(there), "DZD", "up")).toBeLessThanOrEqual(amount);
    }),
  );
});
