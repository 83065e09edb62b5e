import { sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { type HashedPin, pinAttempts } from "./pin.ts";

export function findPin(db: Executor, customerId: string) {
  return db.selectFrom("walletPin").selectAll().where("customerId", "=", customerId).executeTakeFirst();
}

export const hasPin = async (db: Executor, customerId: string): Promise<boolean> =>
  (await findPin(db, customerId)) !== undefined;

/** The same, held to the end of the transaction. */
export function lockPin(tx: Tx, customerId: string) {
  return tx
    .selectFrom("walletPin")
    .selectAll()
    .where("customerId", "=", customerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Takes one of the PIN that is held, and gives how many are left. */
export async function takeAttempt(tx: Tx, customerId: string): Promise<number> {
  const { attemptsLeft } = await tx
    .updateTable("walletPin")
    .set((row) => ({ attemptsLeft: row("attemptsLeft", "-", 1) }))
    .where("customerId", "=", customerId)
    .returning("attemptsLeft")
    .executeTakeFirstOrThrow();
  return attemptsLeft;
}

/** All attempts of the PIN that is held are there again. */
export async function restoreAttempts(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable("walletPin")
    .set({ attemptsLeft: pinAttempts })
    .where("customerId", "=", customerId)
    .where("attemptsLeft", "<", pinAttempts)
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

/** The same PIN, that is held, under another key. */
export async function rehashPin(tx: Tx, customerId: string, pin: HashedPin): Promise<void> {
  await tx
    .updateTable("walletPin")
    .set({ ...pin, changedAt: sql<Date>`now()` })
    .where("customerId", "=", customerId)
    .execute();
}

/** Those that were hashed before a moment. */
export async function countPins(db: Executor, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom("walletPin")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("changedAt", "<", before)
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes the PIN away; false where there was none. */
export async function deletePin(db: Executor, customerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("walletPin")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
