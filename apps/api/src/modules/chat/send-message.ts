import type { ChatMessage, Language } from "@rihla/contract";
import { chatPhotoBytes } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { chatMessageLimits, chatPhotoLimits, type Limit, spendLimits } from "../limits/index.ts";
import { deliverChatJob } from "./chat.queue.ts";
import { lockChat } from "./chat.repository.ts";
import { factsOf } from "./chat-facts.ts";
import { findMessageByKey, insertOwnMessage } from "./messages.repository.ts";
import { type Person, requireOwnChat } from "./own-chat.ts";
import { cleanPhoto } from "./photo.ts";
import { toMessage } from "./show-chat.ts";
import type { Photo } from "./support-desk.ts";
import { withoutCodes } from "./without-codes.ts";

type NewMessage = { key: string; page: string; language: Language; order?: string | undefined };
type From = Person & { ip: string; orderSecret: string | null };
type Sent = { isNew: boolean; data: ChatMessage };
type Sending = Uses<"config" | "db" | "jobs" | "supportDesk">;

export function sendMessage(app: Sending, said: NewMessage & { text: string }, from: From): Promise<Sent> {
  const read = () => ({ text: withoutCodes(said.text), photo: null });
  return send(app, said, { from, limits: chatMessageLimits, read });
}

/** Refuses what is larger than a photo may be, and what is none. */
export function sendPhoto(app: Sending, said: NewMessage & { content: string }, from: From): Promise<Sent> {
  const read = () => ({ text: "", photo: photoIn(said.content) });
  return send(app, said, { from, limits: chatPhotoLimits, read });
}

function photoIn(base64: string): Photo {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > chatPhotoBytes) throw new Refusal("body_too_large");
  const photo = cleanPhoto(bytes);
  if (!photo) throw new Refusal("unsupported_media_type");
  return photo;
}

/** `read` is asked once the limits allow it: what is no photo counts as one. */
type Message = { from: From; limits: readonly Limit[]; read: () => { text: string; photo: Photo | null } };

/** Kept and asked to be delivered in one transaction, once for each key; delivering is a job's. */
async function send(app: Sending, told: NewMessage, { from, limits, read }: Message): Promise<Sent> {
  if (!app.supportDesk) throw new Refusal("chat_unavailable", { retryAfterSeconds: 3600 });
  const chat = await requireOwnChat(app, from);
  const known = await findMessageByKey(app.db, chat.id, told.key);
  if (known) return { isNew: false, data: toMessage(known) };
  await spendLimits(app, limits, { ...from, orderId: chat.id });
  const content = read();
  const facts = await factsOf(app, chat, told, from);
  return app.db.transaction().execute(async (tx) => {
    const held = await lockChat(tx, chat.id);
    if (!held) throw new Refusal("not_found");
    const meanwhile = await findMessageByKey(tx, chat.id, told.key);
    if (meanwhile) return { isNew: false, data: toMessage(meanwhile) };
    const message = await insertOwnMessage(tx, { chat: held, key: told.key, ...content, facts });
    await app.jobs.send(tx, deliverChatJob, { chatId: chat.id });
    return { isNew: true, data: toMessage(message) };
  });
}
