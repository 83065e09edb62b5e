import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PriceBook, readRules, retailPrices, usualRules } from "./price-book.ts";

const dinar = { code: "DZD", exponent: 2, perUsdE4: 1_380_000, step: 100 };
const dollar = { code: "USD", exponent: 2, perUsdE4: 10_000, step: 1 };
const tunisianDinar = { code: "TND", exponent: 3, perUsdE4: 31_000, step: 10 };
const bookWith = (changes: Partial<PriceBook>): PriceBook => ({
  version: 1,
  rules: usualRules,
  rates: [dinar, dollar],
  handicaps: {},
  ...changes,
});
const plan = (wholesaleUsdE4: number) => ({ wholesaleUsdE4, kind: "fixed" as const, destination: "TN" });

describe("retail prices", () => {
  it("make the cheapest wholesale package, 0.33 dollars, a plan of 64 dinars", () => {
    expect(retailPrices(bookWith({}), plan(3300))).toEqual({ prices: { DZD: 6400, USD: 47 }, rule: "usual" });
  });

  it("exist in every currency that has a rate, by its own decimals and step", () => {
    const { prices } = retailPrices(bookWith({ rates: [dinar, dollar, tunisianDinar] }), plan(10_000));
    expect(prices).toEqual({ DZD: 19_400, USD: 140, TND: 4340 });
  });

  it("follow the first rule that fits: kind, destination and wholesale price", () => {
    const rules = [
      { name: "daily", percent: 10, kind: "unlimited" as const },
      { name: "small", percent: 100, belowUsdE4: 5000 },
      { name: "saudi", percent: 20, destinations: ["SA"] },
      ...usualRules,
    ];
    const ruleFor = (changes: object) =>
      retailPrices(bookWith({ rules }), { ...plan(10_000), ...changes }).rule;
    expect(ruleFor({ kind: "unlimited", wholesaleUsdE4: 100 })).toBe("daily");
    expect(ruleFor({ wholesaleUsdE4: 4999 })).toBe("small");
    expect(ruleFor({ destination: "SA" })).toBe("saudi");
    expect(ruleFor({ wholesaleUsdE4: 5000 })).toBe("usual");
  });

  it("do not exist where no rule fits", () => {
    const rules = [{ name: "saudi", percent: 20, destinations: ["SA"] }];
    expect(() => retailPrices(bookWith({ version: 7, rules }), plan(10_000))).toThrow(
      "Price book 7 has no rule for a fixed plan of TN",
    );
  });

  it("are multiples of the step, never below cost and never more than one step above the exact price", () => {
    const wholesale = fc.integer({ min: 1, max: 50_000_000 });
    fc.assert(
      fc.property(wholesale, fc.integer({ min: 0, max: 300 }), (cost, percent) => {
        const { prices } = retailPrices(bookWith({ rules: [{ name: "any", percent }] }), plan(cost));
        const exactUsd = (cost * (100 + percent)) / 1_000_000;
        for (const { code, exponent, perUsdE4, step } of [dinar, dollar]) {
          const exact = exactUsd * (perUsdE4 / 10_000) * 10 ** exponent;
          const price = prices[code] as number;
          expect(price % step).toBe(0);
          expect(price).toBeGreaterThanOrEqual(exact - 1e-4);
          expect(price - exact).toBeLessThan(step + 1e-4);
        }
      }),
    );
  });

  it("never fall when the wholesale price rises", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000), (cost, more) => {
        const [less, greater] = [
          retailPrices(bookWith({}), plan(cost)),
          retailPrices(bookWith({}), plan(cost + more)),
        ];
        expect(greater.prices.DZD).toBeGreaterThanOrEqual(less.prices.DZD as number);
      }),
    );
  });
});

describe("rules an operator writes", () => {
  it("are taken when the last one fits everything", () => {
    const rules = [
      { name: "small", percent: 80, belowUsdE4: 5000 },
      { name: "rest", percent: 35 },
    ];
    expect(readRules(rules)).toEqual(rules);
  });

  const usual = { name: "usual", percent: 40 };

  it.each([
    [[{ ...usual, percent: 0 }]],
    [[{ ...usual, percent: 1000 }]],
    [[{ ...usual, name: "n".repeat(40) }]],
    [[{ ...usual, name: "n" }]],
    [[{ ...usual, kind: "unlimited", destinations: ["SA"], belowUsdE4: 1 }, usual]],
    [[{ ...usual, kind: "fixed" }, usual]],
  ])("are taken up to their bounds: %j", (rules) => {
    expect(readRules(rules)).toEqual(rules);
  });

  it.each([
    [[{ ...usual, percent: -1 }], "percent"],
    [[{ ...usual, percent: 1001 }], "percent"],
    [[{ ...usual, percent: 12.5 }], "percent"],
    [[{ ...usual, name: "" }], "name"],
    [[{ ...usual, name: "n".repeat(41) }], "name"],
    [[{ ...usual, destination: "FR" }], "destination"],
    [[{ ...usual, destinations: [] }, usual], "destinations"],
    [[{ ...usual, kind: "daily" }, usual], "kind"],
    [[{ ...usual, belowUsdE4: 0 }, usual], "belowUsdE4"],
    [[], ">=1"],
  ])(
    "are refused when they sell below cost or are misspelt, in words that name the part: %j",
    (rules, part) => {
      expect(() => readRules(rules)).toThrow(/The rules are not right/);
      expect(() => readRules(rules)).toThrow(part);
    },
  );

  it.each([[{ kind: "fixed" }], [{ destinations: ["SA"] }], [{ belowUsdE4: 5000 }]])(
    "are refused when the last one leaves plans without a price: %j",
    (condition) => {
      expect(() => readRules([{ ...usual, ...condition }])).toThrow("must fit every plan");
    },
  );
});
