import { sql } from "kysely";
import type { Db, Executor } from "../../database.ts";

/** Once for each order: its e-mail stays what it is, so a second mail that comes back tells nothing new. */
export async function insertReturnedMail(db: Executor, orderId: string): Promise<void> {
  await db
    .insertInto("returnedMail")
    .values({ orderId, dealtWithAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Paid orders whose mails reach nobody, the longest first. An order that nobody paid needs no mail. */
export function findReturnedMails(db: Db) {
  return db
    .selectFrom("returnedMail as m")
    .innerJoin("customerOrder as o", "o.id", "m.orderId")
    .select(["o.number as orderNumber", "m.returnedAt"])
    .where("m.dealtWithAt", "is", null)
    .where(({ eb, or }) => or([eb("o.status", "=", "placed"), eb("o.closeReason", "=", "refunded")]))
    .where("o.erasedAt", "is", null)
    .orderBy("m.returnedAt")
    .execute();
}

/** False where none came back that is still listed. */
export async function endReturnedMail(db: Executor, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("returnedMail")
    .set({ dealtWithAt: sql<Date>`now()` })
    .where("orderId", "=", orderId)
    .where("dealtWithAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
