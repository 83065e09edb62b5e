import fc from "fast-check";
import { expect, it } from "vitest";
import { paidForEsim } from "./paid-for-esim.ts";

const line = (id: string, unitPrice: number, quantity: number, couponDiscount: number) => ({
  id,
  unitPrice,
  quantity,
  total: unitPrice * quantity,
  couponDiscount,
});
const order = (serviceFee = 0) => ({ currency: "DZD", serviceFee });

it("is the eSIM's price less its part of the coupon, in whole dinars", () => {
  const lines = [line("a", 10_000, 3, 1_000), line("b", 5_000, 1, 0)];
  const paid = [0, 1, 2].map((position) => paidForEsim(order(), lines, { orderLineId: "a", position }));
  expect(paid).toEqual([9_600, 9_700, 9_700]);
  expect(paidForEsim(order(), lines, { orderLineId: "b", position: 0 })).toBe(5_000);
});

it("comes to the order's total for all of them together, fee and coupon included", () => {
  const lines = fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 1, max: 1e7 }).map((dinars) => dinars * 100),
      quantity: fc.integer({ min: 1, max: 10 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(lines, fc.nat(1e6), (wanted, serviceFee) => {
      const bought = wanted.map(({ unitPrice, quantity, part }, at) =>
        line(`${at}`, unitPrice, quantity, Math.floor((unitPrice * quantity * part) / 100) * 100),
      );
      const total = bought.reduce((sum, one) => sum + one.total - one.couponDiscount, serviceFee);
      const paid = bought.flatMap(({ id, quantity }) =>
        Array.from({ length: quantity }, (_, position) =>
          paidForEsim(order(serviceFee), bought, { orderLineId: id, position }),
        ),
      );
      expect(paid.reduce((sum, one) => sum + one, 0)).toBe(total);
      for (const amount of paid) expect(amount).toBeGreaterThanOrEqual(0);
    }),
  );
});

it("is the same for one that came in the place of another", () => {
  const lines = [line("a", 10_000, 2, 100)];
  const paid = [0, 1, 2, 3].map((position) => paidForEsim(order(), lines, { orderLineId: "a", position }));
  expect(paid.slice(2)).toEqual(paid.slice(0, 2));
  expect(paid[0]).not.toBe(paid[1]);
});

it.each([
  ["another line", { orderLineId: "b", position: 0 }],
  ["more pieces than were bought and replaced", { orderLineId: "a", position: 4 }],
])("is nothing for %s", (_what, piece) => {
  expect(() => paidForEsim(order(), [line("a", 10_000, 2, 0)], piece)).toThrow("was bought");
});
