import { createHmac, randomUUID } from "node:crypto";
import { eventsAddress } from "../world/options.ts";
import { type Chatwoot, type Conversation, type Message, WEBHOOK_SECRET } from "./chatwoot.ts";

const TYPES = ["incoming", "outgoing", "activity", "template"];

/** One attempt each, in whatever order they get through, as theirs do. */
function push(chatwoot: Chatwoot, event: string, about: object): Promise<void> {
  const url = chatwoot.switches.read().webhookUrl || eventsAddress(chatwoot.world.options, "chatwoot");
  if (!url) return Promise.resolve();
  const body = JSON.stringify({ event, account: { id: 1 }, inbox: { id: 4 }, ...about });
  const at = String(Math.floor(Date.now() / 1000));
  const headers = { "x-chatwoot-delivery": randomUUID(), "x-chatwoot-timestamp": at };
  const signature = { header: "x-chatwoot-signature", value: signatureOf(body, at) };
  return chatwoot.world.webhooks.send({
    company: "chatwoot",
    url,
    method: "POST",
    body,
    headers,
    signature,
    once: true,
  });
}

const signatureOf = (body: string, at: string): string =>
  `sha256=${createHmac("sha256", WEBHOOK_SECRET).update(`${at}.${body}`).digest("hex")}`;

/** Another shape than the one that lists have. */
export function pushMessage(
  chatwoot: Chatwoot,
  conversation: Conversation,
  message: Message,
  event: "message_created" | "message_updated" = "message_created",
): Promise<void> {
  return push(chatwoot, event, {
    id: message.id,
    content: message.content,
    content_type: "text",
    content_attributes: message.isDeleted ? { deleted: true } : {},
    message_type: TYPES[message.type],
    private: message.isPrivate,
    created_at: new Date(message.createdAt * 1000).toISOString(),
    sender:
      message.type === 1 ? { id: 3, name: "Lina", email: "lina@desk.example", type: "user" } : undefined,
    conversation: aboutConversation(conversation),
    attachments: [],
  });
}

/** Whoever types is told of, the contact too: who is no agent has no type. */
export const pushTyping = (
  chatwoot: Chatwoot,
  conversation: Conversation,
  who: "agent" | "contact",
  isOn: boolean,
) =>
  push(chatwoot, isOn ? "conversation_typing_on" : "conversation_typing_off", {
    user: who === "agent" ? { id: 3, name: "Lina", type: "user" } : { id: 31, name: "Ann" },
    conversation: aboutConversation(conversation),
    is_private: false,
  });

export const pushConversation = (chatwoot: Chatwoot, conversation: Conversation) =>
  push(chatwoot, "conversation_updated", { ...aboutConversation(conversation), changed_attributes: [] });

const aboutConversation = ({ id, status, sourceId }: Conversation) => ({
  id,
  status,
  contact_inbox: { source_id: sourceId, pubsub_token: `pubsub-${sourceId}` },
});
