import { sql } from "kysely";
import type { Db, Tx } from "../../app.ts";
import type { WebhookHint } from "./webhook-source.ts";

/** False when the same event is there already. */
export async function insertEvent(tx: Tx, source: string, key: string, hint: WebhookHint): Promise<boolean> {
  const row = await tx
    .insertInto("webhookEvent")
    .values({ source, eventKey: key, hint: JSON.stringify(hint) })
    .onConflict((conflict) => conflict.columns(["source", "eventKey"]).doNothing())
    .returning("eventKey")
    .executeTakeFirst();
  return row !== undefined;
}

export function findEvent(db: Db, source: string, key: string) {
  return db
    .selectFrom("webhookEvent")
    .selectAll()
    .where("source", "=", source)
    .where("eventKey", "=", key)
    .executeTakeFirst();
}

export async function markHandled(db: Db, source: string, key: string): Promise<void> {
  await db
    .updateTable("webhookEvent")
    .set({ handledAt: new Date() })
    .where("source", "=", source)
    .where("eventKey", "=", key)
    .execute();
}

/** Throws away at most `limit` events older than so many days; how many it were. */
export async function deleteEventsOlderThan(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_event where ctid = any (array(
      select ctid from webhook_event where received_at < now() - make_interval(days => ${days}) limit ${limit}))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
