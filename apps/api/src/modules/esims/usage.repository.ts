import { sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { deleteOld } from "../../infra/database/delete-old.ts";

export type Usage = { at: Date; usedBytes: number };

/** Once for each moment. */
export async function insertUsage(tx: Tx, esimId: string, usage: Usage): Promise<void> {
  await tx
    .insertInto("esimUsage")
    .values({ esimId, ...usage })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What it had used at `at`: as read last before; undefined where nothing is known of then. */
export function findUsageAt(db: Executor, esimId: string, at: Date): Promise<Usage | undefined> {
  return db
    .selectFrom("esimUsage")
    .select(["at", "usedBytes"])
    .where("esimId", "=", esimId)
    .where("at", "<=", at)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * But of an eSIM that is still looked at the newest of those stays: a row is written when the figure changes, so it may tell what holds to
 * this day.
 */
export function deleteUsageOlderThan(db: Executor, days: number): Promise<void> {
  const limit = sql`now() - make_interval(days => ${days})`;
  return deleteOld(
    db,
    "esim_usage",
    sql`at < ${limit} and (
      not exists (select from esim where esim.id = esim_usage.esim_id and esim.next_look_at is not null)
      or exists (select from esim_usage newer
        where newer.esim_id = esim_usage.esim_id and newer.at > esim_usage.at and newer.at < ${limit}))`,
  );
}

/** Before the eSIMs of an e-mail are erased, which no longer have it then. */
export async function deleteUsageOf(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("esimUsage")
    .where("esimId", "in", tx.selectFrom("esim").select("id").where("email", "=", email))
    .execute();
}
