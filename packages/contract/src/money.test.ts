import fc from "fast-check";
import { expect, test } from "vitest";
import { addMoney, money, multiplyMoney } from "./money.ts";

const dinars = (amount: number) => ({ amount, currency: "DZD" });

test("adds amounts of one currency, to the last centime", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (a, b) => {
      expect(addMoney(dinars(a), dinars(b))).toEqual(dinars(a + b));
    }),
  );
});

test("never adds two currencies, and says which", () => {
  const dollar = { amount: 1, currency: "USD" };
  expect(() => addMoney(dinars(1), dollar)).toThrow("Cannot add USD to DZD");
  expect(() => addMoney(dollar, dinars(1))).toThrow("Cannot add DZD to USD");
});

test("multiplies by whole numbers, in the same currency", () => {
  expect(multiplyMoney(dinars(250), 3)).toEqual(dinars(750));
  expect(multiplyMoney(dinars(250), 0)).toEqual(dinars(0));
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("never multiplies by %d", (factor) => {
  expect(() => multiplyMoney(dinars(250), factor)).toThrow(
    `Money is multiplied by whole numbers only, got ${factor}`,
  );
});

test("is a whole number of minor units and an ISO code on the wire", () => {
  const accepts = (value: unknown) => money.safeParse(value).success;
  expect(accepts(dinars(250))).toBe(true);
  expect(accepts({ amount: 2.5, currency: "DZD" })).toBe(false);
  for (const currency of ["dzd", "DZ", "DZDA", "D1D", ""])
    expect(accepts({ amount: 1, currency })).toBe(false);
  const [issue] = money.safeParse({ amount: 1, currency: "da" }).error?.issues ?? [];
  expect(issue?.message).toBe("invalid_currency");
});
