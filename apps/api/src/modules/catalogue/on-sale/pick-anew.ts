import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { bumpRevision, countShelves } from "../catalogue.repository.ts";
import { compareLists } from "../compare-lists.ts";
import { readKnownOffers, readKnownPlans, sellByOffers, withdrawPlans } from "../offers.repository.ts";
import { currentPriceBook } from "../prices.repository.ts";
import { hiddenBy } from "./hidden.ts";
import { findHidings } from "./hidings.repository.ts";

/** How many plans are sold by another offer, at another price or again; and how many no more. */
export type PickedAnew = { changed: number; withdrawn: number };

/** Which providers may be ordered from, and what is hidden: what a sync and whatever else picks offers goes by. */
export async function salesOf(tx: Tx, { sellingProviders, pauses }: Uses<"pauses" | "sellingProviders">) {
  const paused = await pauses.names(tx, "supplier");
  return {
    providers: sellingProviders.map(({ name }) => name).filter((name) => !paused.includes(name)),
    isHidden: hiddenBy(await findHidings(tx)),
  };
}

/**
 * Picks anew what every plan is sold by, from the offers that are known, as a sync does from the providers' lists: after a provider was paused, or a plan
 * hidden. In the caller's transaction, behind `lockCatalogue`; one revision, where anything has changed.
 */
export async function pickAnew(tx: Tx, app: Uses<"pauses" | "sellingProviders">): Promise<PickedAnew> {
  const shelf = { plans: await readKnownPlans(tx), offers: await readKnownOffers(tx) };
  const book = await currentPriceBook(tx);
  const { picked, withdrawnPlans } = compareLists(shelf, [], { book, ...(await salesOf(tx, app)) });
  await sellByOffers(tx, picked);
  await withdrawPlans(tx, withdrawnPlans);
  if (picked.length + withdrawnPlans.length > 0) {
    await countShelves(tx);
    await bumpRevision(tx);
  }
  return { changed: picked.length, withdrawn: withdrawnPlans.length };
}
