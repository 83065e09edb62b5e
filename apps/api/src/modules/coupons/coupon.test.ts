import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Refusal } from "../../refusal.ts";
import { assertValid, type Coupon, discountLines } from "./coupon.ts";

type Rule = Parameters<typeof discountLines>[0];
const rule = (changes: Partial<Rule>): Rule => ({
  percent: null,
  amounts: null,
  minimums: {},
  plans: null,
  destinations: null,
  ...changes,
});
const tenPercent = rule({ percent: 10 });
const line = (total: number, plan = "TN-1", destination = "TN") => ({ plan, destination, total });
const refusalOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return (error as Refusal).code;
  }
  return null;
};
const refused = (changes: Partial<Rule>, lines = [line(100_000)], currency = "DZD") =>
  refusalOf(() => discountLines(rule(changes), lines, currency));

describe("a coupon", () => {
  it.each([
    ["10 % of 64 dinars, up to the dinar", tenPercent, "DZD", [6400], [700]],
    ["10 % of 550 dinars, to the dinar", tenPercent, "DZD", [55_000], [5500]],
    ["10 % of 9.99 dollars, up to the cent", tenPercent, "USD", [999], [100]],
    ["10 % of several, shared by price", tenPercent, "DZD", [100_000, 50_000], [10_000, 5_000]],
    ["500 dinars", rule({ amounts: { DZD: 50_000 } }), "DZD", [100_000], [50_000]],
    ["no centimes of an amount in dinars", rule({ amounts: { DZD: 50_050 } }), "DZD", [100_000], [50_000]],
    ["no more than leaves 50 dinars", rule({ percent: 100 }), "DZD", [100_000], [95_000]],
    ["no more than leaves 50 cents", rule({ amounts: { USD: 2000 } }), "USD", [1000, 1000], [975, 975]],
  ])("takes off %s", (_what, coupon, currency, totals, shares) => {
    expect(
      discountLines(
        coupon,
        totals.map((total) => line(total)),
        currency,
      ),
    ).toEqual(shares);
  });

  it("takes something off the plans and destinations only that it names", () => {
    const lines = [line(100_000, "TN-1", "TN"), line(100_000, "FR-1", "FR"), line(100_000, "FR-2", "FR")];
    const shares = (changes: Partial<Rule>) => discountLines(rule({ percent: 50, ...changes }), lines, "DZD");
    expect(shares({ plans: ["FR-2"] })).toEqual([0, 0, 50_000]);
    expect(shares({ destinations: ["FR"] })).toEqual([0, 50_000, 50_000]);
    expect(shares({ plans: ["FR-2"], destinations: ["TN"] })).toEqual([50_000, 0, 50_000]);
    expect(shares({ plans: ["FR-2"], percent: null, amounts: { DZD: 200_000 } })).toEqual([0, 0, 100_000]);
  });

  it.each<[string, Partial<Rule>, string]>([
    ["plans that nobody buys here", { percent: 10, plans: ["ES-1"] }, "coupon_package_not_found"],
    ["destinations that nobody buys here", { percent: 10, destinations: ["ES"] }, "coupon_package_not_found"],
    ["dearer orders", { percent: 10, minimums: { DZD: 100_001 } }, "coupon_minimum_not_met"],
    ["orders of which it takes less than a dinar", { amounts: { DZD: 99 } }, "coupon_minimum_not_met"],
    ["another currency, by its amount", { amounts: { USD: 500 } }, "coupon_refused"],
    ["another currency, by its minimum", { percent: 10, minimums: { USD: 1 } }, "coupon_refused"],
    ["no percentage there is: none", { percent: 0 }, "coupon_invalid_percentage"],
    ["no percentage there is: more than all", { percent: 101 }, "coupon_invalid_percentage"],
  ])("is refused where it is for %s", (_what, changes, code) => {
    expect(refused(changes)).toBe(code);
  });

  it("may be worth one percent and one cent, and not nothing", () => {
    expect(discountLines(rule({ percent: 1 }), [line(99)], "USD")).toEqual([1]);
    expect(discountLines(rule({ percent: 1 }), [line(101)], "USD")).toEqual([2]);
    expect(refused({ percent: 1 }, [line(50)], "USD")).toBe("coupon_minimum_not_met");
    expect(refused({}, [line(1000)], "USD")).toBe("coupon_minimum_not_met");
  });

  it("takes an order of exactly its minimum", () => {
    expect(refused({ percent: 10, minimums: { DZD: 100_000 } })).toBeNull();
    expect(refused({ percent: 100 }, [line(5_000)])).toBe("coupon_minimum_not_met");
    expect(refused({ percent: 100 }, [line(5_100)])).toBeNull();
  });

  it("never takes more than leaves the least sum, nor more of a line than it costs, and the same each time", () => {
    const lines = fc.array(
      fc.record({
        plan: fc.constantFrom("A", "B"),
        destination: fc.constantFrom("TN", "FR"),
        total: fc.integer({ min: 1, max: 1e10 }).map((dinars) => dinars * 100),
      }),
      { minLength: 1, maxLength: 10 },
    );
    const coupons = fc.record({
      worth: fc.oneof(
        fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent, amounts: null })),
        fc.nat(1e12).map((DZD) => ({ percent: null, amounts: { DZD } })),
      ),
      plans: fc.option(fc.constant<string[]>(["A"])),
      destinations: fc.option(fc.constant<string[]>(["FR"])),
    });
    fc.assert(
      fc.property(lines, coupons, (bought, { worth, plans, destinations }) => {
        const coupon = rule({ ...worth, plans, destinations });
        const subtotal = bought.reduce((sum, { total }) => sum + total, 0);
        const once = () => {
          try {
            return discountLines(coupon, bought, "DZD");
          } catch (error) {
            return (error as Refusal).code;
          }
        };
        const shares = once();
        expect(once()).toEqual(shares);
        if (typeof shares === "string") return;
        const discount = shares.reduce((sum, share) => sum + share, 0);
        expect(discount).toBeGreaterThan(0);
        expect(discount % 100).toBe(0);
        expect(subtotal - discount).toBeGreaterThanOrEqual(5_000);
        if (worth.percent !== null && subtotal - discount > 5_000) {
          const named = bought.filter(
            (one) =>
              !(plans || destinations) ||
              plans?.includes(one.plan) ||
              destinations?.includes(one.destination),
          );
          const exact = named.reduce((sum, { total }) => sum + total, 0) * worth.percent;
          expect(discount * 100).toBeGreaterThanOrEqual(exact);
          expect((discount - 100) * 100).toBeLessThan(exact);
        }
        for (const [at, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(bought[at]?.total ?? 0);
        }
      }),
    );
  });
});

describe("at a moment", () => {
  const now = new Date("2026-11-22T10:00:00Z");
  const before = new Date("2026-11-22T09:59:59Z");
  const after = new Date("2026-11-22T10:00:01Z");
  it.each<[string, Partial<Coupon>, string | null]>([
    ["without limits", {}, null],
    ["that was blocked", { blockedAt: before, endsAt: before }, "coupon_blocked"],
    ["that begins later", { startsAt: after }, "coupon_not_yet_active"],
    ["that begins now", { startsAt: now }, null],
    ["that ends now", { endsAt: now }, "coupon_expired"],
    ["that ends later", { startsAt: before, endsAt: after }, null],
  ])("a coupon %s is refused with %j: %s", (_what, limits, code) => {
    const coupon = { blockedAt: null, startsAt: null, endsAt: null, ...limits };
    expect(refusalOf(() => assertValid(coupon, now))).toBe(code);
  });
});
