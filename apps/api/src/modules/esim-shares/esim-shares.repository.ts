import { type Insertable, sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import type { EsimShare } from "./esim-share.ts";
import type { EsimShareTables } from "./esim-shares.tables.ts";

export function findLivingOf(db: Executor, esimIds: readonly string[]): Promise<EsimShare[]> {
  if (esimIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("esimShare")
    .selectAll()
    .where("esimId", "in", esimIds)
    .where("withdrawnAt", "is", null)
    .execute();
}

/** Whether somebody else has it, or may take it, by a link that lives. */
export const isShared = async (db: Executor, esimId: string): Promise<boolean> =>
  (await findLivingOf(db, [esimId])).length > 0;

/** Living links that nobody has opened yet, made before a moment: their buyer may want to be told them again. */
export async function countUntold(db: Executor, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom("esimShare")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("withdrawnAt", "is", null)
    .where("openedAt", "is", null)
    .where("madeAt", "<", before)
    .executeTakeFirstOrThrow();
  return count;
}

export function findLivingByToken(db: Executor, tokenHash: string): Promise<EsimShare | undefined> {
  return db
    .selectFrom("esimShare")
    .selectAll()
    .where("tokenHash", "=", tokenHash)
    .where("withdrawnAt", "is", null)
    .executeTakeFirst();
}

/** Newest first. */
export function findReceivedBy(db: Executor, recipientHash: string): Promise<EsimShare[]> {
  return db
    .selectFrom("esimShare")
    .selectAll()
    .where("recipientHash", "=", recipientHash)
    .where("withdrawnAt", "is", null)
    .orderBy("id", "desc")
    .execute();
}

/** One that lives keeps its link and takes over how its page speaks. */
export async function keepShares(
  tx: Tx,
  rows: readonly Insertable<EsimShareTables["esimShare"]>[],
): Promise<void> {
  await tx
    .insertInto("esimShare")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column("esimId")
        .where("withdrawnAt", "is", null)
        .doUpdateSet((eb) => ({
          language: eb.ref("excluded.language"),
          largeType: eb.ref("excluded.largeType"),
        })),
    )
    .execute();
}

/** The first phone receives it, and the same one again; false for any other, and where it was withdrawn. */
export async function claimFor(db: Executor, id: string, recipientHash: string): Promise<boolean> {
  const row = await db
    .updateTable("esimShare")
    .set({ recipientHash, openedAt: sql<Date>`coalesce(opened_at, now())` })
    .where("id", "=", id)
    .where("withdrawnAt", "is", null)
    .where((eb) => eb.or([eb("recipientHash", "is", null), eb("recipientHash", "=", recipientHash)]))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever received an eSIM by a link, or may, has the one that comes in its place. */
export async function followReplacement(tx: Tx, esimId: string, replacement: string): Promise<void> {
  await tx
    .updateTable("esimShare")
    .set({ esimId: replacement })
    .where("esimId", "=", esimId)
    .where("withdrawnAt", "is", null)
    .execute();
}

export async function withdraw(db: Executor, esimId: string): Promise<void> {
  await db
    .updateTable("esimShare")
    .set({ withdrawnAt: sql<Date>`now()`, recipientHash: null, openedAt: null })
    .where("esimId", "=", esimId)
    .where("withdrawnAt", "is", null)
    .execute();
}

export async function release(db: Executor, esimId: string): Promise<void> {
  await db
    .updateTable("esimShare")
    .set({ recipientHash: null, openedAt: null })
    .where("esimId", "=", esimId)
    .where("withdrawnAt", "is", null)
    .execute();
}

/** All links of a customer's eSIMs, before these are made nobody's. */
export async function deleteSharesOf(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("esimShare")
    .where("esimId", "in", (eb) => eb.selectFrom("esim").select("id").where("email", "=", email))
    .execute();
}

/** Of a customer's eSIMs, newest first, withdrawn ones too. */
export function findSharesBefore(db: Executor, email: string, before: string, limit: number) {
  return db
    .selectFrom("esimShare")
    .innerJoin("esim", "esim.id", "esimShare.esimId")
    .selectAll("esimShare")
    .where("esim.email", "=", email)
    .where("esimShare.id", "<", before)
    .orderBy("esimShare.id", "desc")
    .limit(limit)
    .execute();
}
