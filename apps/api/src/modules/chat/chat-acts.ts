import type { PhotoType } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { CallingDevice } from "../../http/device-secret.ts";
import { tokenHashOf } from "../../infra/ids.ts";
import { UnknownOutcome } from "../../infra/outbound/outbound.ts";
import { Refusal } from "../../refusal.ts";
import { chatActLimits, spendLimits } from "../limits/index.ts";
import { tellDeskJob } from "./chat.queue.ts";
import { type ChatRow, lockChat, lockGuestOut, noteSeen } from "./chat.repository.ts";
import { deskOf } from "./desk-of-chat.ts";
import { eraseChats } from "./erase-chats.ts";
import { findPhotoIn, keepPhoto } from "./messages.repository.ts";
import { type Person, requireOwnChat } from "./own-chat.ts";
import { cleanPhoto } from "./photo.ts";
import type { SupportDesk } from "./support-desk.ts";

type From = Person & { ip: string };

/** One's own chat, where one may still ask for as much. */
export async function chatToActOn(app: Uses<"config" | "db">, from: From): Promise<ChatRow> {
  const chat = await requireOwnChat(app, from);
  await spendLimits(app, chatActLimits, { ...from, orderId: chat.id });
  return chat;
}

/** Everything until now was looked at. */
export async function seeChat(app: Uses<"config" | "db" | "jobs">, from: From): Promise<void> {
  const chat = await chatToActOn(app, from);
  await app.db.transaction().execute(async (tx) => {
    const held = await lockChat(tx, chat.id);
    if (held && (await noteSeen(tx, held)))
      await app.jobs.send(tx, tellDeskJob, { chatId: chat.id, what: "seen" });
  });
}

export async function typeInChat(
  app: Uses<"config" | "db" | "jobs">,
  isTyping: boolean,
  from: From,
): Promise<void> {
  const { id } = await chatToActOn(app, from);
  await app.jobs.send(app.db, tellDeskJob, { chatId: id, what: isTyping ? "typing" : "not-typing" });
}

export async function deleteChat(app: Uses<"db" | "jobs">, person: Person): Promise<void> {
  const chat = await requireOwnChat(app, person);
  await app.db.transaction().execute((tx) => eraseChats(app.jobs, tx, [chat]));
  if (!person.caller) person.guest.forget();
}

/**
 * A guest's chat is opened by this browser no more. The secret itself ends, not its cookie alone: an answer that is under way to the
 * same browser may hand it out again.
 */
export async function forgetChat({ db }: Uses<"db">, guest: CallingDevice): Promise<void> {
  if (guest.secret !== null) await lockGuestOut(db, tokenHashOf(guest.secret));
  guest.forget();
}

/** An agent's is fetched from the desk when it is first looked at, and kept: its address there is open to everybody. */
export async function showPhoto(
  app: Uses<"config" | "db" | "supportDesks">,
  id: string,
  from: From,
): Promise<{ type: PhotoType; content: string }> {
  const chat = await chatToActOn(app, from);
  const kept = await findPhotoIn(app.db, chat.id, id);
  if (!kept) throw new Refusal("not_found");
  if (kept.type && kept.content) return { type: kept.type, content: kept.content.toString("base64") };
  const desk = deskOf(app, chat);
  const bytes = desk && kept.deskAddress ? await fetched(desk, kept.deskAddress) : null;
  const photo = bytes && cleanPhoto(bytes);
  if (!photo) throw new Refusal("not_found");
  await keepPhoto(app.db, id, photo);
  return { type: photo.type, content: photo.content.toString("base64") };
}

async function fetched(desk: SupportDesk, address: string): Promise<Buffer | null> {
  try {
    return await desk.fetchPhoto(address);
  } catch (error) {
    if (error instanceof UnknownOutcome) throw new Refusal("unavailable", { retryAfterSeconds: 5 });
    throw error;
  }
}
