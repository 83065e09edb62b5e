import type { ConversationState } from "@rihla/contract/admin";
import { longWaitHours } from "@rihla/contract/admin/operator-rules";
import { sql } from "kysely";
import type { Db, Executor, Tx } from "../../../database.ts";
import type { Photo } from "../../chat/index.ts";

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>;
export type ConversationMessageRow = Awaited<ReturnType<typeof findConversationMessages>>[number];

const now = sql<Date>`now()`;

const lineOf = (db: Db) =>
  db
    .selectFrom("deskConversation as conversation")
    .select(["id", "person", "facts", "waitingSince", "closedAt", "lastMessageAt"])
    .select(
      sql<string | null>`(select left(text, 160) from desk_message
        where conversation_id = conversation.id and taken_back_at is null order by id desc limit 1)`.as(
        "beginning",
      ),
    );

/** Those that wait come in the order in which they began to; the others the newest first. */
export function findLine(db: Db, state: ConversationState, limit: number) {
  const line = lineOf(db).limit(limit);
  if (state === "waiting")
    return line.where("waitingSince", "is not", null).orderBy("waitingSince").execute();
  if (state === "closed") return line.where("closedAt", "is not", null).orderBy("closedAt", "desc").execute();
  return line
    .where("waitingSince", "is", null)
    .where("closedAt", "is", null)
    .orderBy("lastMessageAt", "desc")
    .execute();
}

export async function countWaiting(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom("deskConversation")
    .select(sql<number>`count(*)::int`.as("waiting"))
    .where("waitingSince", "is not", null)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Questions that nobody has answered for too long, the oldest first. */
export const findLongWaiting = (db: Db) =>
  db
    .selectFrom("deskConversation")
    .select(["id", "facts", "waitingSince"])
    .where("waitingSince", "<", sql<Date>`now() - make_interval(hours => ${longWaitHours})`)
    .orderBy("waitingSince")
    .limit(200)
    .execute();

export const findConversation = (db: Executor, id: string) =>
  db.selectFrom("deskConversation").selectAll().where("id", "=", id).executeTakeFirst();

/** Until the end of the transaction nobody says, answers or closes anything in it. */
export const lockConversation = (tx: Tx, id: string) =>
  tx.selectFrom("deskConversation").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const findConversationMessages = (db: Db, id: string) =>
  db
    .selectFrom("deskMessage as message")
    .leftJoin("operator", "operator.id", "message.operatorId")
    .select(["message.id", "operatorId", "operator.name as who", "text", "saidAt", "takenBackAt"])
    .select(sql<boolean>`exists (select from desk_photo where message_id = message.id)`.as("hasPhoto"))
    .where("conversationId", "=", id)
    .orderBy("message.id")
    .execute();

export const findPhotoOf = (db: Db, conversation: string, message: number) =>
  db
    .selectFrom("deskPhoto")
    .innerJoin("deskMessage", "deskMessage.id", "deskPhoto.messageId")
    .select(["type", "content"])
    .where("conversationId", "=", conversation)
    .where("messageId", "=", message)
    .executeTakeFirst();

export const hasAnswer = async (tx: Tx, conversationId: string, key: string): Promise<boolean> =>
  (await tx
    .selectFrom("deskMessage")
    .select("id")
    .where("conversationId", "=", conversationId)
    .where("key", "=", key)
    .executeTakeFirst()) !== undefined;

export type NewAnswer = {
  conversationId: string;
  operatorId: string;
  key: string;
  text: string;
  photo: Photo | null;
};

/** The caller holds the conversation. */
export async function insertAnswer(tx: Tx, { photo, ...answer }: NewAnswer): Promise<void> {
  const { id } = await tx.insertInto("deskMessage").values(answer).returning("id").executeTakeFirstOrThrow();
  if (photo)
    await tx
      .insertInto("deskPhoto")
      .values({ messageId: id, ...photo })
      .execute();
}

type Change = { closedAt?: typeof now | null; waitingSince?: null; lastMessageAt?: typeof now };

/** Gives the new revision. The caller holds the conversation. */
export async function changeConversation(tx: Tx, id: string, change: Change): Promise<number> {
  const { revision } = await tx
    .updateTable("deskConversation")
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where("id", "=", id)
    .returning("revision")
    .executeTakeFirstOrThrow();
  return revision;
}

/** Nobody waits, and it is open. */
export const answered: Change = { waitingSince: null, closedAt: null, lastMessageAt: now };
export const closed: Change = { waitingSince: null, closedAt: now };

/** False where there is none, or it was taken back. */
export async function takeBackAnswer(tx: Tx, conversationId: string, id: number): Promise<boolean> {
  const row = await tx
    .updateTable("deskMessage")
    .set({ text: "", takenBackAt: now })
    .where("id", "=", id)
    .where("conversationId", "=", conversationId)
    .where("takenBackAt", "is", null)
    .where("operatorId", "is not", null)
    .returning("id")
    .executeTakeFirst();
  if (row) await tx.deleteFrom("deskPhoto").where("messageId", "=", id).execute();
  return row !== undefined;
}

/** False where there is no such conversation. */
export async function noteAgentLook(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable("deskConversation")
    .set({ agentSeenAt: now })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
