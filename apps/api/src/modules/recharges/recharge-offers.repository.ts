import type { Insertable } from "kysely";
import type { Db, Executor } from "../../database.ts";
import type { RechargeOfferTable } from "./recharges.tables.ts";

/** In place of what was offered for this eSIM before. */
export async function saveOffers(
  db: Db,
  esimId: string,
  offers: Insertable<RechargeOfferTable>[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // One at a time: two that read at once would leave a mixture.
    await tx.selectFrom("esim").select("id").where("id", "=", esimId).forUpdate().execute();
    await tx.deleteFrom("rechargeOffer").where("esimId", "=", esimId).execute();
    if (offers.length > 0) await tx.insertInto("rechargeOffer").values(offers).execute();
  });
}

export function findOffersFor(db: Executor, esimId: string) {
  return db
    .selectFrom("rechargeOffer")
    .selectAll()
    .where("esimId", "=", esimId)
    .orderBy("wholesaleUsdE4")
    .execute();
}
