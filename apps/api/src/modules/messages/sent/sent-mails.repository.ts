import { keptDays } from "@rihla/contract/rules";
import { sql } from "kysely";
import type { Db, Executor } from "../../../database.ts";
import { deleteOld } from "../../../infra/database/delete-old.ts";

export type SentMail = { key: string; kind: string; fact: string; orderNumber: string | null };

/** What became of it the last time that it was tried. One that came back meanwhile stays so. */
export async function noteSent(db: Executor, mail: SentMail, state: "taken" | "refused"): Promise<void> {
  await db
    .insertInto("sentMail")
    .values({ ...mail, state })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ state, at: sql<Date>`now()` })
        .where("sentMail.state", "=", "refused"),
    )
    .execute();
}

/**
 * A mail of this order came back, which `report` may have with its name; of one that has none it is the newest that was taken. Gives
 * its kind.
 */
export async function noteReturned(
  db: Executor,
  orderNumber: string,
  report: string,
): Promise<string | undefined> {
  const taken = await db
    .selectFrom("sentMail")
    .select(["key", "kind", "fact"])
    .where("orderNumber", "=", orderNumber)
    .where("state", "=", "taken")
    .orderBy("at", "desc")
    .limit(50)
    .execute();
  const mail = taken.find(({ kind, fact }) => report.includes(`<${kind}.${fact}@`)) ?? taken[0];
  if (!mail) return undefined;
  await db.updateTable("sentMail").set({ state: "returned" }).where("key", "=", mail.key).execute();
  return mail.kind;
}

/** What was sent about an order, the newest first. */
export const findSentMails = (db: Db, orderNumber: string) =>
  db
    .selectFrom("sentMail")
    .select(["at", "kind", "state"])
    .where("orderNumber", "=", orderNumber)
    .orderBy("at", "desc")
    .limit(200)
    .execute();

export const deleteOldSentMails = (db: Executor): Promise<void> =>
  deleteOld(db, "sent_mail", sql`at < now() - make_interval(days => ${keptDays.mails})`);
