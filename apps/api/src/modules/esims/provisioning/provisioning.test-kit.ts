import { sql } from "kysely";
import type { Uses } from "../../../app.ts";
import type { Db } from "../../../database.ts";
import { findEsim } from "../esims.repository.ts";
import { lookAt } from "./collect-esims.ts";
import { type OrderingApp, orderEsims } from "./order-esims.ts";
import { leaders, lease, type OrderedEsim } from "./provisioning-line.repository.ts";

/**
 * Gets one paid eSIM, with those that are ordered together with it, without waiting for its place in the line: orders it if
 * need be and looks once what was issued. `early`: something new was heard of it, so it is tried before it is due.
 */
export async function provisionEsim(
  app: OrderingApp & Uses<"providers">,
  esimId: string,
  early = false,
): Promise<void> {
  const esim = await claimEsim(app.db, esimId, early);
  const provider = esim && app.providers.get(esim.provider);
  if (!esim || !provider) return;
  if (esim.providerOrder) return lookAt(app, provider, [esim]);
  await orderEsims(app, provider, esim);
  const { providerOrder } = (await findEsim(app.db, esim.id)) ?? { providerOrder: null };
  const placed = providerOrder && (await claimEsim(app.db, esim.id, true));
  if (placed) await lookAt(app, provider, [placed]);
}

/** Takes this eSIM, or the one that leads its order, from the line; `early`: it need not be due. */
export function claimEsim(db: Db, id: string, early: boolean): Promise<OrderedEsim | null> {
  return db.transaction().execute(async (tx) => {
    const esim = await leaders(tx)
      .where("id", "=", sql<string>`(select coalesce(e.ordered_with, e.id) from esim e where e.id = ${id})`)
      .$if(!early, (query) => query.where("nextAttemptAt", "<=", sql<Date>`now()`))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return esim ? lease(tx, esim) : null;
  });
}
