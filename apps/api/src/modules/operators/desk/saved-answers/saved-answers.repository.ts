import type { SavedAnswer } from "@rihla/contract/admin";
import { sql } from "kysely";
import type { Executor, Tx } from "../../../../database.ts";

const now = sql<Date>`now()`;

/** With those that were taken away: they say that one of the first is no more. */
export const findSavedAnswers = (db: Executor) =>
  db.selectFrom("savedAnswer").selectAll().orderBy("changedAt").execute();

/** Whoever changes the answers waits for each other: they are few, and one of the first has no row to hold. */
export async function lockSavedAnswers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('saved answers'))`.execute(tx);
}

export async function keepSavedAnswer(tx: Tx, { id, revision, ...words }: SavedAnswer): Promise<void> {
  const said = { titles: JSON.stringify(words.titles), texts: JSON.stringify(words.texts), revision };
  await tx
    .insertInto("savedAnswer")
    .values({ id, ...said })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ ...said, changedAt: now }))
    .execute();
}

export async function removeSavedAnswer(tx: Tx, answer: SavedAnswer): Promise<void> {
  await keepSavedAnswer(tx, { ...answer, revision: answer.revision + 1 });
  await tx.updateTable("savedAnswer").set({ removedAt: now }).where("id", "=", answer.id).execute();
}
