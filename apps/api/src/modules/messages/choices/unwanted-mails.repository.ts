import type { AlertKind } from "@rihla/contract";
import type { Db, Executor, Tx } from "../../../database.ts";

/** In the order of their names. */
export async function findUnwantedMails(db: Executor, email: string): Promise<AlertKind[]> {
  const rows = await db
    .selectFrom("unwantedMail")
    .select("kind")
    .where("email", "=", email)
    .orderBy("kind")
    .execute();
  return rows.map(({ kind }) => kind);
}

/** In place of those before. */
export async function saveUnwantedMails(db: Db, email: string, kinds: readonly AlertKind[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteUnwantedMails(tx, email);
    for (const kind of kinds) await addUnwantedMail(tx, email, kind);
  });
}

/** Twice is once. */
export async function addUnwantedMail(db: Executor, email: string, kind: AlertKind): Promise<void> {
  await db
    .insertInto("unwantedMail")
    .values({ email, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteUnwantedMails(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("unwantedMail").where("email", "=", email).execute();
}
