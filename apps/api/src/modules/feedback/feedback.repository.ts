import type { FeedbackReading, ShownFeedback } from "@rihla/contract";
import { feedbackTextsShown } from "@rihla/contract/rules/feedback";
import { type Insertable, sql } from "kysely";
import type { Db, Executor, Tx } from "../../database.ts";
import type { FeedbackTables } from "./feedback.tables.ts";
import type { FeedbackRow } from "./feedback.ts";

export function findFeedback(db: Executor, esimId: string): Promise<FeedbackRow | undefined> {
  return db.selectFrom("esimFeedback").selectAll().where("esimId", "=", esimId).executeTakeFirst();
}

/**
 * Keeps an eSIM with its owner until the transaction ends: whose account is being deleted either leaves words to be erased, or says
 * nothing any more. False where it is somebody else's.
 */
export async function holdOwnEsim(tx: Tx, id: string, email: string): Promise<boolean> {
  const query = tx.selectFrom("esim").select("id").where("id", "=", id).where("email", "=", email);
  return (await query.forShare().executeTakeFirst()) !== undefined;
}

/** False where there is an answer already: the first one stands. */
export async function insertFeedback(
  tx: Tx,
  row: Insertable<FeedbackTables["esimFeedback"]>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto("esimFeedback")
    .values(row)
    .onConflict((conflict) => conflict.column("esimId").doNothing())
    .returning("esimId")
    .executeTakeFirst();
  return inserted !== undefined;
}

export function lockFeedback(tx: Tx, esimId: string): Promise<FeedbackRow | undefined> {
  return tx
    .selectFrom("esimFeedback")
    .selectAll()
    .where("esimId", "=", esimId)
    .forUpdate()
    .executeTakeFirst();
}

/** What is left says that nobody is to be asked. */
export async function emptyFeedback(tx: Tx, esimId: string): Promise<void> {
  await tx
    .updateTable("esimFeedback")
    .set({ stars: null, words: null, firstName: null, reading: null })
    .where("esimId", "=", esimId)
    .execute();
}

export async function setReading(tx: Tx, esimId: string, reading: FeedbackReading): Promise<void> {
  await tx.updateTable("esimFeedback").set({ reading }).where("esimId", "=", esimId).execute();
}

/** Oldest first, as they are to be read. */
export function findTexts(db: Db, reading: FeedbackReading, limit = 100) {
  return db
    .selectFrom("esimFeedback")
    .select(["esimId", "givenAt", "stars", "firstName", "words"])
    .where("reading", "=", reading)
    .orderBy("givenAt")
    .limit(limit)
    .execute();
}

export async function addUp(db: Executor): Promise<{ count: number; average: number }> {
  const { count, average } = await db
    .selectFrom("esimFeedback")
    .select([
      sql<number>`count(stars)::int`.as("count"),
      sql<number>`coalesce(round(avg(stars), 1), 0)::float8`.as("average"),
    ])
    .executeTakeFirstOrThrow();
  return { count, average };
}

export async function findShownTexts(db: Executor): Promise<ShownFeedback["texts"]> {
  const rows = await db
    .selectFrom("esimFeedback")
    .select(["stars", "words", "firstName"])
    .where("reading", "=", "shown")
    .orderBy("givenAt", "desc")
    .limit(feedbackTextsShown)
    .execute();
  return rows as ShownFeedback["texts"];
}

/** Of an e-mail's eSIMs, a page at a time, by ids, which begin with the time. */
export function findFeedbackBefore(db: Executor, email: string, before: string, limit: number) {
  return db
    .selectFrom("esimFeedback")
    .innerJoin("esim", "esim.id", "esimFeedback.esimId")
    .selectAll("esimFeedback")
    .select("esim.id")
    .where("esim.email", "=", email)
    .where("esim.id", "<", before)
    .orderBy("esim.id", "desc")
    .limit(limit)
    .execute();
}

/** Words and names of these orders' eSIMs; the stars say nothing of anybody and stay in the average. Gives what became of those words. */
export function forgetWords(
  tx: Tx,
  orderIds: readonly string[],
): Promise<{ reading: FeedbackReading | null }[]> {
  return tx
    .with("had", (query) =>
      query
        .selectFrom("esimFeedback")
        .innerJoin("esim", "esim.id", "esimFeedback.esimId")
        .select(["esimFeedback.esimId", "esimFeedback.reading"])
        .where("esim.orderId", "in", [...orderIds])
        .where("esimFeedback.reading", "is not", null),
    )
    .updateTable("esimFeedback")
    .from("had")
    .set({ words: null, firstName: null, reading: null })
    .whereRef("esimFeedback.esimId", "=", "had.esimId")
    .returning("had.reading")
    .execute();
}

export async function readFeedbackRevision(db: Executor): Promise<number> {
  const row = await db.selectFrom("feedbackRevision").select("revision").executeTakeFirstOrThrow();
  return row.revision;
}

/** A text has come or gone: what pages show of it is made anew. The last thing in its transaction, since all hold the same row. */
export async function noteTextsChanged(tx: Tx): Promise<void> {
  await tx
    .updateTable("feedbackRevision")
    .set((eb) => ({ revision: eb("revision", "+", 1), changedAt: sql<Date>`now()` }))
    .execute();
}

/** The average has moved a little: not worth making every page anew more often than this. */
const minutesBetween = 10;
export async function noteAverageChanged(tx: Tx): Promise<void> {
  await tx
    .updateTable("feedbackRevision")
    .set((eb) => ({ revision: eb("revision", "+", 1), changedAt: sql<Date>`now()` }))
    .where("changedAt", "<", sql<Date>`now() - make_interval(mins => ${minutesBetween})`)
    .execute();
}
