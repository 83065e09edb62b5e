import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareLists, type Picking, type Shelf } from "./compare-lists.ts";
import type { PackageListing, ProviderPackage } from "./package-source.ts";
import type { PriceBook } from "./price-book.ts";
import { readList } from "./read-list.ts";

const book: PriceBook = {
  version: 1,
  rules: [{ name: "usual", percent: 40 }],
  rates: [{ code: "USD", exponent: 2, perUsdE4: 10_000, step: 1 }],
  handicaps: {},
};
const both = ["east", "west"];
const nothing: Shelf = { plans: [], offers: [] };

/** Three packages promise the same as another provider's of the same size. */
const pack = (code: string, gigabytes: number, priceUsdE4: number): ProviderPackage => ({
  code,
  destination: "TR",
  countries: ["TR"],
  networks: [],
  priceUsdE4,
  dataBytes: gigabytes * 1024 ** 3,
  days: 30,
  dataType: "total",
  reducedSpeedKbps: null,
  speed: "5G",
  starts: "first-connection",
  topUp: "none",
  unusedValidDays: 180,
  egressCountries: [],
});

type Lists = Record<string, ProviderPackage[] | "no answer">;

/** The shelf after these lists, and what had to be written for it. */
function takeOver(shelf: Shelf, lists: Lists, context: Partial<Picking> = {}) {
  const read = Object.entries(lists).map(([provider, packages]) => {
    if (packages === "no answer") return { provider, received: 0, skipped: [], offers: [], error: packages };
    const listing: PackageListing = { packages, received: packages.length, skipped: [] };
    return readList({ provider, takingBack: "until-installed" }, listing, shelf.offers, {
      acceptShortList: true,
    });
  });
  const changes = compareLists(shelf, read, {
    book,
    providers: both,
    isHidden: () => false,
    ...context,
  });
  return { changes, shelf: written(shelf, changes) };
}

/** What the repository does with changes, in memory. */
function written(shelf: Shelf, changes: ReturnType<typeof compareLists>): Shelf {
  const plans = new Map(shelf.plans.map((plan) => [plan.code, plan]));
  for (const plan of changes.plans) plans.set(plan.code, { ...plan, withdrawnAt: null });
  const keyOf = (offer: { provider: string; providerPackage: string }) =>
    `${offer.provider} ${offer.providerPackage}`;
  const offers = new Map(shelf.offers.map((offer) => [keyOf(offer), offer]));
  for (const offer of changes.offers) offers.set(keyOf(offer), { ...offer, withdrawnAt: null });
  for (const { provider, packages } of changes.withdrawnOffers)
    for (const providerPackage of packages) {
      const key = keyOf({ provider, providerPackage });
      offers.set(key, { ...(offers.get(key) as Shelf["offers"][number]), withdrawnAt: new Date() });
    }
  for (const { code, provider, providerPackage, fingerprint } of changes.picked) {
    const { wholesaleUsdE4 } = offers.get(keyOf({ provider, providerPackage })) as Shelf["offers"][number];
    const plan = plans.get(code) as Shelf["plans"][number];
    plans.set(code, { ...plan, wholesaleUsdE4, fingerprint, withdrawnAt: null });
  }
  for (const code of changes.withdrawnPlans)
    plans.set(code, { ...(plans.get(code) as Shelf["plans"][number]), withdrawnAt: new Date() });
  return { plans: [...plans.values()], offers: [...offers.values()] };
}

/** What each plan on sale costs us. */
const costs = ({ plans }: Shelf) =>
  Object.fromEntries(
    plans
      .filter((plan) => !plan.withdrawnAt)
      .map((plan) => [plan.code, plan.wholesaleUsdE4] as const)
      .sort(),
  );

const list = fc
  .uniqueArray(
    fc.record({ gigabytes: fc.integer({ min: 1, max: 4 }), price: fc.integer({ min: 1, max: 99 }) }),
    {
      minLength: 1,
      maxLength: 4,
      selector: ({ gigabytes, price }) => `${gigabytes}/${price}`,
    },
  )
  .map((packages) => packages.map(({ gigabytes, price }) => pack(`${gigabytes}-${price}`, gigabytes, price)));
const lists = fc.record({ east: list, west: list });

describe("the lists of several providers", () => {
  it("make each promise one plan, sold at the cheapest offer's price", () => {
    fc.assert(
      fc.property(lists, (wanted) => {
        const { shelf } = takeOver(nothing, wanted);
        const cheapest: Record<string, number> = {};
        for (const { dataBytes, priceUsdE4 } of [...wanted.east, ...wanted.west]) {
          const code = `TR-${dataBytes / 1024 ** 3}GB-30D`;
          cheapest[code] = Math.min(cheapest[code] ?? Number.POSITIVE_INFINITY, priceUsdE4);
        }
        expect(costs(shelf)).toEqual(cheapest);
      }),
    );
  });

  it("lead to the same shelf whatever was on it before, under the codes it had, and then change nothing", () => {
    fc.assert(
      fc.property(lists, lists, (earlier, wanted) => {
        const before = takeOver(nothing, earlier).shelf;
        const after = takeOver(before, wanted).shelf;
        expect(costs(after)).toEqual(costs(takeOver(nothing, wanted).shelf));
        expect(after.plans.map(({ code }) => code)).toEqual(
          expect.arrayContaining(before.plans.map(({ code }) => code)),
        );
        const again = takeOver(after, wanted).changes;
        expect(
          [again.plans, again.offers, again.picked, again.withdrawnPlans, again.differences].flat(),
        ).toEqual([]);
      }),
    );
  });

  it("that do not come change nothing of that provider's, and the other's are taken over", () => {
    fc.assert(
      fc.property(lists, list, (earlier, east) => {
        const before = takeOver(nothing, earlier).shelf;
        const after = takeOver(before, { east, west: "no answer" }).shelf;
        expect(costs(after)).toEqual(costs(takeOver(before, { east, west: earlier.west }).shelf));
      }),
    );
  });

  it("of a provider that is not ordered from any more sell nothing, though its offers are kept", () => {
    fc.assert(
      fc.property(lists, (earlier) => {
        const before = takeOver(nothing, earlier).shelf;
        const { shelf } = takeOver(before, { east: earlier.east }, { providers: ["east"] });
        expect(costs(shelf)).toEqual(costs(takeOver(nothing, { east: earlier.east }).shelf));
        expect(costs(takeOver(shelf, earlier).shelf)).toEqual(costs(before));
      }),
    );
  });
});

describe("a plan", () => {
  it("keeps its code when its package is renamed, dropped, and offered by another provider", () => {
    const seen: Lists[] = [
      { east: [pack("A", 3, 50)] },
      { east: [pack("RENAMED", 3, 50)] },
      { east: [pack("other", 1, 9)], west: [pack("W", 3, 60)] },
    ];
    let shelf = nothing;
    const sold = seen.map((one) => {
      shelf = takeOver(shelf, one).shelf;
      return costs(shelf);
    });
    expect(sold).toEqual([{ "TR-3GB-30D": 50 }, { "TR-3GB-30D": 50 }, { "TR-1GB-30D": 9, "TR-3GB-30D": 60 }]);
  });

  it("is another one when a package promises something else under its old name", () => {
    const before = takeOver(nothing, { east: [pack("A", 3, 50)] }).shelf;
    const { shelf, changes } = takeOver(before, { east: [pack("A", 5, 50)] });
    expect(costs(shelf)).toEqual({ "TR-5GB-30D": 50 });
    expect(changes.withdrawnPlans).toEqual(["TR-3GB-30D"]);
  });

  it("that is hidden is not sold, whoever offers it, and comes back at the best offer of then; one that was never sold is not made", () => {
    const start = { east: [pack("A", 3, 50)] };
    const before = takeOver(nothing, start).shelf;
    const isHidden: Picking["isHidden"] = ({ code }) => code === "TR-3GB-30D";
    const hidden = takeOver(before, { ...start, west: [pack("W", 3, 40)] }, { isHidden });
    expect(hidden.changes.withdrawnPlans).toEqual(["TR-3GB-30D"]);
    expect(takeOver(hidden.shelf, {}, { isHidden }).changes.differences).toEqual([]);
    expect(costs(takeOver(hidden.shelf, {}).shelf)).toEqual({ "TR-3GB-30D": 40 });
    const never = takeOver(nothing, start, { isHidden: ({ destination }) => destination === "TR" });
    expect([never.changes.plans, never.changes.offers]).toEqual([[], []]);
  });

  it("is repriced when the best offer changes, and not when another one does", () => {
    const start = { east: [pack("A", 3, 50)], west: [pack("W", 3, 60)] };
    const before = takeOver(nothing, start).shelf;
    const dearer = takeOver(before, { ...start, west: [pack("W", 3, 70)] }).changes;
    expect(dearer).toMatchObject({ picked: [], differences: [], offers: [{ provider: "west" }] });
    const { changes } = takeOver(before, { ...start, west: [pack("W", 3, 40)] });
    expect(changes.picked).toMatchObject([{ code: "TR-3GB-30D", provider: "west", prices: { USD: 1 } }]);
    expect(changes.differences).toEqual([{ plan: "TR-3GB-30D", change: "price", before: 50, after: 40 }]);
  });

  it("from before promises were noted goes on under the code it had, and takes other offers then", () => {
    const made = takeOver(nothing, { east: [pack("PXWDQZRT", 3, 50)] }).shelf;
    const old: Shelf = {
      plans: made.plans.map((plan) => ({ ...plan, code: "PXWDQZRT", promise: null })),
      offers: made.offers.map((offer) => ({ ...offer, planCode: "PXWDQZRT", fingerprint: "of before" })),
    };
    expect(costs(takeOver(old, { east: "no answer" }).shelf)).toEqual({ PXWDQZRT: 50 });
    const adopted = takeOver(old, { east: [pack("PXWDQZRT", 3, 50)], west: [pack("W", 3, 40)] });
    expect(costs(adopted.shelf)).toEqual({ PXWDQZRT: 40 });
    expect(adopted.changes.differences).toMatchObject([{ plan: "PXWDQZRT", change: "price" }]);
  });
});
