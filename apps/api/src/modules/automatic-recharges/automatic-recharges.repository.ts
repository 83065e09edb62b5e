import { type Insertable, sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import type { AutomaticRechargeTables } from "./automatic-recharges.tables.ts";

type Setting = AutomaticRechargeTables["automaticRecharge"];

/** In place of the one before. */
export async function saveSetting(db: Executor, setting: Insertable<Setting>): Promise<void> {
  const { esimId: _, ...values } = setting;
  await db
    .insertInto("automaticRecharge")
    .values(setting)
    .onConflict((conflict) => conflict.column("esimId").doUpdateSet(values))
    .execute();
}

export async function deleteSetting(db: Executor, esimId: string): Promise<void> {
  await db.deleteFrom("automaticRecharge").where("esimId", "=", esimId).execute();
}

export const findSetting = (db: Executor, esimId: string) =>
  db.selectFrom("automaticRecharge").selectAll().where("esimId", "=", esimId).executeTakeFirst();

/** Held while something is bought by it: neither switched off nor changed meanwhile, and one at a time. */
export const lockSetting = (tx: Tx, esimId: string) =>
  tx.selectFrom("automaticRecharge").selectAll().where("esimId", "=", esimId).forUpdate().executeTakeFirst();

export const findLastRun = (db: Executor, esimId: string) =>
  db
    .selectFrom("automaticRechargeRun")
    .select(["outcome", "at"])
    .where("esimId", "=", esimId)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();

export const findRun = (db: Executor, alertId: string) =>
  db.selectFrom("automaticRechargeRun").selectAll().where("alertId", "=", alertId).executeTakeFirst();

/** False where this time was dealt with before. */
export async function insertRun(
  tx: Tx,
  run: Insertable<AutomaticRechargeTables["automaticRechargeRun"]>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto("automaticRechargeRun")
    .values(run)
    .onConflict((conflict) => conflict.column("alertId").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What was bought by itself for an eSIM in this month of Algiers' calendar, minor units. */
export async function spentThisMonth(db: Executor, esimId: string, currency: string): Promise<number> {
  const { spent } = await db
    .selectFrom("automaticRechargeRun")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("spent"))
    .where("esimId", "=", esimId)
    .where("currency", "=", currency)
    .where(
      sql<boolean>`at >= date_trunc('month', now() at time zone 'Africa/Algiers') at time zone 'Africa/Algiers'`,
    )
    .executeTakeFirstOrThrow();
  return Number(spent);
}

/** What is set for a customer's eSIMs. */
export function findSettingsBefore(db: Executor, email: string, before: string, limit: number) {
  return db
    .selectFrom("automaticRecharge")
    .innerJoin("esim", "esim.id", "automaticRecharge.esimId")
    .selectAll("automaticRecharge")
    .select("esim.id")
    .where("esim.email", "=", email)
    .where("esim.id", "<", before)
    .orderBy("esim.id", "desc")
    .limit(limit)
    .execute();
}

/** Each time that it came to topping up by itself, with the number of its order. */
export function findRunsBefore(db: Executor, email: string, before: string, limit: number) {
  return db
    .selectFrom("automaticRechargeRun as run")
    .innerJoin("esim", "esim.id", "run.esimId")
    .leftJoin("customerOrder", "customerOrder.id", "run.orderId")
    .select(["run.id", "run.esimId", "run.outcome", "customerOrder.number as orderNumber", "run.at"])
    .where("esim.email", "=", email)
    .where("run.id", "<", before)
    .orderBy("run.id", "desc")
    .limit(limit)
    .execute();
}
