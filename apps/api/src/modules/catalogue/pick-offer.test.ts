import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pickOffer } from "./pick-offer.ts";

const offer = fc.record({
  provider: fc.constantFrom("east", "north", "west"),
  providerPackage: fc.stringMatching(/^[a-z]{1,3}$/),
  wholesaleUsdE4: fc.integer({ min: 1, max: 50_000 }),
  unusedValidDays: fc.constantFrom(30, 180),
});
const offers = fc.uniqueArray(offer, {
  minLength: 1,
  maxLength: 8,
  selector: ({ provider, providerPackage }) => `${provider} ${providerPackage}`,
});
const handicaps = fc.dictionary(fc.constantFrom("east", "north", "west"), fc.integer({ min: 0, max: 50 }));

describe("the offer that a plan is sold by", () => {
  it("is none when there is none", () => {
    expect(pickOffer([], {})).toBeNull();
  });

  it("is one of them, and no other is cheaper once handicaps are added", () => {
    fc.assert(
      fc.property(offers, handicaps, (list, added) => {
        const picked = pickOffer(list, added);
        const cost = (one: (typeof list)[number]) => one.wholesaleUsdE4 * (100 + (added[one.provider] ?? 0));
        expect(list).toContain(picked);
        expect(Math.min(...list.map(cost))).toBe(picked && cost(picked));
      }),
    );
  });

  it("does not depend on the order in which the offers stand", () => {
    const shuffled = offers.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, handicaps, ([list, other], added) => {
        expect(pickOffer(other, added)).toEqual(pickOffer(list, added));
      }),
    );
  });

  it("stays when another one goes", () => {
    fc.assert(
      fc.property(offers, fc.nat(), (list, at) => {
        const picked = pickOffer(list, {});
        const gone = list[at % list.length];
        if (gone !== picked)
          expect(
            pickOffer(
              list.filter((one) => one !== gone),
              {},
            ),
          ).toBe(picked);
      }),
    );
  });

  const make = (provider: string, providerPackage: string, wholesaleUsdE4 = 3300, unusedValidDays = 30) => ({
    provider,
    providerPackage,
    wholesaleUsdE4,
    unusedValidDays,
  });
  const picked = (list: ReturnType<typeof make>[], added = {}) => {
    const offer = pickOffer(list, added);
    return `${offer?.provider} ${offer?.providerPackage}`;
  };

  it("is compared with its provider's handicap as whole percent", () => {
    const list = [make("east", "a", 1000), make("west", "b", 1100)];
    expect(picked(list, { east: 9 })).toBe("east a");
    expect(picked(list, { east: 11 })).toBe("west b");
    expect(picked([make("east", "a", 1000), make("west", "b", 1101)], { east: 10 })).toBe("east a");
  });

  it("may wait longest among equally cheap ones", () => {
    expect(picked([make("east", "a"), make("east", "b", 3300, 180), make("east", "c", 3300, 180)])).toBe(
      "east b",
    );
    expect(picked([make("east", "a", 1000), make("west", "b", 1100, 180)], { east: 10 })).toBe("west b");
  });

  it("is then the first by provider, then by package, wherever it stands in the list", () => {
    expect(picked([make("west", "a"), make("east", "c"), make("east", "b")])).toBe("east b");
    expect(picked([make("east", "b"), make("east", "c"), make("west", "a")])).toBe("east b");
  });
});
