import { sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { now } from "./chat.repository.ts";

/** Messages of a chat by their numbers: those behind `after`, up to `until`. */
export type Stretch = { chatId: string; after: number; until: number };

/** What has waited for long enough, each message in one stretch only. */
export async function claimUnreadAnswers(tx: Tx, limit: number): Promise<Stretch[]> {
  const due = await tx
    .selectFrom("chat")
    .select(["id as chatId", "messages as until", sql<number>`greatest(seen, mailed)`.as("after")])
    .where("answerMailAt", "<=", now)
    .orderBy("answerMailAt")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = due.map(({ chatId }) => chatId);
  if (ids.length > 0)
    await tx
      .updateTable("chat")
      .set(({ ref }) => ({ answerMailAt: null, mailed: ref("messages") }))
      .where("id", "in", ids)
      .execute();
  return due;
}

/** What agents wrote in it and nobody has looked at since, in the order in which the agents see it. */
export const findUnreadAnswers = (db: Executor, { chatId, after, until }: Stretch) =>
  db
    .selectFrom("chatMessage")
    .innerJoin("chat", "chat.id", "chatMessage.chatId")
    .select("text")
    .where("chatId", "=", chatId)
    .where("author", "=", "agent")
    .where("takenBack", "=", false)
    .where("number", ">", after)
    .where("number", "<=", until)
    .whereRef("number", ">", "chat.seen")
    .orderBy("deskMessage")
    .execute();
