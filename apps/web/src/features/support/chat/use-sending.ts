import type { ChatMessage } from "@rihla/contract";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { orderSecret } from "../../../domain/orders/order-access.ts";
import { api } from "../../../lib/api/api.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { randomKey } from "../../../lib/api/idempotency.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { readToken } from "../../../lib/session/session.ts";
import { keptOutgoing, Outbox, type Outgoing } from "./outbox.ts";
import type { ChatHere } from "./use-chat.ts";

export type Sending = ReturnType<typeof useSending>;

/** Goes on while the window is closed and from page to page. */
export function useSending(here: ChatHere) {
  const about = useAbout();
  const latest = useRef(here);
  latest.current = here;
  const [outbox] = useState(() => new Outbox(keptOutgoing, (message) => deliver(message, latest.current)));
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.all);
  const { chat } = here;
  useEffect(() => {
    // News of the chat came: so there is a network again.
    if (chat) void outbox.send();
  }, [chat, outbox]);
  const say = (text: string, photo: string | null = null) =>
    void outbox.say({ key: randomKey(), text, photo, about, problem: null });
  // One whose answer got lost is known from the chat.
  const outgoing = waiting.filter(({ key }) => !chat?.messages.some((message) => message.key === key));
  const { retry, discard, clear } = outbox;
  return { outgoing, say, retry, discard, clear };
}

/** Who is signed in may have no chat yet, or have deleted it elsewhere: it begins with the message. */
async function deliver(message: Outgoing, { chat, take, takeMessage, refresh }: ChatHere): Promise<void> {
  if (!chat && readToken() !== null)
    take(await api("POST /chat", { body: { language: message.about.language } }));
  try {
    takeMessage(await post(message));
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "not_found") await refresh();
    throw error;
  }
}

function post({ key, text, photo, about }: Outgoing): Promise<ChatMessage> {
  const secret = orderSecret(about.order);
  const proof = secret === undefined ? {} : { orderSecret: secret };
  return photo === null
    ? api("POST /chat/messages", { body: { key, text, ...about }, ...proof })
    : api("POST /chat/photos", { body: { key, content: photo, ...about }, ...proof });
}

function useAbout(): Outgoing["about"] {
  const { language } = useVisitor();
  const { pathname, search } = useLocation();
  const number = /\/status\/(\w+)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get("order") ?? "";
  const isNumber = /^[A-Z0-9]{6,20}$/.test(number);
  return { page: pathname.slice(0, 200), language, ...(isNumber && { order: number }) };
}
