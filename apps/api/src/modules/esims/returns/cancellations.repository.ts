import { supportAnswerHours } from "@rihla/contract/rules";
import { type Selectable, sql } from "kysely";
import type { Executor, Tx } from "../../../database.ts";
import type { EsimTables } from "../esims.tables.ts";

export type CancellationRow = Selectable<EsimTables["esimCancellation"]>;

/** Notes that these are to be given back; one that was asked for before keeps its first way for the money. */
export async function insertCancellations(
  tx: Tx,
  esimIds: readonly string[],
  walletOf: string | null,
): Promise<void> {
  const rows = esimIds.map((esimId) => ({
    esimId,
    walletOf,
    status: "asked" as const,
    note: null,
    nextAttemptAt: sql<Date>`now()`,
  }));
  await tx
    .insertInto("esimCancellation")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findCancellations(db: Executor, orderId: string): Promise<CancellationRow[]> {
  return db
    .selectFrom("esimCancellation")
    .innerJoin("esim", "esim.id", "esimCancellation.esimId")
    .selectAll("esimCancellation")
    .where("esim.orderId", "=", orderId)
    .execute();
}

/** Takes the turn to ask the provider for `leaseSeconds`; nothing when it has ended or somebody else has it. */
export function claimCancellation(db: Executor, esimId: string, leaseSeconds: number) {
  return db
    .updateTable("esimCancellation")
    .set({ nextAttemptAt: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .where("esimId", "=", esimId)
    .where("status", "=", "asked")
    .where("nextAttemptAt", "<=", sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
}

export function lockCancellation(tx: Tx, esimId: string): Promise<CancellationRow> {
  return tx
    .selectFrom("esimCancellation")
    .selectAll()
    .where("esimId", "=", esimId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function endCancellation(
  db: Executor,
  esimId: string,
  status: "done" | "refused",
  note: string,
): Promise<void> {
  await db
    .updateTable("esimCancellation")
    .set({ status, note, nextAttemptAt: null, endedAt: sql<Date>`now()` })
    .where("esimId", "=", esimId)
    .execute();
}

/** The next question, the rarer the longer it has taken; one that has ended meanwhile stays as it is. */
export async function putOffCancellation(
  db: Executor,
  esimId: string,
  note: string,
  handedOver = false,
): Promise<void> {
  await db
    .updateTable("esimCancellation")
    .set({
      note,
      ...(handedOver ? { handedOverAt: sql<Date>`now()` } : {}),
      nextAttemptAt: sql<Date>`now() + least(interval '1 hour', greatest(interval '5 seconds', (now() - created_at) / 2))`,
    })
    .where("esimId", "=", esimId)
    .where("status", "=", "asked")
    .execute();
}

export function findCancellationsDue(db: Executor, limit: number) {
  return db
    .selectFrom("esimCancellation as c")
    .innerJoin("esim", "esim.id", "c.esimId")
    .select(["c.esimId", "esim.provider"])
    .where("c.status", "=", "asked")
    .where("c.nextAttemptAt", "<=", sql<Date>`now()`)
    .orderBy("c.nextAttemptAt")
    .limit(limit)
    .execute();
}

/** Orders of an e-mail whose eSIMs are being given back. */
export function findOrdersBeingCancelled(db: Executor, email: string) {
  return db
    .selectFrom("esimCancellation")
    .innerJoin("esim", "esim.id", "esimCancellation.esimId")
    .select("esim.orderNumber")
    .distinct()
    .where("esim.email", "=", email)
    .where("esimCancellation.status", "=", "asked")
    .execute();
}

/** Asked for longer ago than a provider ever takes. */
export function findStuckCancellations(db: Executor) {
  return db
    .selectFrom("esimCancellation")
    .innerJoin("esim", "esim.id", "esimCancellation.esimId")
    .select([
      "esimId",
      "esim.orderNumber",
      "esim.provider",
      "esimCancellation.note",
      "esimCancellation.handedOverAt",
      "esimCancellation.createdAt",
    ])
    .where("esimCancellation.status", "=", "asked")
    .where("esimCancellation.createdAt", "<", sql<Date>`now() - interval '10 minutes'`)
    .execute();
}

export async function isAsked(db: Executor, esimId: string): Promise<boolean> {
  const row = await db
    .selectFrom("esimCancellation")
    .select("esimId")
    .where("esimId", "=", esimId)
    .where("status", "=", "asked")
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks those that are late and were not told so; gives them. */
export function markLateCancellations(tx: Tx) {
  return tx
    .updateTable("esimCancellation")
    .set({ toldLateAt: sql<Date>`now()` })
    .where("status", "=", "asked")
    .where("toldLateAt", "is", null)
    .where("createdAt", "<", sql<Date>`now() - make_interval(hours => ${supportAnswerHours})`)
    .returning("esimId")
    .execute();
}
