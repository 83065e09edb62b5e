import * as z from "zod/mini";
import { language } from "../catalogue.ts";
import { photoTypes } from "../chat.ts";
import { orderNumber } from "../orders/orders.ts";
import { esimStatuses } from "../rules/esim-status.ts";
import { chatPhotoBytes, chatTextLongest, type Language, languageCodes } from "../rules/index.ts";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { answerFields, conversationStates, operatorRoles, savedTitleLongest } from "./operator-rules.ts";

const conversationInLine = z.object({
  id: z.string(),
  /** As its writer and the mails name it. */
  number: z.string(),
  state: z.enum(conversationStates),
  /** Masked; null where nobody knows. `proved`: the account's, else what a guest said. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  proved: z.boolean(),
  language,
  orderNumber: z.nullable(z.string()),
  waitingSince: z.nullable(z.iso.datetime()),
  lastMessageAt: z.iso.datetime(),
  /** How the last message begins; empty where it is a photo. */
  beginning: z.string(),
});
export type ConversationInLine = z.infer<typeof conversationInLine>;

const deskMessage = z.object({
  id: z.int(),
  from: z.enum(["person", "agent"]),
  /** Of an agent. */
  who: z.nullable(z.string()),
  text: z.string(),
  photo: z.boolean(),
  takenBack: z.boolean(),
  at: z.iso.datetime(),
});
export type DeskMessage = z.infer<typeof deskMessage>;

export const conversation = z.extend(conversationInLine, {
  /** What an answer says it has seen: it grows with all that is said, closed or taken back. */
  revision: z.int(),
  /** Null of a guest, and once the account is deleted. */
  customerId: z.nullable(z.string()),
  /** Where in the shop they write from. */
  page: z.string(),
  /** Of the order that they write about. */
  esims: z.array(z.enum(esimStatuses)),
  /** The oldest first. */
  messages: z.array(deskMessage),
  personSeenAt: z.nullable(z.iso.datetime()),
  personIsTyping: z.boolean(),
  /** Those of the person's orders that answers may be filled from, the newest first. */
  orders: z.array(z.string()),
});
export type Conversation = z.infer<typeof conversation>;

const byLanguage = (longest: number) => {
  const text = z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(longest, "too_long"));
  return z.strictObject(
    Object.fromEntries(languageCodes.map((code) => [code, text])) as Record<Language, typeof text>,
  );
};
const words = { titles: byLanguage(savedTitleLongest), texts: byLanguage(chatTextLongest) };

export const savedAnswer = z.object({ id: z.string(), revision: z.int(), ...words });
export type SavedAnswer = z.infer<typeof savedAnswer>;

/** Filled as far as the order tells; what it does not stays between braces. */
const filledAnswer = z.object({
  id: z.string(),
  ...words,
  missing: z.array(z.enum(answerFields)),
});
export type FilledAnswer = z.infer<typeof filledAnswer>;

const path = z.strictObject({ id: z.uuid() });
const answerPath = z.strictObject({ id: z.string().check(z.regex(/^[a-z0-9-]{3,36}$/)) });
/** The same key is the same answer; `seen`: the revision that was looked at. */
const answering = { key: z.uuid(), seen: z.int().check(z.gte(0)) };
const said = z.object({ revision: z.int() });

export const deskEndpoints = {
  "GET /conversations": {
    summary:
      "Conversations of the back office's desk, a hundred at most: those that wait, the longest first; the others by their last message",
    who: operatorRoles,
    query: z.strictObject({ state: z.enum(conversationStates) }),
    output: z.object({
      /** False: chats begin at another desk. */
      begins: z.boolean(),
      conversations: z.array(conversationInLine),
      waiting: z.int(),
      more: z.boolean(),
    }),
    status: 200,
  },
  "GET /conversations/{id}": {
    summary: "One conversation with what was said; its writer masked",
    who: operatorRoles,
    path,
    output: conversation,
    status: 200,
    errors: ["conversation_unknown"],
  },
  "GET /conversations/{id}/photos/{message}": {
    summary: "A photo of a conversation, as base64",
    who: operatorRoles,
    path: z.strictObject({ id: z.uuid(), message: z.coerce.number().check(z.int(), z.gte(1)) }),
    output: z.object({ type: z.enum(photoTypes), content: z.string() }),
    status: 200,
    errors: ["conversation_unknown"],
  },
  "POST /conversations/{id}/answers": {
    summary:
      "Answer. What was said since `seen`, by the person or another agent, is told first, and nothing is sent",
    who: operatorRoles,
    path,
    body: z.strictObject({
      ...answering,
      text: z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(chatTextLongest, "too_long")),
    }),
    output: said,
    status: 201,
    errors: ["conversation_unknown", "said_meanwhile", "field_unfilled", "holds_a_code"],
  },
  "POST /conversations/{id}/photos": {
    summary: "Answer with a photo, as base64: JPEG, PNG or WebP; as its writer may send",
    who: operatorRoles,
    path,
    body: z.strictObject({ ...answering, content: z.base64() }),
    bodyBytes: Math.ceil(chatPhotoBytes / 3) * 4 + 2048,
    output: said,
    status: 201,
    errors: ["conversation_unknown", "said_meanwhile"],
  },
  "POST /conversations/{id}/withdrawals": {
    summary: "Take an answer back: its writer sees that there was one, and no more",
    who: operatorRoles,
    path,
    body: z.strictObject({ message: z.int().check(z.gte(1)) }),
    status: 204,
    errors: ["conversation_unknown", "answer_unknown"],
  },
  "POST /conversations/{id}/closings": {
    summary:
      "Close: it waits for nobody, until its writer writes again. What was said since `seen` is told first",
    who: operatorRoles,
    path,
    body: z.strictObject({ seen: answering.seen }),
    status: 204,
    errors: ["conversation_unknown", "said_meanwhile"],
  },
  "POST /conversations/{id}/looks": {
    summary: "An agent has read what was said until now: its writer sees that",
    who: operatorRoles,
    path,
    status: 204,
    errors: ["conversation_unknown"],
  },
  "GET /conversations/{id}/saved-answers": {
    summary:
      "Saved answers, filled from an order of the person's: the one that is named, else the one they write about",
    who: operatorRoles,
    path,
    query: z.strictObject({ order: z.optional(orderNumber) }),
    output: z.array(filledAnswer),
    status: 200,
    errors: ["conversation_unknown", "order_unknown"],
  },
  "GET /saved-answers": {
    summary: "Answers that agents have at hand, in three languages",
    who: operatorRoles,
    output: z.array(savedAnswer),
    status: 200,
  },
  "POST /saved-answers": {
    summary: "Keep another answer",
    who: ["owner"],
    body: z.strictObject(words),
    output: savedAnswer,
    status: 201,
    errors: ["field_unknown"],
  },
  "PUT /saved-answers/{id}": {
    summary: "Write a saved answer anew. Whoever comes second is told, and nothing is changed",
    who: ["owner"],
    path: answerPath,
    body: z.strictObject({ ...words, revision: z.int().check(z.gte(0)) }),
    output: savedAnswer,
    status: 200,
    errors: ["answer_unknown", "answer_changed", "field_unknown"],
  },
  "DELETE /saved-answers/{id}": {
    summary: "Take a saved answer away",
    who: ["owner"],
    path: answerPath,
    status: 204,
    errors: ["answer_unknown"],
  },
} as const satisfies AdminEndpoints;
