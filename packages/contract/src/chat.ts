import * as z from "zod/mini";
import { email, personName } from "./account/auth.ts";
import { language } from "./catalogue.ts";
import type { Endpoint, EndpointKey } from "./endpoint/endpoint.ts";
import { numberInQuery } from "./endpoint/number-in-query.ts";
import { orderNumber } from "./orders/orders.ts";
import { chatPhotoBytes, chatTextLongest } from "./rules/index.ts";

/** Pictures that are taken. Anything else, and what only claims to be one, is refused. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type PhotoType = (typeof photoTypes)[number];

export const chatMessage = z.strictObject({
  id: z.string(),
  /** What its writer sent it with; null of an agent's. */
  key: z.nullable(z.string()),
  from: z.enum(["person", "agent"]),
  text: z.string(),
  photo: z.boolean(),
  /** Something that is no photo was sent along: it can't be shown here. */
  otherFile: z.boolean(),
  /** The agent has taken it back: there is no text any more. */
  takenBack: z.boolean(),
  at: z.iso.datetime(),
  /** `waiting`: on its way to the agents · `refused`: they will never get it. */
  state: z.enum(["waiting", "sent", "refused"]),
  /** Where it stands among the others, as the agents see them; null before they have it: those stand last, by `number`. */
  position: z.nullable(z.int()),
  /** Counts the messages of a chat as they became known. */
  number: z.int(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** As its owner is given it with everything else that is known of them. */
export const exportedChatMessage = z.strictObject({
  from: z.enum(["person", "agent"]),
  text: z.string(),
  at: z.iso.datetime(),
  /** In base64. */
  photo: z.nullable(z.strictObject({ type: z.enum(photoTypes), content: z.string() })),
});
export type ExportedChatMessage = z.infer<typeof exportedChatMessage>;

export const chat = z.strictObject({
  /** Another one begins where a chat was deleted. */
  id: z.string(),
  /** Grows with everything that changes; what is newer than one is asked for with `since`. */
  revision: z.int(),
  /** Those that are new or changed; all of them where `since` is left out. */
  messages: z.array(chatMessage),
  /** The agent has seen what was sent until then. */
  agentSeenAt: z.nullable(z.iso.datetime()),
  agentIsTyping: z.boolean(),
  /** By which the person and the agents name it, as in the mails about it. */
  number: z.string(),
  /** Where an agent's answer is mailed that nobody looks at; null where a guest gave no address. */
  answersTo: z.nullable(z.string()),
  /** Messages of the agent's that the person has not seen. */
  unread: z.int(),
});
export type Chat = z.infer<typeof chat>;

export const chatState = z.strictObject({
  /** False where nobody has set it up: then there are e-mail and WhatsApp. */
  available: z.boolean(),
  /** Null before there is one. */
  chat: z.nullable(chat),
});
export type ChatState = z.infer<typeof chatState>;

/** The same one sends the message once, however often it is sent. */
const key = z.string().check(z.regex(/^[\w-]{16,100}$/, "invalid"));
const pageLongest = 200;
/** What the agent sees beside a message. An order is told only to whom it belongs. */
const told = {
  page: z.string().check(z.maxLength(pageLongest, "too_long")),
  language,
  order: z.optional(orderNumber),
};
const own = "One's own chat: the account's of who is signed in, else the one of this browser's cookie";

/** Of `GET /chat`: what has changed since. */
export const revisionInQuery = numberInQuery(/^(0|[1-9]\d{0,14})$/, z.int(), "invalid");

export const chatEndpoints = {
  "GET /chat": {
    summary: `${own}, from a revision on`,
    who: "anyone",
    proofs: ["chat"],
    query: z.object({ since: z.optional(revisionInQuery) }),
    output: chatState,
    status: 200,
  },
  "POST /chat": {
    summary:
      "Begin a chat, or go on with one's own. A guest says a name and is given a cookie, and may say later where to be answered; of who is signed in both are known",
    who: "anyone",
    proofs: ["chat"],
    body: z.strictObject({ language, name: z.optional(personName), email: z.optional(email) }),
    output: chat,
    status: 201,
    againStatus: 200,
    errors: ["chat_unavailable", "rate_limited"],
  },
  "DELETE /chat": {
    summary: `Delete, here and at the agents'. ${own}`,
    who: "anyone",
    proofs: ["chat"],
    status: 204,
    errors: ["not_found"],
  },
  "DELETE /chat/secret": {
    summary:
      "A guest's chat is opened by this browser no more. It is not deleted, and answers still come to the address that was given",
    who: "anyone",
    proofs: ["chat"],
    status: 204,
  },
  "POST /chat/messages": {
    summary:
      "Write to the agents; the same key is the same message. Codes, card numbers and PINs in it are made unreadable first",
    who: "anyone",
    proofs: ["chat", "order"],
    body: z.strictObject({
      key,
      text: z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(chatTextLongest, "too_long")),
      ...told,
    }),
    output: chatMessage,
    status: 201,
    againStatus: 200,
    errors: ["not_found", "chat_unavailable", "rate_limited"],
  },
  "POST /chat/photos": {
    summary:
      "Send the agents a photo, as base64: JPEG, PNG or WebP. What it tells beside the picture is taken out",
    who: "anyone",
    proofs: ["chat", "order"],
    body: z.strictObject({ key, content: z.base64(), ...told }),
    bodyBytes: Math.ceil(chatPhotoBytes / 3) * 4 + 2048,
    output: chatMessage,
    status: 201,
    againStatus: 200,
    errors: ["not_found", "chat_unavailable", "rate_limited"],
  },
  "GET /chat/photos/{id}": {
    summary: "A photo of one's own chat, as base64",
    who: "anyone",
    waits: "desk",
    proofs: ["chat"],
    path: z.object({ id: z.uuid() }),
    output: z.strictObject({ type: z.enum(photoTypes), content: z.string() }),
    status: 200,
    errors: ["rate_limited"],
  },
  "POST /chat/seen": {
    summary: "All messages until now were looked at",
    who: "anyone",
    proofs: ["chat"],
    status: 204,
    errors: ["not_found", "rate_limited"],
  },
  "POST /chat/typing": {
    summary: "One is writing, or has stopped",
    who: "anyone",
    proofs: ["chat"],
    body: z.strictObject({ isTyping: z.boolean() }),
    status: 204,
    errors: ["not_found", "rate_limited"],
  },
  "GET /chat/changes": {
    summary: "Server-sent events: the chat's revision now, and again whenever it has grown",
    who: "anyone",
    proofs: ["chat"],
    output: z.strictObject({ revision: z.int() }),
    events: true,
    status: 200,
    errors: ["not_found", "rate_limited"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
