import { type Insertable, sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import type { HandOver } from "./esim-share.ts";
import type { HandOverTables } from "./esim-shares.tables.ts";

export function findLivingOf(db: Executor, esimIds: readonly string[]): Promise<HandOver[]> {
  if (esimIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("handOver")
    .selectAll()
    .where("esimId", "in", esimIds)
    .where("withdrawnAt", "is", null)
    .execute();
}

export function findLivingByToken(db: Executor, tokenHash: string): Promise<HandOver | undefined> {
  return db
    .selectFrom("handOver")
    .selectAll()
    .where("tokenHash", "=", tokenHash)
    .where("withdrawnAt", "is", null)
    .executeTakeFirst();
}

/** Newest first. */
export function findHeldBy(db: Executor, holderHash: string): Promise<HandOver[]> {
  return db
    .selectFrom("handOver")
    .selectAll()
    .where("holderHash", "=", holderHash)
    .where("withdrawnAt", "is", null)
    .orderBy("id", "desc")
    .execute();
}

/** One that lives keeps its link and takes over how its page speaks. */
export async function keepHandOvers(
  tx: Tx,
  rows: readonly Insertable<HandOverTables["handOver"]>[],
): Promise<void> {
  await tx
    .insertInto("handOver")
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

/** The first phone holds it, and the same one again; false for any other, and where it was withdrawn. */
export async function holdBy(db: Executor, id: string, holderHash: string): Promise<boolean> {
  const row = await db
    .updateTable("handOver")
    .set({ holderHash, openedAt: sql<Date>`coalesce(opened_at, now())` })
    .where("id", "=", id)
    .where("withdrawnAt", "is", null)
    .where((eb) => eb.or([eb("holderHash", "is", null), eb("holderHash", "=", holderHash)]))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever holds an eSIM by a link, or may, holds the one that comes in its place. */
export async function followReplacement(tx: Tx, esimId: string, replacement: string): Promise<void> {
  await tx
    .updateTable("handOver")
    .set({ esimId: replacement })
    .where("esimId", "=", esimId)
    .where("withdrawnAt", "is", null)
    .execute();
}

export async function withdraw(db: Executor, esimId: string): Promise<void> {
  await db
    .updateTable("handOver")
    .set({ withdrawnAt: sql<Date>`now()`, holderHash: null, openedAt: null })
    .where("esimId", "=", esimId)
    .where("withdrawnAt", "is", null)
    .execute();
}

export async function release(db: Executor, esimId: string): Promise<void> {
  await db
    .updateTable("handOver")
    .set({ holderHash: null, openedAt: null })
    .where("esimId", "=", esimId)
    .where("withdrawnAt", "is", null)
    .execute();
}

/** All links of a customer's eSIMs, before these are made nobody's. */
export async function deleteHandOversOf(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("handOver")
    .where("esimId", "in", (eb) => eb.selectFrom("esim").select("id").where("email", "=", email))
    .execute();
}
