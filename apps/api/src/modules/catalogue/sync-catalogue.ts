import type { App } from "../../app.ts";
import { newId } from "../../infra/ids.ts";
import {
  bumpRevision,
  lockCatalogue,
  readFingerprints,
  recordSync,
  saveDestinations,
  savePlans,
  withdrawPlans,
} from "./catalogue.repository.ts";
import type { SyncSkipped } from "./catalogue.tables.ts";
import { popularDestinations } from "./destination-names.ts";
import { planFromPackage, type SellablePlan } from "./plan-from-package.ts";
import { createPriceBook } from "./price-book.ts";

export type SyncResult = {
  received: number;
  added: number;
  changed: number;
  withdrawn: number;
  skipped: SyncSkipped;
};

/** An answer with less than this share of what is on sale is taken for a fault of the provider's. */
const leastCredibleShare = 0.7;

/**
 * Brings the plans on sale in line with the provider's full list. Phases: ask (no transaction), price, then one
 * transaction that writes what changed, withdraws what vanished and makes a new revision.
 * Throws without changing anything when the list is empty or implausibly short.
 */
export async function syncCatalogue(app: App): Promise<SyncResult> {
  const { name } = app.packageSource;
  const listing = await app.packageSource.listPackages();
  const book = createPriceBook(app.config.DZD_PER_USD, app.config.MARGIN_PERCENT);
  const skipped = [...listing.skipped];
  const sellable = new Map<string, SellablePlan>();
  for (const source of listing.packages) {
    const made = planFromPackage(book, name, source);
    if ("reason" in made) skipped.push({ package: source.code, reason: made.reason });
    else sellable.set(source.code, made);
  }

  return app.db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const known = await readFingerprints(tx, name);
    const onSale = known.filter((plan) => !plan.withdrawn_at);
    if (sellable.size === 0 || sellable.size < onSale.length * leastCredibleShare) {
      throw new Error(
        `The provider sent ${sellable.size} usable plans while ${onSale.length} are on sale: kept as it is`,
      );
    }
    const before = new Map(known.map((plan) => [plan.provider_package, plan]));
    const added = [...sellable.values()].filter(({ plan }) => !before.has(plan.provider_package));
    const changed = [...sellable.values()].filter(({ plan }) => {
      const old = before.get(plan.provider_package);
      return old && (old.fingerprint !== plan.fingerprint || old.withdrawn_at);
    });
    const vanished = onSale.filter((plan) => !sellable.has(plan.provider_package));

    await saveDestinations(tx, destinationsOf([...sellable.values()]));
    await savePlans(
      tx,
      [...added, ...changed].map(({ plan }) => plan),
    );
    await withdrawPlans(
      tx,
      name,
      vanished.map((plan) => plan.provider_package),
    );
    const result = {
      received: listing.received,
      added: added.length,
      changed: changed.length,
      withdrawn: vanished.length,
      skipped,
    };
    await recordSync(tx, { id: newId(), ...result });
    if (added.length + changed.length + vanished.length > 0) await bumpRevision(tx);
    return result;
  });
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
      name_fr: names.fr,
      name_en: names.en,
      name_ar: names.ar,
      countries: [...(countries.get(code) ?? [])].sort(),
      popular_rank: rank < 0 ? null : rank,
    };
  });
}
