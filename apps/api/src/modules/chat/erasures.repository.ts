import { sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import { type ChatRow, inSeconds, now } from "./chat.repository.ts";

/** For so long a job that meets a desk which is away goes on by itself, and a little longer. */
const hoursOfJob = 2;

/** Deletes chats here and notes that the desk still has them. Gives the notes' ids. */
export async function deleteChats(
  tx: Tx,
  chats: readonly Pick<ChatRow, "id" | "desk" | "deskContact">[],
): Promise<string[]> {
  if (chats.length === 0) return [];
  const notes = chats.map(({ desk, deskContact }) => ({ id: newId(), desk, deskContact }));
  await tx.insertInto("chatErasure").values(notes).execute();
  await tx
    .deleteFrom("chat")
    .where(
      "id",
      "in",
      chats.map(({ id }) => id),
    )
    .execute();
  return notes.map(({ id }) => id);
}

/** The account's, and those of guests who gave its address: nobody else has proved it. */
export const findChatsOf = (tx: Tx, { id, email }: { id: string; email: string }) =>
  tx
    .selectFrom("chat")
    .select(["id", "desk", "deskContact"])
    .where((eb) => eb.or([eb("customerId", "=", id), eb("guestEmail", "=", email)]))
    .forUpdate()
    .execute();

/** Silent for so many days, or begun a day ago and never used. */
export const findOldChats = (tx: Tx, days: number, limit: number) =>
  tx
    .selectFrom("chat")
    .select(["id", "desk", "deskContact"])
    .where((eb) =>
      eb.or([
        eb("lastMessageAt", "<", sql<Date>`now() - make_interval(days => ${days})`),
        eb.and([eb("messages", "=", 0), eb("lastMessageAt", "<", sql<Date>`now() - interval '1 day'`)]),
      ]),
    )
    .orderBy("lastMessageAt")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const findErasure = (db: Executor, id: string) =>
  db.selectFrom("chatErasure").selectAll().where("id", "=", id).executeTakeFirst();

/** Those whose job has given up, or got lost. */
export const takeErasures = (db: Executor, limit: number) =>
  db
    .updateTable("chatErasure")
    .set({ askedAt: now })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("chatErasure")
        .select("id")
        .where("askedAt", "<", inSeconds(-hoursOfJob * 3600))
        .orderBy("askedAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();

export async function endErasure(db: Executor, id: string): Promise<void> {
  await db.deleteFrom("chatErasure").where("id", "=", id).execute();
}
