import type { Language, PhotoType } from "@rihla/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { ChatFacts, DeskPerson } from "./support-desk.ts";

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export type Delivery = "waiting" | "requested" | "sent" | "refused";

type ChatTable = {
  id: string;
  customerId: Later<string>;
  guestHash: Later<string>;
  guestName: string | null;
  guestEmail: string | null;
  language: Language;
  desk: string;
  deskContact: string;
  deskConversation: Later<string>;
  facts: JSONColumnType<ChatFacts, string, string>;
  toldFacts: JSONColumnType<ChatFacts, string | undefined, string> | null;
  revision: Generated<number>;
  messages: Generated<number>;
  createdAt: Timestamp;
  lastMessageAt: Timestamp;
  /** The number of the last message that was looked at. */
  seen: Generated<number>;
  agentSeenAt: Later<Date>;
  agentTypesUntil: Later<Date>;
  leaseUntil: Later<Date>;
  attempts: Generated<number>;
  nextAttemptAt: Later<Date>;
  nextLookAt: Later<Date>;
  lookedAt: Later<Date>;
  answerMailAt: Later<Date>;
  mailed: Generated<number>;
  /** Up to which message its writer was told that nobody could answer at once. */
  toldWaiting: Generated<number>;
};

type ChatMessageTable = {
  id: string;
  chatId: string;
  number: number;
  author: "person" | "agent";
  clientKey: string | null;
  text: string;
  otherFile: Generated<boolean>;
  takenBack: Generated<boolean>;
  sentAt: Timestamp;
  delivery: Delivery;
  requestedAt: Later<Date>;
  deskMessage: Later<number>;
  revision: number;
};

type ChatPhotoTable = {
  messageId: string;
  type: PhotoType | null;
  content: Buffer | null;
  deskAddress: string | null;
};

type ChatErasureTable = {
  id: string;
  desk: string;
  deskContact: string;
  createdAt: Timestamp;
  /** When a job was sent for it last. */
  askedAt: Timestamp;
};

/** At the desk that is in the back office: its adapter writes what people say, the back office what agents do. */
type DeskConversationTable = {
  id: string;
  contact: string;
  person: JSONColumnType<DeskPerson, string, string>;
  facts: JSONColumnType<ChatFacts, string, string>;
  revision: Generated<number>;
  waitingSince: Later<Date>;
  closedAt: Later<Date>;
  createdAt: Timestamp;
  lastMessageAt: Timestamp;
  agentSeenAt: Later<Date>;
  personSeenAt: Later<Date>;
  personTypesUntil: Later<Date>;
};

type DeskMessageTable = {
  id: Generated<number>;
  conversationId: string;
  operatorId: string | null;
  key: string | null;
  text: string;
  saidAt: Timestamp;
  takenBackAt: Later<Date>;
};

type DeskPhotoTable = { messageId: number; type: PhotoType; content: Buffer };

export type ChatTables = {
  chat: ChatTable;
  chatMessage: ChatMessageTable;
  chatPhoto: ChatPhotoTable;
  chatErasure: ChatErasureTable;
  deskConversation: DeskConversationTable;
  deskMessage: DeskMessageTable;
  deskPhoto: DeskPhotoTable;
};
