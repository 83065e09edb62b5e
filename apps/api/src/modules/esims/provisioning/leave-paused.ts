import type { Uses } from "../../../app.ts";
import { lockEsim } from "../esims.repository.ts";
import { lockOthers, type OrderedEsim } from "./provisioning-line.repository.ts";
import { type OtherOfferApp, takeOtherOffer } from "./take-other-offer.ts";

/**
 * What was paid after its supplier was paused is ordered elsewhere, where another offers the same plan for no more than it was sold for: its order was
 * placed, or its payment begun, before. Where nobody does it is ordered all the same, for it is paid. True where it has left.
 */
export async function leavePaused(app: OtherOfferApp & Uses<"db">, esim: OrderedEsim): Promise<boolean> {
  if (esim.sentAt || !(await app.pauses.isPaused("supplier", esim.provider))) return false;
  return app.db.transaction().execute(async (tx) => {
    const current = await lockEsim(tx, esim.id);
    const since = await app.pauses.since(tx, "supplier", current.provider);
    if (!since || current.createdAt <= since || current.sentAt || current.providerOrder) return false;
    // Whoever has claimed it since may have an order under way.
    if (current.leaseUntil?.getTime() !== esim.leaseUntil?.getTime()) return false;
    const others = await lockOthers(tx, current);
    return takeOtherOffer(app, tx, [current, ...others], "paid after its supplier was paused");
  });
}
