import fc from "fast-check";
import { expect, test } from "vitest";
import { addMoney, money, multiplyMoney, splitAmount } from "./money.ts";

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

test.each([
  [100, [1, 1, 1], 1, [34, 33, 33]],
  [100, [100, 100, 50], 1, [40, 40, 20]],
  [1000, [6400, 6400, 6400], 100, [400, 300, 300]],
  [500, [100, 0, 900], 100, [100, 0, 400]],
  [0, [5, 5], 1, [0, 0]],
  [1, [1], 1, [1]],
  // What is left over goes to who was cut most, wherever they stand.
  [100, [1, 2, 4], 1, [14, 29, 57]],
  [100, [4, 2, 1], 1, [57, 29, 14]],
  [100, [2, 4, 1], 1, [29, 57, 14]],
])("shares %d by %j in steps of %d", (amount, weights, step, shares) => {
  expect(splitAmount(amount, weights, step)).toEqual(shares);
});

test("shares in single units where no step is given", () => {
  expect(splitAmount(3, [1, 1, 1])).toEqual([1, 1, 1]);
});

test("shares to the last unit, in whole steps, to nobody more than their weight", () => {
  const weights = fc.array(fc.nat(1e12), { minLength: 1, maxLength: 10 }).filter((all) => all.some(Boolean));
  fc.assert(
    fc.property(
      weights,
      fc.constantFrom(1, 100),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (all, step, part) => {
        const whole = all.map((weight) => weight * step);
        const sum = whole.reduce((a, b) => a + b, 0);
        const amount = Math.floor((sum / step) * part) * step;
        const shares = splitAmount(amount, whole, step);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(amount);
        for (const [at, share] of shares.entries()) {
          expect(share % step).toBe(0);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(whole[at] as number);
        }
      },
    ),
  );
});

test.each([
  [150, [1], 100],
  [1, [0, 0], 1],
  [1, [], 1],
])("never shares %d by %j in steps of %d", (amount, weights, step) => {
  expect(() => splitAmount(amount, weights, step)).toThrow("can't be shared");
});
