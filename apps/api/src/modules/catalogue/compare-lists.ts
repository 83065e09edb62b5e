import type { Insertable } from "kysely";
import type { PlanOfferTable, PlanTable, SyncDifference } from "./catalogue.tables.ts";
import type { SellableOffer } from "./offer-from-package.ts";
import type { KnownOffer, KnownPlan, PickedOffer } from "./offers.repository.ts";
import { pickOffer } from "./pick-offer.ts";
import { createCodes } from "./plan-promise.ts";
import { type PriceBook, retailPrices } from "./price-book.ts";
import type { SellableList } from "./read-list.ts";

export type Shelf = { plans: readonly KnownPlan[]; offers: readonly KnownOffer[] };

/** What is to be written so that the shelf is as the lists say. */
export type CatalogueChanges = {
  /** New plans, and older ones whose promise was not known yet. */
  plans: Insertable<PlanTable>[];
  offers: Insertable<PlanOfferTable>[];
  withdrawnOffers: Array<{ provider: string; packages: string[] }>;
  /** Plans that are sold by another offer, at another price, or again. */
  picked: PickedOffer[];
  withdrawnPlans: string[];
  differences: SyncDifference[];
};

/** An offer under the code of the plan whose promise it keeps. */
type NamedOffer = SellableOffer & { planCode: string };
type LiveOffer = Omit<KnownOffer, "withdrawnAt">;

/** By what offers are picked and priced. */
export type Picking = {
  book: PriceBook;
  /** Those that may be ordered from: the others' offers are not picked. */
  providers: readonly string[];
  /** Of these none is picked, whoever offers it. */
  isHidden: (plan: { code: string; destination: string }) => boolean;
};

/** Compares the providers' lists with the shelf. A provider without a good list keeps its offers. */
export function compareLists(
  shelf: Shelf,
  lists: readonly SellableList[],
  { book, providers, isHidden }: Picking,
): CatalogueChanges {
  const good = lists.filter((list) => list.error === null);
  const listed = withoutNewHidden(shelf, nameOffers(shelf, good), isHidden);
  const before = new Map(shelf.offers.map((offer) => [keyOf(offer), offer]));
  const changed = listed.filter((offer) => {
    const old = before.get(keyOf(offer));
    return (
      !old || old.withdrawnAt || old.fingerprint !== offer.fingerprint || old.planCode !== offer.planCode
    );
  });
  const vanished = offersMissingFrom(shelf, good, listed);
  const live = liveOffers(shelf, listed, good, providers);
  for (const { code, destinationCode: destination } of shelf.plans)
    if (isHidden({ code, destination })) live.delete(code);
  const sale = sellPlans(shelf, listed, live, book);
  return {
    ...sale,
    offers: changed.map(({ place: _place, promise: _promise, promiseKey: _key, ...row }) => row),
    withdrawnOffers: good.map(({ provider }) => ({
      provider,
      packages: vanished.filter((offer) => offer.provider === provider).map((offer) => offer.providerPackage),
    })),
  };
}

const keyOf = (offer: { provider: string; providerPackage: string }) =>
  `${offer.provider} ${offer.providerPackage}`;

/** Equal promises are one plan; a plan from before promises were noted goes on under its code. */
function nameOffers(shelf: Shelf, lists: readonly SellableList[]): NamedOffer[] {
  const codeOf = new Map(shelf.plans.flatMap((plan) => (plan.promise ? [[plan.promise, plan.code]] : [])));
  const unpromised = new Set(shelf.plans.filter((plan) => !plan.promise).map(({ code }) => code));
  const formerCode = new Map(
    shelf.offers
      .filter((offer) => unpromised.has(offer.planCode))
      .map((offer) => [keyOf(offer), offer.planCode]),
  );
  const newCode = createCodes(shelf.plans.map(({ code }) => code));
  const name = (offer: SellableOffer): string => {
    const known = codeOf.get(offer.promiseKey);
    if (known) return known;
    const former = formerCode.get(keyOf(offer));
    const code = former && unpromised.delete(former) ? former : newCode(offer.promise);
    codeOf.set(offer.promiseKey, code);
    return code;
  };
  return lists.flatMap((list) => list.offers).map((offer) => ({ ...offer, planCode: name(offer) }));
}

/** What was never sold and is hidden with its place waits until it is shown: there is no plan yet to which its offers could belong. */
function withoutNewHidden(
  shelf: Shelf,
  listed: readonly NamedOffer[],
  isHidden: Picking["isHidden"],
): NamedOffer[] {
  const known = new Set(shelf.plans.map(({ code }) => code));
  return listed.filter(
    ({ planCode: code, promise }) =>
      known.has(code) || !isHidden({ code, destination: promise.destinationCode }),
  );
}

function offersMissingFrom(
  shelf: Shelf,
  good: readonly SellableList[],
  listed: readonly NamedOffer[],
): KnownOffer[] {
  const present = new Set(listed.map(keyOf));
  const asked = new Set(good.map(({ provider }) => provider));
  return shelf.offers.filter(
    (offer) => asked.has(offer.provider) && !offer.withdrawnAt && !present.has(keyOf(offer)),
  );
}

/** What can be ordered once the lists are taken over, by plan. */
function liveOffers(
  shelf: Shelf,
  listed: readonly NamedOffer[],
  good: readonly SellableList[],
  providers: readonly string[],
): Map<string, LiveOffer[]> {
  const replaced = new Set(good.map(({ provider }) => provider));
  const kept = shelf.offers.filter((offer) => !offer.withdrawnAt && !replaced.has(offer.provider));
  const byPlan = new Map<string, LiveOffer[]>();
  for (const offer of [...kept, ...listed]) {
    if (!providers.includes(offer.provider)) continue;
    const others = byPlan.get(offer.planCode);
    if (others) others.push(offer);
    else byPlan.set(offer.planCode, [offer]);
  }
  return byPlan;
}

function sellPlans(
  shelf: Shelf,
  listed: readonly NamedOffer[],
  live: ReadonlyMap<string, LiveOffer[]>,
  book: PriceBook,
): Pick<CatalogueChanges, "plans" | "picked" | "withdrawnPlans" | "differences"> {
  const known = new Map(shelf.plans.map((plan) => [plan.code, plan]));
  const named = new Map(listed.map((offer) => [keyOf(offer), offer]));
  const changes = { plans: [], picked: [], withdrawnPlans: [], differences: [] } as Pick<
    CatalogueChanges,
    "plans" | "picked" | "withdrawnPlans" | "differences"
  >;
  for (const { code, withdrawnAt } of shelf.plans) {
    if (withdrawnAt || live.has(code)) continue;
    changes.withdrawnPlans.push(code);
    changes.differences.push({ plan: code, change: "withdrawn" });
  }
  for (const [code, offers] of live) {
    const offer = pickOffer(offers, book.handicaps) as LiveOffer;
    const plan = known.get(code);
    const fingerprint = `${keyOf(offer)} ${offer.fingerprint} ${book.version}`;
    if (plan?.promise && plan.fingerprint === fingerprint && !plan.withdrawnAt) continue;
    const listedNow = named.get(keyOf(offer));
    if (plan?.promise) changes.picked.push({ ...saleOf(plan, offer, book), fingerprint });
    else if (listedNow) changes.plans.push({ ...newPlan(listedNow, book), fingerprint });
    // A plan of before whose provider sent no good list: it stays as it is until its promise is known.
    else continue;
    changes.differences.push(differenceOf(code, plan, offer));
  }
  return changes;
}

function saleOf(plan: KnownPlan, offer: LiveOffer, book: PriceBook) {
  const { prices, rule } = retailPrices(book, {
    wholesaleUsdE4: offer.wholesaleUsdE4,
    kind: plan.kind,
    destination: plan.destinationCode,
  });
  const { provider, providerPackage } = offer;
  return { code: plan.code, provider, providerPackage, prices, priceBook: book.version, priceRule: rule };
}

function newPlan(offer: NamedOffer, book: PriceBook): Omit<Insertable<PlanTable>, "fingerprint"> {
  const { countries: _countries, ...promise } = offer.promise;
  const { prices, rule } = retailPrices(book, {
    wholesaleUsdE4: offer.wholesaleUsdE4,
    kind: promise.kind,
    destination: promise.destinationCode,
  });
  return {
    code: offer.planCode,
    promise: offer.promiseKey,
    ...promise,
    provider: offer.provider,
    providerPackage: offer.providerPackage,
    wholesaleUsdE4: offer.wholesaleUsdE4,
    unusedValidDays: offer.unusedValidDays,
    givingBack: offer.givingBack,
    coverage: offer.coverage,
    egressCountries: offer.egressCountries,
    prices: JSON.stringify(prices),
    priceBook: book.version,
    priceRule: rule,
  };
}

function differenceOf(plan: string, known: KnownPlan | undefined, offer: LiveOffer): SyncDifference {
  const after = offer.wholesaleUsdE4;
  if (!known) return { plan, change: "added", after };
  const before = known.wholesaleUsdE4;
  return before === after ? { plan, change: "content" } : { plan, change: "price", before, after };
}
