import { chatPhotoBytes } from "@rihla/contract/rules";
import { sql } from "kysely";
import pg from "pg";
import type { Db } from "../../../database.ts";
import type { ChatFacts, DeskPerson, DeskPlace, Photo } from "../../../modules/chat/support-desk.ts";

/** A conversation's id for its contact; the same one as long as it is there. */
export async function openConversation(
  db: Db,
  contact: string,
  person: DeskPerson,
  facts: ChatFacts,
): Promise<string> {
  const { id } = await db
    .insertInto("deskConversation")
    .values({
      id: sql<string>`gen_random_uuid()`,
      contact,
      person: JSON.stringify(person),
      facts: JSON.stringify(facts),
    })
    .onConflict((conflict) =>
      conflict.column("contact").doUpdateSet(({ ref }) => ({
        person: ref("excluded.person"),
        facts: ref("excluded.facts"),
      })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const now = sql<Date>`now()`;

/**
 * What the person says, by which the conversation waits and is open again. One statement: it is there with its photo, or not at all. Undefined where the
 * conversation is gone.
 */
export async function insertSaid(
  db: Db,
  { contact, conversation }: DeskPlace,
  { text, photo }: { text: string; photo: Photo | null },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with held as (
      update desk_conversation
      set revision = revision + 1, waiting_since = coalesce(waiting_since, now()), closed_at = null,
        last_message_at = now(), person_types_until = null
      where id = ${conversation} and contact = ${contact} returning id),
    said as (
      insert into desk_message (conversation_id, text) select id, ${text} from held returning id),
    pictured as (
      insert into desk_photo (message_id, type, content)
      select id, ${photo?.type ?? ""}, ${photo?.content ?? Buffer.alloc(0)} from said where ${photo !== null})
    select id from said`.execute(db);
  return rows[0]?.id;
}

/** A text that the database can't hold it never will: sent again it would hold up what was written after it. */
export const isRefused = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? "");

const at = (db: Db, { contact, conversation }: DeskPlace) =>
  db.updateTable("deskConversation").where("id", "=", conversation).where("contact", "=", contact);

export const findConversation = (db: Db, { contact, conversation }: DeskPlace) =>
  db
    .selectFrom("deskConversation")
    .select("agentSeenAt")
    .where("id", "=", conversation)
    .where("contact", "=", contact)
    .executeTakeFirst();

export const findMessages = (db: Db, conversation: string) =>
  db
    .selectFrom("deskMessage")
    .leftJoin("deskPhoto", "deskPhoto.messageId", "deskMessage.id")
    .select(["id", "operatorId", "text", "saidAt", "takenBackAt"])
    .select(sql<boolean>`desk_photo.message_id is not null`.as("hasPhoto"))
    .where("conversationId", "=", conversation)
    .orderBy("id")
    .execute();

export async function updateFacts(
  db: Db,
  place: DeskPlace,
  person: DeskPerson,
  facts: ChatFacts,
): Promise<void> {
  await at(db, place)
    .set({ person: JSON.stringify(person), facts: JSON.stringify(facts) })
    .execute();
}

export async function noteSeen(db: Db, place: DeskPlace): Promise<void> {
  await at(db, place).set({ personSeenAt: now }).execute();
}

export async function noteTyping(db: Db, place: DeskPlace, seconds: number | null): Promise<void> {
  const until = seconds === null ? null : sql<Date>`now() + make_interval(secs => ${seconds})`;
  await at(db, place).set({ personTypesUntil: until }).execute();
}

/** Null where it is there no more, or larger than one may be. */
export async function findPhoto(db: Db, message: number): Promise<Buffer | null> {
  const row = await db
    .selectFrom("deskPhoto")
    .select("content")
    .where("messageId", "=", message)
    .where(sql<boolean>`length(content) <= ${chatPhotoBytes}`)
    .executeTakeFirst();
  return row?.content ?? null;
}

export async function forgetContact(db: Db, contact: string): Promise<void> {
  await db.deleteFrom("deskConversation").where("contact", "=", contact).execute();
}
