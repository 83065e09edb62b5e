import { sql } from "kysely";
import type { Executor } from "../../app.ts";
import { type HashedPin, pinAttempts } from "./pin.ts";

export function findPin(db: Executor, customerId: string) {
  return db.selectFrom("walletPin").selectAll().where("customerId", "=", customerId).executeTakeFirst();
}

/** Takes one attempt and gives the PIN to compare; undefined where none is left or none is set. */
export function takeAttempt(db: Executor, customerId: string) {
  return db
    .updateTable("walletPin")
    .set((row) => ({ attemptsLeft: row("attemptsLeft", "-", 1) }))
    .where("customerId", "=", customerId)
    .where("attemptsLeft", ">", 0)
    .returningAll()
    .executeTakeFirst();
}

/** All attempts are there again; of this PIN, unless another was set meanwhile. */
export async function restoreAttempts(db: Executor, customerId: string, hash: string): Promise<void> {
  await db
    .updateTable("walletPin")
    .set({ attemptsLeft: pinAttempts })
    .where("customerId", "=", customerId)
    .where("hash", "=", hash)
    .execute();
}

/** Sets it, in place of an older one; false where the customer's account has been deleted meanwhile. */
export async function savePin(db: Executor, customerId: string, pin: HashedPin): Promise<boolean> {
  const values = { ...pin, attemptsLeft: pinAttempts };
  const customer = db
    .selectFrom("customer")
    .where("id", "=", customerId)
    .select((eb) => [
      "id",
      eb.val(pin.salt).as("salt"),
      eb.val(pin.hash).as("hash"),
      eb.lit(pinAttempts).as("attemptsLeft"),
    ])
    .forKeyShare();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("walletPin")
    .columns(["customerId", "salt", "hash", "attemptsLeft"])
    .expression(customer)
    .onConflict((conflict) =>
      conflict.column("customerId").doUpdateSet({ ...values, changedAt: sql<Date>`now()` }),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes the PIN away; false where there was none. */
export async function deletePin(db: Executor, customerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("walletPin")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
