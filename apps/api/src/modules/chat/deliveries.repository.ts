import { sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { newId, newToken } from "../../infra/ids.ts";
import { type ChatRow, inSeconds, nextRevision, now } from "./chat.repository.ts";
import type { MessageRow } from "./messages.repository.ts";
import type { ChatFacts, DeskPlace } from "./support-desk.ts";

/** Whoever gets it may deliver until the lease is over; null while somebody else does, or nothing is to be. */
export function claimChat(db: Executor, id: string, leaseSeconds: number): Promise<ChatRow | undefined> {
  return db
    .updateTable("chat")
    .set({ leaseUntil: inSeconds(leaseSeconds) })
    .where("id", "=", id)
    .where("nextAttemptAt", "is not", null)
    .where((eb) => eb.or([eb("leaseUntil", "is", null), eb("leaseUntil", "<=", now)]))
    .returningAll()
    .executeTakeFirst();
}

/** The next message opens another conversation. */
export async function forgetPlace(db: Executor, id: string): Promise<void> {
  await db
    .updateTable("chat")
    .set({ deskConversation: null, toldFacts: null })
    .where("id", "=", id)
    .execute();
}

/** Undefined where the chat was deleted meanwhile. */
export const renewLease = (db: Executor, id: string, seconds: number): Promise<ChatRow | undefined> =>
  db
    .updateTable("chat")
    .set({ leaseUntil: inSeconds(seconds) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

/** The oldest that the desk has not taken. */
export const findUndelivered = (db: Executor, chatId: string): Promise<MessageRow | undefined> =>
  db
    .selectFrom("chatMessage")
    .selectAll()
    .where("chatId", "=", chatId)
    .where("delivery", "in", ["waiting", "requested"])
    .orderBy("number")
    .limit(1)
    .executeTakeFirst();

/** False where the chat was deleted meanwhile. */
export async function keepPlace(
  db: Executor,
  id: string,
  place: DeskPlace,
  told: ChatFacts,
): Promise<boolean> {
  const row = await db
    .updateTable("chat")
    .set({ deskConversation: place.conversation, toldFacts: JSON.stringify(told) })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateSentFacts(db: Executor, id: string, told: ChatFacts): Promise<void> {
  await db
    .updateTable("chat")
    .set({ toldFacts: JSON.stringify(told) })
    .where("id", "=", id)
    .execute();
}

/** False where somebody else has taken it up since it was read. */
export async function markRequested(
  db: Executor,
  { id, delivery, requestedAt }: Pick<MessageRow, "id" | "delivery" | "requestedAt">,
): Promise<boolean> {
  const row = await db
    .updateTable("chatMessage")
    .set({ delivery: "requested", requestedAt: now })
    .where("id", "=", id)
    .where("delivery", "=", delivery)
    // Times are read to the millisecond.
    .where(sql<boolean>`date_trunc('milliseconds', requested_at) is not distinct from ${requestedAt}`)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** `deskMessage` null: the desk will never take it. The caller holds the chat. */
export async function markDelivered(
  tx: Tx,
  { id, chatId }: Pick<MessageRow, "id" | "chatId">,
  deskMessage: number | null,
): Promise<void> {
  const revision = await nextRevision(tx, chatId);
  await tx
    .updateTable("chatMessage")
    .set({ delivery: deskMessage === null ? "refused" : "sent", deskMessage, revision })
    .where("id", "=", id)
    .execute();
}

/**
 * Nothing is left to deliver. False where something was said since the chat was read: asked of the chat's own row, which alone is
 * seen as it is by now where somebody held it.
 */
export async function release(
  db: Executor,
  { id, messages }: Pick<ChatRow, "id" | "messages">,
): Promise<boolean> {
  const row = await db
    .updateTable("chat")
    .set({ leaseUntil: null, nextAttemptAt: null, attempts: 0 })
    .where("id", "=", id)
    .where("messages", "=", messages)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function postpone(db: Executor, id: string, seconds: number): Promise<void> {
  await db
    .updateTable("chat")
    .set({ leaseUntil: null, nextAttemptAt: inSeconds(seconds), attempts: sql<number>`attempts + 1` })
    .where("id", "=", id)
    .execute();
}

export const findDeskIds = async (db: Executor, chatId: string): Promise<Set<number>> => {
  const rows = await db
    .selectFrom("chatMessage")
    .select("deskMessage")
    .where("chatId", "=", chatId)
    .where("deskMessage", "is not", null)
    .execute();
  return new Set(rows.map(({ deskMessage }) => Number(deskMessage)));
};

/** Below every number that a desk gives: what another desk had stands before all that the next one has. */
const beforeAnyDesk = 1_000_000_000;

/** Under a new secret. In what order its messages stand remains; one that the last desk may have had is said anew. */
export async function moveToDesk(tx: Tx, { id, desk, deskContact }: ChatRow, next: string): Promise<void> {
  const revision = await nextRevision(tx, id);
  await tx.insertInto("chatErasure").values({ id: newId(), desk, deskContact }).execute();
  await tx
    .updateTable("chat")
    .set({ desk: next, deskContact: newToken(), deskConversation: null, toldFacts: null })
    .where("id", "=", id)
    .execute();
  await tx
    .updateTable("chatMessage")
    .set({ deskMessage: sql<number>`number - ${beforeAnyDesk}::bigint`, revision })
    .where("chatId", "=", id)
    .where("deskMessage", "is not", null)
    .execute();
  await tx
    .updateTable("chatMessage")
    .set({ delivery: "waiting", requestedAt: null })
    .where("chatId", "=", id)
    .where("delivery", "=", "requested")
    .execute();
}
