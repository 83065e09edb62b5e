import type { Chat, ChatMessage, ChatState } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { addressOf, chatNumber } from "./address-of-chat.ts";
import { readDeskJob } from "./chat.queue.ts";
import { type ChatRow, claimLook, countUnread } from "./chat.repository.ts";
import { findMessages, type ShownMessage } from "./messages.repository.ts";
import { findOwnChat, type Person } from "./own-chat.ts";

/** While somebody looks on, the desk is asked this often, should its webhooks get lost. */
const lookEverySeconds = 20;

export async function showOwnChat(
  app: Uses<"db" | "jobs" | "supportDesk">,
  person: Person,
  since = 0,
): Promise<ChatState> {
  const chat = await findOwnChat(app, person);
  const available = app.supportDesk !== null;
  if (!chat) return { available, chat: null };
  if (person.caller === null && person.guest.secret !== null) person.guest.keep(person.guest.secret);
  if (app.supportDesk && (await claimLook(app.db, chat.id, lookEverySeconds)))
    await app.jobs.send(app.db, readDeskJob, { chatId: chat.id });
  return { available, chat: await showChat(app, chat, since) };
}

export async function showChat({ db }: Uses<"db">, chat: ChatRow, since: number): Promise<Chat> {
  return {
    id: chat.id,
    // Of before the messages were read: a change in between is told with the next one too.
    revision: chat.revision,
    messages: (await findMessages(db, chat.id, since)).map(toMessage),
    number: chatNumber(chat.id),
    answersTo: await addressOf(db, chat),
    agentSeenAt: chat.agentSeenAt?.toISOString() ?? null,
    agentIsTyping: chat.agentTypesUntil !== null && chat.agentTypesUntil > new Date(),
    unread: await countUnread(db, chat),
  };
}

export function toMessage(row: ShownMessage): ChatMessage {
  return {
    id: row.id,
    key: row.clientKey,
    from: row.author,
    text: row.text,
    photo: row.hasPhoto,
    otherFile: row.otherFile,
    takenBack: row.takenBack,
    at: row.sentAt.toISOString(),
    state: row.delivery === "requested" ? "waiting" : row.delivery,
    position: row.deskMessage,
    number: row.number,
  };
}
