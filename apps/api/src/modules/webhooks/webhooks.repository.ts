import { sql } from "kysely";
import type { Db, Tx } from "../../database.ts";
import { deleteOld } from "../../infra/database/delete-old.ts";
import type { WebhookHint } from "./webhook-source.ts";

/** Hours after which the same words are news again: of companies whose events have no id, two may read the same. */
const sameForHours = 1;

/** False when the same event is there already. */
export async function insertEvent(tx: Tx, source: string, key: string, hint: WebhookHint): Promise<boolean> {
  const row = await tx
    .insertInto("webhookEvent")
    .values({ source, eventKey: key, hint: JSON.stringify(hint) })
    .onConflict((conflict) =>
      conflict
        .columns(["source", "eventKey"])
        .doUpdateSet({ receivedAt: sql<Date>`now()`, handledAt: null })
        .where("webhookEvent.receivedAt", "<", sql<Date>`now() - make_interval(hours => ${sameForHours})`),
    )
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

export const deleteEventsOlderThan = (db: Db, days: number): Promise<void> =>
  deleteOld(db, "webhook_event", sql`received_at < now() - make_interval(days => ${days})`);
