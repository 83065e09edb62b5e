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

/** Sets it, in place of an older one. */
export async function savePin(db: Executor, customerId: string, pin: HashedPin): Promise<void> {
  const values = { ...pin, attemptsLeft: pinAttempts };
  await db
    .insertInto("walletPin")
    .values({ customerId, ...values })
    .onConflict((conflict) =>
      conflict.column("customerId").doUpdateSet({ ...values, changedAt: sql<Date>`now()` }),
    )
    .execute();
}

/** Takes the PIN away; false where there was none. */
export async function deletePin(db: Executor, customerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("walletPin")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
