import { type Collection, openSwitches, type Switches } from "../world/store.ts";
import type { World } from "../world/world.ts";

/** Fixed: nothing of it opens anything real. */
export const INBOX = "sandbox-inbox";
export const IDENTITY_KEY = "sandbox-hmac-token";
export const WEBHOOK_SECRET = "whsec_sandbox-inbox";
export const ACCOUNT = "1";
export const ACCESS_TOKEN = "sandbox-access-token";

export const HABITS = ["answers", "late", "twice", "out-of-order", "never"] as const;
export type Habit = (typeof HABITS)[number];

export type Contact = {
  id: number;
  sourceId: string;
  identifier: string | null;
  name: string | null;
  email: string | null;
  attributes: Record<string, unknown>;
  isTyping: boolean;
};
export type Conversation = {
  id: number;
  sourceId: string;
  status: "open" | "resolved";
  attributes: Record<string, unknown>;
  contactSeenAt: number;
  agentSeenAt: number;
};
/** `type`: 0 of the contact, 1 of an agent, 2 what happened, 3 of the desk itself. Times in seconds. */
export type Message = {
  id: number;
  conversationId: number;
  content: string;
  type: 0 | 1 | 2 | 3;
  isPrivate: boolean;
  isDeleted: boolean;
  createdAt: number;
  files: string[];
};
export type StoredFile = { name: string; type: string; base64: string };

type ChatwootSwitches = {
  agent: Habit;
  answerAfterMs: number;
  /** How long one who answers late takes. */
  lateMs: number;
  webhookUrl: string;
};

export type Chatwoot = {
  world: World;
  contacts: Collection<Contact>;
  conversations: Collection<Conversation>;
  messages: Collection<Message>;
  files: Collection<StoredFile>;
  /** The last number given to each kind of thing. */
  numbers: Collection<{ id: number }>;
  switches: Switches<ChatwootSwitches>;
};

export function openChatwoot(world: World): Chatwoot {
  return {
    world,
    contacts: world.store.collection("chatwoot/contacts"),
    conversations: world.store.collection("chatwoot/conversations"),
    messages: world.store.collection("chatwoot/messages"),
    files: world.store.collection("chatwoot/files"),
    numbers: world.store.collection("chatwoot/numbers"),
    switches: openSwitches<ChatwootSwitches>(world.store, "chatwoot", {
      agent: "answers",
      answerAfterMs: 1500,
      lateMs: 150_000,
      webhookUrl: "",
    }),
  };
}

export const seconds = ({ world }: Chatwoot): number => Math.floor(world.clock.now() / 1000);

/** As a database counts: what is gone leaves its number to nobody. */
function nextId({ numbers }: Chatwoot, kind: string, from: number): number {
  const id = (numbers.get(kind)?.id ?? from) + 1;
  numbers.put(kind, { id });
  return id;
}

export const messagesOf = ({ messages }: Chatwoot, { id }: Conversation): Message[] =>
  messages.all().filter(({ conversationId }) => conversationId === id);

export function newContact(chatwoot: Chatwoot, sourceId: string): Contact {
  const id = nextId(chatwoot, "contact", 30);
  const nothing = { identifier: null, name: null, email: null, attributes: {}, isTyping: false };
  return { id, sourceId, ...nothing };
}

export function newConversation(chatwoot: Chatwoot, sourceId: string): Conversation {
  const id = nextId(chatwoot, "conversation", 10);
  return { id, sourceId, status: "open", attributes: {}, contactSeenAt: 0, agentSeenAt: 0 };
}

type Said = Partial<Pick<Message, "isPrivate" | "files">>;

export function addMessage(
  chatwoot: Chatwoot,
  conversation: Conversation,
  [type, content]: [Message["type"], string],
  { isPrivate = false, files = [] }: Said = {},
): Message {
  const id = nextId(chatwoot, "message", 900);
  const createdAt = seconds(chatwoot);
  const message = {
    id,
    conversationId: conversation.id,
    content,
    type,
    isPrivate,
    isDeleted: false,
    createdAt,
    files,
  };
  chatwoot.messages.put(String(id), message);
  return message;
}

export function addFile({ files }: Chatwoot, file: StoredFile): string {
  const id = crypto.randomUUID();
  files.put(id, file);
  return id;
}

/** With the person all that was said goes. */
export function removeContact(chatwoot: Chatwoot, contact: Contact): void {
  for (const conversation of chatwoot.conversations
    .all()
    .filter(({ sourceId }) => sourceId === contact.sourceId)) {
    for (const message of messagesOf(chatwoot, conversation)) {
      for (const file of message.files) chatwoot.files.remove(file);
      chatwoot.messages.remove(String(message.id));
    }
    chatwoot.conversations.remove(String(conversation.id));
  }
  chatwoot.contacts.remove(contact.sourceId);
}
