import { createHmac } from "node:crypto";
import { sameText } from "../../../infra/ids.ts";
import type { WebhookHint, WebhookSource } from "../../../modules/webhooks/webhook-source.ts";
import { chatwootName } from "./chatwoot.ts";

/** Older ones may be somebody's copy. */
const freshSeconds = 300;

/**
 * Signed with the inbox's `secret`, which is not the key that identities are proved with. Events come once, in any order
 * and sometimes twice, so of those that tell of something said only the conversation is kept: it is read anew.
 */
export function createChatwootWebhook(secret: string): WebhookSource {
  return {
    name: chatwootName,
    // They bring the whole message, and what was said before.
    mostBytes: 256 * 1024,
    read({ headers, body, rawBody }) {
      const at = textOf(headers["x-chatwoot-timestamp"]);
      const mac = createHmac("sha256", secret).update(`${at}.${rawBody}`).digest("hex");
      if (!sameText(textOf(headers["x-chatwoot-signature"]), `sha256=${mac}`)) return null;
      if (!(Math.abs(Date.now() / 1000 - Number(at)) <= freshSeconds)) return null;
      const delivery = textOf(headers["x-chatwoot-delivery"]);
      return { key: delivery || mac, hint: hintIn(Object(body)) };
    },
  };
}

type Event = {
  event?: unknown;
  id?: unknown;
  private?: unknown;
  is_private?: unknown;
  message_type?: unknown;
  user?: { type?: unknown };
  conversation?: { id?: unknown };
};

const textOf = (header: unknown): string => (typeof header === "string" ? header : "");

/** Null for notes among agents, for what the person did, and for what changes nothing that is shown. */
function hintIn({ event, id, message_type: kind, conversation, ...more }: Event): WebhookHint | null {
  const about = conversation?.id ?? id;
  if (typeof about !== "number") return null;
  const said = { conversation: String(about) };
  if (event === "message_created" || event === "message_updated")
    return conversation && more.private !== true && kind !== "incoming" && kind !== "activity" ? said : null;
  // A person who types is told of too, without a type.
  if (event === "conversation_typing_on" || event === "conversation_typing_off")
    return more.is_private !== true && more.user?.type === "user"
      ? { ...said, isTyping: event === "conversation_typing_on" }
      : null;
  // How far the agent has read.
  return event === "conversation_updated" ? said : null;
}
