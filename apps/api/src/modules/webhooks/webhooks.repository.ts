import type { Db, Tx } from "../../app.ts";
import type { WebhookHint } from "./webhook-source.ts";

/** False when the same event is there already. */
export async function insertEvent(tx: Tx, source: string, key: string, hint: WebhookHint): Promise<boolean> {
  const row = await tx
    .insertInto("webhook_event")
    .values({ source, event_key: key, hint: JSON.stringify(hint) })
    .onConflict((conflict) => conflict.columns(["source", "event_key"]).doNothing())
    .returning("event_key")
    .executeTakeFirst();
  return row !== undefined;
}

export function findEvent(db: Db, source: string, key: string) {
  return db
    .selectFrom("webhook_event")
    .selectAll()
    .where("source", "=", source)
    .where("event_key", "=", key)
    .executeTakeFirst();
}

export async function markHandled(db: Db, source: string, key: string): Promise<void> {
  await db
    .updateTable("webhook_event")
    .set({ handled_at: new Date() })
    .where("source", "=", source)
    .where("event_key", "=", key)
    .execute();
}
