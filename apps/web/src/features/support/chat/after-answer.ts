import type { Chat, ChatState } from "@rihla/contract";
import { mergeMessages } from "./chat-messages.ts";

/** What is known of one's chat, and which question told it: they are numbered as they are asked. */
export type Known = { asked: number; told: ChatState | undefined; chat: Chat | null };

export const nothingKnown: Known = { asked: 0, told: undefined, chat: null };

/** Answers come in any order: an older state of the same chat changes nothing, nor does a late one of a chat that is gone. */
export function afterAnswer(known: Known, asked: number, told: ChatState): Known {
  const { chat } = told;
  if (chat && known.chat?.id === chat.id) {
    if (chat.revision < known.chat.revision) return known;
    const messages = mergeMessages(known.chat.messages, chat.messages);
    return { asked: Math.max(asked, known.asked), told, chat: { ...chat, messages } };
  }
  return asked < known.asked ? known : { asked, told, chat };
}
