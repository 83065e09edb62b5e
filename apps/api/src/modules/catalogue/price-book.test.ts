import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPriceBook, retailPrices } from "./price-book.ts";

const book = createPriceBook("138", 40);

describe("retail prices", () => {
  it("make the cheapest wholesale package, 0.33 dollars, a plan of 64 dinars", () => {
    expect(retailPrices(book, 3300)).toEqual({ dzd: 6400, usd: 47 });
  });

  it("read a rate with decimals to the last place", () => {
    expect(retailPrices(createPriceBook("134.5", 0), 10_000)).toEqual({ dzd: 13_500, usd: 100 });
  });

  it("are whole dinars, never below cost and never more than one unit above the exact price", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.integer({ min: 0, max: 300 }),
        (wholesale, margin) => {
          const { dzd, usd } = retailPrices(createPriceBook("138", margin), wholesale);
          const exactUsd = (wholesale * (100 + margin)) / 1_000_000;
          expect(dzd % 100).toBe(0);
          expect(usd / 100).toBeGreaterThanOrEqual(exactUsd - 1e-9);
          expect(usd / 100 - exactUsd).toBeLessThan(0.01 + 1e-9);
          expect(dzd / 100).toBeGreaterThanOrEqual(exactUsd * 138 - 1e-6);
          expect(dzd / 100 - exactUsd * 138).toBeLessThan(1 + 1e-6);
        },
      ),
    );
  });

  it("never fall when the wholesale price rises", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000), (wholesale, more) => {
        expect(retailPrices(book, wholesale + more).dzd).toBeGreaterThanOrEqual(
          retailPrices(book, wholesale).dzd,
        );
      }),
    );
  });
});
