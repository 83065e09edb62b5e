import { type Selectable, sql } from "kysely";
import pg from "pg";
import type { Executor, Tx } from "../../database.ts";
import { newId, newToken, tokenHashOf } from "../../infra/ids.ts";
import type { ChatTables } from "./chat.tables.ts";
import type { ChatFacts } from "./support-desk.ts";

export type ChatRow = Selectable<ChatTables["chat"]>;
type Adopting = { customerId: string; email: string };
export type Owner = { customerId: string } | { guestHash: string };

export const now = sql<Date>`now()`;

export const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

export function findChatOf(db: Executor, owner: Owner): Promise<ChatRow | undefined> {
  const [column, value] = Object.entries(owner)[0] as ["customerId" | "guestHash", string];
  return db.selectFrom("chat").selectAll().where(column, "=", value).executeTakeFirst();
}

export const findChat = (db: Executor, id: string): Promise<ChatRow | undefined> =>
  db.selectFrom("chat").selectAll().where("id", "=", id).executeTakeFirst();

export const findChatAtDesk = (db: Executor, desk: string, conversation: string) =>
  db
    .selectFrom("chat")
    .selectAll()
    .where("desk", "=", desk)
    .where("deskConversation", "=", conversation)
    .executeTakeFirst();

type NewChat = Pick<ChatRow, "guestName" | "guestEmail" | "language" | "desk" | "deskContact"> & {
  owner: Owner;
  facts: ChatFacts;
};

/** Undefined where its owner has one already. */
export function insertChat(db: Executor, { owner, facts, ...chat }: NewChat): Promise<ChatRow | undefined> {
  return db
    .insertInto("chat")
    .values({ id: newId(), ...chat, ...owner, facts: JSON.stringify(facts) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * A guest's chat becomes the account's, which has none, nor is given one by another window at this moment. Only where the guest gave the
 * account's address: the phone may be somebody else's.
 */
export async function adoptChat(db: Executor, guestHash: string, owner: Adopting): Promise<void> {
  const { customerId, email } = owner;
  await db
    .updateTable("chat")
    .set({ customerId, guestHash: null })
    .where("guestHash", "=", guestHash)
    .where("guestEmail", "=", email)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("chat").select("id").where("customerId", "=", customerId))),
    )
    .execute()
    .catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && error.constraint === "chat_of_customer")) throw error;
    });
}

/** The secret that opened it opens nothing any more, nor does another. Who follows the chat by it is told to look again. */
export async function lockGuestOut(db: Executor, guestHash: string): Promise<void> {
  await db
    .updateTable("chat")
    .set({ guestHash: tokenHashOf(newToken()), revision: sql<number>`revision + 1` })
    .where("guestHash", "=", guestHash)
    .execute();
}

/** Where a guest is answered who leaves; also said to the agents, with the next message. */
export const keepGuestEmail = (db: Executor, id: string, email: string): Promise<ChatRow> =>
  db
    .updateTable("chat")
    .set({ guestEmail: email, revision: sql<number>`revision + 1` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Until the end of the transaction nobody else changes the chat or delivers for it. */
export const lockChat = (tx: Tx, id: string): Promise<ChatRow | undefined> =>
  tx.selectFrom("chat").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** The next revision of a chat that is changed. */
export async function nextRevision(tx: Tx, id: string): Promise<number> {
  const { revision } = await tx
    .updateTable("chat")
    .set({ revision: sql<number>`revision + 1` })
    .where("id", "=", id)
    .returning("revision")
    .executeTakeFirstOrThrow();
  return revision;
}

export const countUnread = async (db: Executor, { id, seen }: ChatRow): Promise<number> => {
  const { unread } = await db
    .selectFrom("chatMessage")
    .select(sql<number>`count(*)::int`.as("unread"))
    .where("chatId", "=", id)
    .where("author", "=", "agent")
    .where("number", ">", seen)
    .executeTakeFirstOrThrow();
  return unread;
};

export async function lookAgainIn(db: Executor, id: string, seconds: number): Promise<void> {
  await db
    .updateTable("chat")
    .set({ nextLookAt: inSeconds(seconds) })
    .where("id", "=", id)
    .execute();
}

/** After a quarter of the time that it has been silent; after two weeks nobody is expected to answer. */
const nextLook = sql<Date | null>`case when last_message_at > now() - interval '14 days'
  then now() + greatest(interval '1 minute', (now() - last_message_at) / 4) end`;

export async function lookAgain(db: Executor, id: string): Promise<void> {
  await db.updateTable("chat").set({ nextLookAt: nextLook }).where("id", "=", id).execute();
}

/** Undefined where it was looked at just now, or is not at the desk: of many that ask at once one looks. */
export const claimLook = (db: Executor, id: string, restSeconds: number) =>
  db
    .updateTable("chat")
    .set({ lookedAt: now })
    .where("id", "=", id)
    .where("deskConversation", "is not", null)
    .where((eb) => eb.or([eb("lookedAt", "is", null), eb("lookedAt", "<=", inSeconds(-restSeconds))]))
    .returning("id")
    .executeTakeFirst();

export const findToDeliver = (db: Executor, limit: number) =>
  db
    .selectFrom("chat")
    .select("id")
    .where("nextAttemptAt", "<=", now)
    .where((eb) => eb.or([eb("leaseUntil", "is", null), eb("leaseUntil", "<=", now)]))
    .orderBy("nextAttemptAt")
    .limit(limit)
    .execute();

/** Those that are to be looked at now, and not again before their next time, however this look ends: a desk that is away answers none. */
export const takeToLookAt = (db: Executor, limit: number) =>
  db
    .updateTable("chat")
    .set({ nextLookAt: nextLook })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("chat")
        .select("id")
        .where("nextLookAt", "<=", now)
        .orderBy("nextLookAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();

/** Who looks at none of them for so many seconds is told by mail; null: not because of these. */
export async function noteAgentMessages(
  tx: Tx,
  chat: ChatRow,
  mailAfterSeconds: number | null,
): Promise<void> {
  await tx
    .updateTable("chat")
    .set({
      messages: chat.messages,
      lastMessageAt: now,
      agentTypesUntil: null,
      ...(mailAfterSeconds !== null && {
        answerMailAt: sql<Date>`coalesce(answer_mail_at, ${inSeconds(mailAfterSeconds)})`,
      }),
    })
    .where("id", "=", chat.id)
    .execute();
}

export async function noteAgentSeen(tx: Tx, chat: ChatRow, at: Date): Promise<void> {
  if (chat.agentSeenAt && chat.agentSeenAt >= at) return;
  await nextRevision(tx, chat.id);
  await tx.updateTable("chat").set({ agentSeenAt: at }).where("id", "=", chat.id).execute();
}

export async function noteAgentTyping(tx: Tx, id: string, seconds: number | null): Promise<void> {
  await nextRevision(tx, id);
  await tx
    .updateTable("chat")
    .set({ agentTypesUntil: seconds === null ? null : inSeconds(seconds) })
    .where("id", "=", id)
    .execute();
}

/** Other windows of the same person hear of it. False where there was nothing unread. */
export async function noteSeen(tx: Tx, chat: ChatRow): Promise<boolean> {
  if ((await countUnread(tx, chat)) === 0) return false;
  await nextRevision(tx, chat.id);
  await tx
    .updateTable("chat")
    .set({ seen: chat.messages, answerMailAt: null })
    .where("id", "=", chat.id)
    .execute();
  return true;
}

export const findRevisions = (db: Executor, ids: string[]) =>
  db.selectFrom("chat").select(["id", "revision"]).where("id", "in", ids).execute();
