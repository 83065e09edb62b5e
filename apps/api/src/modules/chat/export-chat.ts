import type { ExportedChatMessage } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { findChatOf } from "./chat.repository.ts";
import { findMessages, findPhoto, type ShownMessage } from "./messages.repository.ts";

/** What a customer and the agents wrote to each other, oldest first; each with its photo, one at a time. */
export async function* exportChat(
  { db }: Uses<"db">,
  customerId: string,
): AsyncGenerator<ExportedChatMessage[]> {
  const chat = await findChatOf(db, { customerId });
  if (!chat) return;
  for (const message of await findMessages(db, chat.id, 0)) yield [await exported({ db }, message)];
}

async function exported({ db }: Uses<"db">, message: ShownMessage): Promise<ExportedChatMessage> {
  const photo = message.hasPhoto ? await findPhoto(db, message.id) : undefined;
  return {
    from: message.author,
    text: message.text,
    at: message.sentAt.toISOString(),
    photo:
      photo?.type && photo.content ? { type: photo.type, content: photo.content.toString("base64") } : null,
  };
}
