import type { App, Tx } from "../../app.ts";
import { newId } from "../../infra/ids.ts";
import {
  bumpRevision,
  countShelves,
  lockCatalogue,
  readFingerprints,
  recordSync,
  saveDestinations,
  savePlans,
  withdrawPlans,
} from "./catalogue.repository.ts";
import type { SyncDifference, SyncSkipped } from "./catalogue.tables.ts";
import { popularDestinations } from "./destination-names.ts";
import type { PackageListing } from "./package-source.ts";
import { planFromPackage, type SellablePlan } from "./plan-from-package.ts";
import type { PriceBook } from "./price-book.ts";
import { currentPriceBook } from "./prices.repository.ts";

export type SyncResult = {
  received: number;
  added: number;
  changed: number;
  withdrawn: number;
  skipped: SyncSkipped;
};

/** `acceptShortList`: an operator has looked, and the provider really sells that little now. An empty list never is. */
type SyncOptions = { acceptShortList?: boolean };

/** An answer with less than this share of what is on sale is taken for a fault of the provider's. */
const leastCredibleShare = 0.7;

/** Enough to see what happened; the counts tell the rest. */
const differencesKept = 500;

/**
 * Brings the plans on sale in line with the provider's full list. Phases: ask (no transaction), then one transaction
 * that prices, writes what changed, withdraws what vanished and makes a new revision.
 * Throws without changing anything when the list does not come, is empty or implausibly short; that is recorded too.
 */
export async function syncCatalogue(app: App, options: SyncOptions = {}): Promise<SyncResult> {
  try {
    const listing = await app.packageSource.listPackages();
    return await app.db.transaction().execute((tx) => takeOver(tx, app.packageSource.name, listing, options));
  } catch (error) {
    const nothing = { received: 0, added: 0, changed: 0, withdrawn: 0, skipped: [], differences: [] };
    await recordSync(app.db, { id: newId(), ...nothing, error: (error as Error).message });
    throw error;
  }
}

async function takeOver(
  tx: Tx,
  provider: string,
  listing: PackageListing,
  options: SyncOptions,
): Promise<SyncResult> {
  await lockCatalogue(tx);
  const book = await currentPriceBook(tx);
  const { sellable, skipped } = priceAll(book, provider, listing);
  const known = await readFingerprints(tx, provider);
  const onSale = known.filter((plan) => !plan.withdrawn_at);
  const least = options.acceptShortList ? 1 : Math.max(1, onSale.length * leastCredibleShare);
  if (sellable.size < least) {
    throw new Error(
      `The provider sent ${sellable.size} usable plans while ${onSale.length} are on sale: kept as it is`,
    );
  }
  const { added, changed, vanished } = compare(known, sellable);
  const written = [...added, ...changed].map(({ plan }) => plan);
  await saveDestinations(tx, destinationsOf([...sellable.values()]));
  await savePlans(tx, written);
  await withdrawPlans(tx, provider, vanished);

  const result = {
    received: listing.received,
    added: added.length,
    changed: changed.length,
    withdrawn: vanished.length,
    skipped,
  };
  const differences = describeDifferences(known, written, vanished).slice(0, differencesKept);
  await recordSync(tx, { id: newId(), ...result, differences, error: null });
  if (written.length + vanished.length > 0) {
    await countShelves(tx);
    await bumpRevision(tx);
  }
  return result;
}

function priceAll(book: PriceBook, provider: string, listing: PackageListing) {
  const skipped = [...listing.skipped];
  const sellable = new Map<string, SellablePlan>();
  for (const source of listing.packages) {
    const made = planFromPackage(book, provider, source);
    if ("reason" in made) skipped.push({ package: source.code, reason: made.reason });
    else sellable.set(source.code, made);
  }
  return { sellable, skipped };
}

type Known = Awaited<ReturnType<typeof readFingerprints>>;

function compare(known: Known, sellable: Map<string, SellablePlan>) {
  const before = new Map(known.map((plan) => [plan.provider_package, plan]));
  const plans = [...sellable.values()];
  return {
    added: plans.filter(({ plan }) => !before.has(plan.provider_package)),
    changed: plans.filter(({ plan }) => {
      const old = before.get(plan.provider_package);
      return old && (old.fingerprint !== plan.fingerprint || old.withdrawn_at);
    }),
    vanished: known
      .filter((plan) => !plan.withdrawn_at && !sellable.has(plan.provider_package))
      .map((plan) => plan.provider_package),
  };
}

function describeDifferences(
  known: Known,
  written: SellablePlan["plan"][],
  vanished: string[],
): SyncDifference[] {
  const before = new Map(known.map((plan) => [plan.provider_package, plan.wholesale_usd_e4]));
  return [
    ...vanished.map((plan) => ({ plan, change: "withdrawn" as const })),
    ...written.map((plan): SyncDifference => {
      const old = before.get(plan.provider_package);
      const after = plan.wholesale_usd_e4;
      if (old === undefined) return { plan: plan.code, change: "added", after };
      return old === after
        ? { plan: plan.code, change: "content" }
        : { plan: plan.code, change: "price", before: old, after };
    }),
  ];
}

/** Every place with a plan, and the countries that its plans cover together. */
function destinationsOf(plans: SellablePlan[]) {
  const countries = new Map<string, Set<string>>();
  const places = new Map(plans.map(({ place }) => [place.code, place]));
  for (const { place, plan } of plans) {
    const covered = countries.get(place.code) ?? new Set();
    for (const { code } of JSON.parse(plan.coverage as string)) covered.add(code);
    countries.set(place.code, covered);
  }
  return [...places.values()].map(({ code, kind, names }) => {
    const rank = popularDestinations.indexOf(code);
    return {
      code,
      kind,
      names: JSON.stringify(names),
      countries: [...(countries.get(code) ?? [])].sort(),
      popular_rank: rank < 0 ? null : rank,
    };
  });
}
