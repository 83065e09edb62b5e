import { type Selectable, sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import { type ChatRow, nextRevision, now } from "./chat.repository.ts";
import type { ChatTables } from "./chat.tables.ts";
import type { ChatFacts, DeskMessage, Photo } from "./support-desk.ts";

export type MessageRow = Selectable<ChatTables["chatMessage"]>;

export type ShownMessage = Awaited<ReturnType<typeof findMessages>>[number];

const messagesOf = (db: Executor, chatId: string) =>
  db
    .selectFrom("chatMessage")
    .leftJoin("chatPhoto", "chatPhoto.messageId", "chatMessage.id")
    .selectAll("chatMessage")
    .select(sql<boolean>`chat_photo.message_id is not null`.as("hasPhoto"))
    .where("chatId", "=", chatId);

export const findMessages = (db: Executor, chatId: string, since: number) =>
  messagesOf(db, chatId)
    .where("chatMessage.revision", ">", since)
    .orderBy(sql`desk_message is null`)
    .orderBy("deskMessage")
    .orderBy("number")
    .execute();

export const findMessageByKey = (
  db: Executor,
  chatId: string,
  key: string,
): Promise<ShownMessage | undefined> =>
  messagesOf(db, chatId).where("clientKey", "=", key).executeTakeFirst();

type NewMessage = { chat: ChatRow; key: string; text: string; photo: Photo | null; facts: ChatFacts };

/** The caller holds the chat, and knows that there is none of this key. */
export async function insertOwnMessage(
  tx: Tx,
  { chat, key, text, photo, facts }: NewMessage,
): Promise<ShownMessage> {
  const id = newId();
  const number = chat.messages + 1;
  const row = await tx
    .insertInto("chatMessage")
    .values({
      id,
      chatId: chat.id,
      number,
      author: "person",
      clientKey: key,
      text,
      delivery: "waiting",
      revision: await nextRevision(tx, chat.id),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (photo)
    await tx
      .insertInto("chatPhoto")
      .values({ messageId: id, ...photo, deskAddress: null })
      .execute();
  await tx
    .updateTable("chat")
    .set({
      messages: number,
      facts: JSON.stringify(facts),
      lastMessageAt: now,
      nextAttemptAt: sql<Date>`coalesce(next_attempt_at, now())`,
    })
    .where("id", "=", chat.id)
    .execute();
  return { ...row, hasPhoto: photo !== null };
}

export const findAgentMessages = (tx: Tx, chatId: string) =>
  tx
    .selectFrom("chatMessage")
    .select(["id", "deskMessage", "text", "takenBack"])
    .where("chatId", "=", chatId)
    .where("author", "=", "agent")
    .execute();

/** The caller holds the chat, and knows that there is none of this number of the desk's. */
export async function insertAgentMessage(tx: Tx, chat: ChatRow, message: DeskMessage): Promise<void> {
  const id = newId();
  chat.messages += 1;
  await tx
    .insertInto("chatMessage")
    .values({
      id,
      chatId: chat.id,
      number: chat.messages,
      author: "agent",
      clientKey: null,
      sentAt: message.at,
      delivery: "sent",
      deskMessage: message.id,
      ...saidIn(message),
      revision: await nextRevision(tx, chat.id),
    })
    .execute();
  if (message.photo && !message.takenBack)
    await tx
      .insertInto("chatPhoto")
      .values({ messageId: id, type: null, content: null, deskAddress: message.photo })
      .execute();
}

/** Written anew by the agent, or taken back. The caller holds the chat. */
export async function changeAgentMessage(
  tx: Tx,
  chatId: string,
  id: string,
  message: DeskMessage,
): Promise<void> {
  const revision = await nextRevision(tx, chatId);
  await tx
    .updateTable("chatMessage")
    .set({ ...saidIn(message), revision })
    .where("id", "=", id)
    .execute();
  if (message.takenBack) await tx.deleteFrom("chatPhoto").where("messageId", "=", id).execute();
}

const saidIn = ({ text, takenBack, otherFile }: DeskMessage) => ({
  text: takenBack ? "" : text,
  takenBack,
  otherFile: otherFile && !takenBack,
});

export const findPhoto = (db: Executor, messageId: string) =>
  db.selectFrom("chatPhoto").selectAll().where("messageId", "=", messageId).executeTakeFirst();

export const findPhotoIn = (db: Executor, chatId: string, messageId: string) =>
  db
    .selectFrom("chatPhoto")
    .innerJoin("chatMessage", "chatMessage.id", "chatPhoto.messageId")
    .selectAll("chatPhoto")
    .where("chatMessage.id", "=", messageId)
    .where("chatMessage.chatId", "=", chatId)
    .executeTakeFirst();

export async function keepPhoto(db: Executor, messageId: string, { type, content }: Photo): Promise<void> {
  await db.updateTable("chatPhoto").set({ type, content }).where("messageId", "=", messageId).execute();
}
