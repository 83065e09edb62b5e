import type { App, Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import {
  bumpRevision,
  countShelves,
  lockCatalogue,
  recordSync,
  saveDestinations,
} from "./catalogue.repository.ts";
import type { SyncSkipped } from "./catalogue.tables.ts";
import { type CatalogueChanges, compareLists } from "./compare-lists.ts";
import { popularDestinations } from "./destination-names.ts";
import type { Seller } from "./offer-from-package.ts";
import {
  readKnownOffers,
  readKnownPlans,
  saveOffers,
  savePlans,
  sellByOffers,
  withdrawOffers,
  withdrawPlans,
} from "./offers.repository.ts";
import { salesOf } from "./on-sale/pick-anew.ts";
import type { PackageListing } from "./package-source.ts";
import { currentPriceBook } from "./prices.repository.ts";
import { type ListOptions, readList, type SellableList } from "./read-list.ts";

/** How many plans became what, and which packages can't be sold. */
export type SyncResult = {
  received: number;
  added: number;
  changed: number;
  withdrawn: number;
  skipped: SyncSkipped;
};

/** `onSaleBefore`: offers of all providers together. */
type Keep = (tx: Tx, result: SyncResult, onSaleBefore: number) => Promise<void>;

type Answer = Seller & ({ listing: PackageListing } | { error: string });

/** Enough to see what happened; the counts tell the rest. */
const differencesKept = 500;

/**
 * Brings the plans on sale in line with the providers' full lists. Phases: ask every provider (no transaction), then
 * one transaction that takes the lists over, picks the offer each plan is sold by, prices it and makes one revision.
 * A provider whose list does not come, is empty or implausibly short keeps its offers; the others' are taken over
 * all the same, and then this throws. It is recorded in any case. `keep` is the last in the transaction: it holds who asked for it.
 */
export async function syncCatalogue(
  app: Uses<"db" | "pauses" | "sellingProviders">,
  options: ListOptions = {},
  keep: Keep = () => Promise.resolve(),
): Promise<SyncResult> {
  const answers = await Promise.all(app.sellingProviders.map(askForPackages));
  const { result, errors } = await app.db
    .transaction()
    .execute((tx) => takeOver(app, tx, answers, options, keep))
    .catch(async (error: Error) => {
      const nothing = { received: 0, added: 0, changed: 0, withdrawn: 0, skipped: [], differences: [] };
      await recordSync(app.db, { id: newId(), ...nothing, providers: [], error: error.message });
      throw error;
    });
  if (errors) throw new Error(errors);
  return result;
}

async function askForPackages(source: App["sellingProviders"][number]): Promise<Answer> {
  const seller = { provider: source.name, takingBack: source.abilities.cancel };
  try {
    return { ...seller, listing: await source.listPackages() };
  } catch (error) {
    return { ...seller, error: error instanceof Error ? error.message : String(error) };
  }
}

async function takeOver(
  app: Uses<"pauses" | "sellingProviders">,
  tx: Tx,
  answers: Answer[],
  options: ListOptions,
  keep: Keep,
): Promise<{ result: SyncResult; errors: string | null }> {
  await lockCatalogue(tx);
  const book = await currentPriceBook(tx);
  const shelf = { plans: await readKnownPlans(tx), offers: await readKnownOffers(tx) };
  const lists = answers.map((answer) =>
    "error" in answer
      ? { provider: answer.provider, received: 0, skipped: [], offers: [], error: answer.error }
      : readList(answer, answer.listing, shelf.offers, options),
  );
  const changes = compareLists(shelf, lists, { book, ...(await salesOf(tx, app)) });
  await write(tx, lists, changes);
  const recorded = await record(tx, lists, changes);
  const onSale = shelf.offers.filter(({ withdrawnAt }) => !withdrawnAt).length;
  await keep(tx, recorded.result, onSale);
  return recorded;
}

async function write(tx: Tx, lists: SellableList[], changes: CatalogueChanges): Promise<void> {
  const places = destinationsOf(lists);
  if (places.length > 0) await saveDestinations(tx, places);
  await savePlans(tx, changes.plans);
  await saveOffers(tx, changes.offers);
  for (const { provider, packages } of changes.withdrawnOffers) await withdrawOffers(tx, provider, packages);
  await sellByOffers(tx, changes.picked);
  await withdrawPlans(tx, changes.withdrawnPlans);
  if (changes.differences.length === 0) return;
  await countShelves(tx);
  await bumpRevision(tx);
}

async function record(tx: Tx, lists: SellableList[], { differences, withdrawnPlans }: CatalogueChanges) {
  const added = differences.filter(({ change }) => change === "added").length;
  const result = {
    received: lists.reduce((sum, list) => sum + list.received, 0),
    added,
    changed: differences.length - added - withdrawnPlans.length,
    withdrawn: withdrawnPlans.length,
    skipped: lists.flatMap(({ provider, skipped }) => skipped.map((one) => ({ provider, ...one }))),
  };
  const failures = lists.filter((list) => list.error !== null);
  const errors = failures.map(({ provider, error }) => `${provider}: ${error}`).join("; ") || null;
  await recordSync(tx, {
    id: newId(),
    ...result,
    differences: differences.slice(0, differencesKept),
    providers: lists.map(({ provider, received, offers, error }) => ({
      provider,
      received,
      offers: offers.length,
      ...(error === null ? {} : { error }),
    })),
    error: errors,
  });
  return { result, errors };
}

/** Every place somebody offers something for. Its countries are worked out from the plans on sale. */
function destinationsOf(lists: SellableList[]) {
  const places = new Map(lists.flatMap((list) => list.offers).map(({ place }) => [place.code, place]));
  return [...places.values()].map(({ code, kind, names }) => {
    const rank = popularDestinations.indexOf(code);
    return {
      code,
      kind,
      names: JSON.stringify(names),
      countries: kind === "country" ? [code] : [],
      popularRank: rank < 0 ? null : rank,
    };
  });
}
