import type { Uses } from "../../../app.ts";
import { lockCatalogue } from "../catalogue.repository.ts";
import { type PickedAnew, pickAnew } from "./pick-anew.ts";

/** The same by itself: nobody asked for it, but the time of a pause is over. */
export const pickOffers = (app: Uses<"db" | "pauses" | "sellingProviders">): Promise<PickedAnew> =>
  app.db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    return pickAnew(tx, app);
  });
