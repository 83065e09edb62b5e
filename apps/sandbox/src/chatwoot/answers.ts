import type { Chatwoot, Contact, Conversation, Message } from "./chatwoot.ts";
import { messagesOf } from "./chatwoot.ts";

/** `origin`: where files are reached, which is where agents reach the installation. */
export function messageAnswer(chatwoot: Chatwoot, message: Message, origin: string) {
  const { id, conversationId, content, type, isDeleted, createdAt, files } = message;
  return {
    id,
    content: isDeleted ? "This message was deleted" : content,
    message_type: type,
    content_type: "text",
    content_attributes: isDeleted ? { deleted: true } : {},
    created_at: createdAt,
    conversation_id: conversationId,
    ...(files.length > 0 &&
      !isDeleted && { attachments: files.map((file) => attachment(chatwoot, file, origin)) }),
  };
}

function attachment({ files }: Chatwoot, id: string, origin: string) {
  const file = files.get(id);
  const isImage = file?.type.startsWith("image/") ?? false;
  return {
    id,
    file_type: isImage ? "image" : "file",
    content_type: file?.type,
    data_url: `${origin}/chatwoot/rails/active_storage/blobs/redirect/${id}/${file?.name}`,
    file_size: Buffer.from(file?.base64 ?? "", "base64").length,
  };
}

export function contactAnswer({ id, sourceId, name, email, identifier }: Contact) {
  return {
    source_id: sourceId,
    pubsub_token: `pubsub-${sourceId}`,
    id,
    name,
    email,
    identifier,
    phone_number: null,
  };
}

/** Notes among agents are in none of their public answers. */
export function conversationAnswer(chatwoot: Chatwoot, conversation: Conversation, origin: string) {
  const { id, status, contactSeenAt, agentSeenAt } = conversation;
  return {
    id,
    inbox_id: 4,
    status,
    contact_last_seen_at: contactSeenAt,
    agent_last_seen_at: agentSeenAt,
    messages: messagesOf(chatwoot, conversation)
      .filter(({ isPrivate }) => !isPrivate)
      .map((message) => messageAnswer(chatwoot, message, origin)),
  };
}
