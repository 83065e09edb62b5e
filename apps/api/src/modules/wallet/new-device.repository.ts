import { sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";

/** One at a time takes money out of this wallet on a new device, to the end of the transaction. */
export async function lockNewDevices(tx: Tx, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('new devices of ' || ${customerId}::text, 0))`.execute(
    tx,
  );
}

/** What left it through new devices in the last `hours`: minor units of the currency that the limit is in. */
export async function spentOnNewDevices(db: Executor, customerId: string, hours: number): Promise<number> {
  const { spent } = await db
    .selectFrom("newDeviceSpend")
    .select(sql<number>`coalesce(sum(worth), 0)::int`.as("spent"))
    .where("customerId", "=", customerId)
    .where("at", ">", sql<Date>`now() - make_interval(hours => ${hours})`)
    .executeTakeFirstOrThrow();
  return spent;
}

/** The database refuses more than `most` in a day, whatever was read before. */
export async function insertNewDeviceSpend(
  tx: Tx,
  spend: { cause: string; customerId: string; worth: number; most: number },
): Promise<void> {
  await tx.insertInto("newDeviceSpend").values(spend).execute();
}
