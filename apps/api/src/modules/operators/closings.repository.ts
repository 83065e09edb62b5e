import { sql } from "kysely";
import type { Db, Tx } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import { type Responsible, recordAct } from "./acts.repository.ts";

/** Since when no order is taken and no payment begun; null while the shop is open. */
export async function closedSince(db: Db | Tx): Promise<Date | null> {
  const closing = await db
    .selectFrom("shopClosing")
    .select("closedAt")
    .where("openedAt", "is", null)
    .executeTakeFirst();
  return closing?.closedAt ?? null;
}

/**
 * Ends the taking of orders and the beginning of payments, in every process at once. Waits for those that are being written:
 * after it none appears. Closed already it stays so, since then.
 */
export function closeShop(db: Db, responsible: Responsible): Promise<{ closedSince: Date }> {
  return db.transaction().execute(async (tx) => {
    await holdTheDoor(tx);
    const since = await closedSince(tx);
    if (since) return { closedSince: since };
    const id = newId();
    const { closedAt } = await tx
      .insertInto("shopClosing")
      .values({ id })
      .returning("closedAt")
      .executeTakeFirstOrThrow();
    const act = {
      act: "close",
      subject: "shop",
      details: {},
      before: { open: true },
      after: { open: false },
    };
    await recordAct(tx, { ...responsible, id: newId(), ...act });
    return { closedSince: closedAt };
  });
}

/** Takes orders and payments again. Open already, nothing happens. */
export function openShop(db: Db, responsible: Responsible): Promise<{ closedSince: Date | null }> {
  return db.transaction().execute(async (tx) => {
    await holdTheDoor(tx);
    const since = await closedSince(tx);
    if (!since) return { closedSince: null };
    await tx
      .updateTable("shopClosing")
      .set({ openedAt: sql<Date>`now()` })
      .where("openedAt", "is", null)
      .execute();
    const details = { closedSince: since.toISOString() };
    const act = { act: "open", subject: "shop", details, before: { open: false }, after: { open: true } };
    await recordAct(tx, { ...responsible, id: newId(), ...act });
    return { closedSince: null };
  });
}

/** The lock of `refuse_while_closed`. Whoever orders waits behind it, so it is not waited for without end. */
async function holdTheDoor(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = '10s'`.execute(tx);
  await sql`select pg_advisory_xact_lock(1669494131, 0)`.execute(tx);
}
