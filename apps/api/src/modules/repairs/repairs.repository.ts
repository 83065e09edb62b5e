import type { RepairKind } from "@rihla/contract";
import { sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";

export function findRepair(db: Executor, esimId: string) {
  return db.selectFrom("esimRepair").selectAll().where("esimId", "=", esimId).executeTakeFirst();
}

export async function findRepairsOf(db: Executor, esimIds: readonly string[]) {
  if (esimIds.length === 0) return [];
  return db.selectFrom("esimRepair").selectAll().where("esimId", "in", esimIds).execute();
}

export async function insertRepair(tx: Tx, esimId: string, kind: RepairKind, amount: number): Promise<void> {
  await tx.insertInto("esimRepair").values({ esimId, kind, amount }).execute();
}

/** How many of this customer's eSIMs were repaired in so many days. */
export async function countRepairs(db: Executor, email: string, days: number): Promise<number> {
  const { count } = await db
    .selectFrom("esimRepair")
    .innerJoin("esim", "esim.id", "esimRepair.esimId")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("esim.email", "=", email)
    .where("esimRepair.createdAt", ">", sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Two eSIMs of one customer are repaired one after the other: each is counted by the next. */
export async function holdRepairsOf(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('repairs of ' || ${email}::text, 0))`.execute(tx);
}

/** Of a customer's eSIMs, newest first, in the currency of the order. */
export function findRepairsBefore(db: Executor, email: string, before: string, limit: number) {
  return db
    .selectFrom("esimRepair")
    .innerJoin("esim", "esim.id", "esimRepair.esimId")
    .innerJoin("customerOrder", "customerOrder.number", "esim.orderNumber")
    .select(["esim.id", "kind", "amount", "customerOrder.currency", "esimRepair.createdAt"])
    .where("esim.email", "=", email)
    .where("esim.id", "<", before)
    .orderBy("esim.id", "desc")
    .limit(limit)
    .execute();
}
