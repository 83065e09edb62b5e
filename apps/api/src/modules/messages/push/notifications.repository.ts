import type { NoticeKind } from "@rihla/contract";
import { keptDays } from "@rihla/contract/rules";
import { sql } from "kysely";
import type { Db, Executor, Tx } from "../../../database.ts";
import { deleteOld } from "../../../infra/database/delete-old.ts";
import { newId } from "../../../infra/ids.ts";
import type { Notice } from "./notice.ts";

/** In the order of their names. */
export async function findUnwantedNotices(db: Executor, customerId: string): Promise<NoticeKind[]> {
  const rows = await db
    .selectFrom("unwantedNotice")
    .select("kind")
    .where("customerId", "=", customerId)
    .orderBy("kind")
    .execute();
  return rows.map(({ kind }) => kind);
}

/** In place of those before. */
export async function saveUnwantedNotices(
  tx: Tx,
  customerId: string,
  kinds: readonly NoticeKind[],
): Promise<void> {
  await tx.deleteFrom("unwantedNotice").where("customerId", "=", customerId).execute();
  const rows = [...new Set(kinds)].map((kind) => ({ customerId, kind }));
  if (rows.length > 0) await tx.insertInto("unwantedNotice").values(rows).execute();
}

/** Notes that the devices are told of it; the ids for those that were not before. */
export async function insertNotices(
  tx: Tx,
  { about, id }: Notice,
  deviceIds: readonly string[],
): Promise<string[]> {
  if (deviceIds.length === 0) return [];
  const rows = await tx
    .insertInto("pushNotice")
    .values(deviceIds.map((deviceId) => ({ id: newId(), deviceId, about, factId: id })))
    .onConflict((conflict) => conflict.columns(["deviceId", "about", "factId"]).doNothing())
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

export function findNotice(db: Executor, id: string) {
  return db.selectFrom("pushNotice").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function markPushed(db: Db, id: string): Promise<void> {
  await db.updateTable("pushNotice").set({ pushedAt: new Date() }).where("id", "=", id).execute();
}

export const deleteOldNotices = (db: Executor): Promise<void> =>
  deleteOld(db, "push_notice", sql`created_at < now() - make_interval(days => ${keptDays.notices})`);
