import type { NotificationKind } from "@rihla/contract";
import { keptDays } from "@rihla/contract/rules";
import { sql } from "kysely";
import type { Db, Executor, Tx } from "../../../database.ts";
import { deleteOld } from "../../../infra/database/delete-old.ts";
import { newId } from "../../../infra/ids.ts";
import type { Notification } from "./notification.ts";

/** In the order of their names. */
export async function findUnwantedNotifications(
  db: Executor,
  customerId: string,
): Promise<NotificationKind[]> {
  const rows = await db
    .selectFrom("unwantedNotification")
    .select("kind")
    .where("customerId", "=", customerId)
    .orderBy("kind")
    .execute();
  return rows.map(({ kind }) => kind);
}

/** In place of those before. */
export async function saveUnwantedNotifications(
  tx: Tx,
  customerId: string,
  kinds: readonly NotificationKind[],
): Promise<void> {
  await tx.deleteFrom("unwantedNotification").where("customerId", "=", customerId).execute();
  const rows = [...new Set(kinds)].map((kind) => ({ customerId, kind }));
  if (rows.length > 0) await tx.insertInto("unwantedNotification").values(rows).execute();
}

/** Notes that the devices are told of it; the ids for those that were not before. */
export async function insertNotifications(
  tx: Tx,
  { about, id }: Notification,
  deviceIds: readonly string[],
): Promise<string[]> {
  if (deviceIds.length === 0) return [];
  const rows = await tx
    .insertInto("pushNotification")
    .values(deviceIds.map((deviceId) => ({ id: newId(), deviceId, about, factId: id })))
    .onConflict((conflict) => conflict.columns(["deviceId", "about", "factId"]).doNothing())
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

export function findNotification(db: Executor, id: string) {
  return db.selectFrom("pushNotification").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function markPushed(db: Db, id: string): Promise<void> {
  await db.updateTable("pushNotification").set({ pushedAt: new Date() }).where("id", "=", id).execute();
}

export const deleteOldNotifications = (db: Executor): Promise<void> =>
  deleteOld(
    db,
    "push_notification",
    sql`created_at < now() - make_interval(days => ${keptDays.notifications})`,
  );
