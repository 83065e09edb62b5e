import type { Chat, ChatMessage, ChatState } from "@rihla/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { chatBegun } from "../../../domain/person/chat-here.ts";
import { forgetAtShop } from "../../../domain/person/forget-chat.ts";
import { api } from "../../../lib/api/api.ts";
import type { ApiProblem } from "../../../lib/api/api-problem.ts";
import { readToken, useToken } from "../../../lib/session/session.ts";
import { afterAnswer, type Known, nothingKnown } from "./after-answer.ts";
import { mergeMessages } from "./chat-messages.ts";
import { followChanges, refreshUntilAnswered } from "./follow-chat.ts";

/** Somewhat longer than an agent counts as writing who does not say so again. */
const typingMs = 31_000;

export type ChatHere = {
  /** Undefined: not told yet. */
  told: ChatState | undefined;
  /** Why not. */
  problem: ApiProblem | null;
  /** Null: none here, or nobody to chat with. */
  chat: Chat | null;
  take: (chat: Chat) => void;
  takeMessage: (message: ChatMessage) => void;
  /** Gives whether there is a chat. */
  refresh: () => Promise<boolean>;
};

/** One's own chat, followed for as long as this is shown. Another person's session is another chat. */
export function useChat(): ChatHere {
  const token = useToken();
  const [{ told, chat }, setKnown] = useState(nothingKnown);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const known = useRef(nothingKnown);
  const asked = useRef(0);

  const know = useCallback((next: Known) => {
    known.current = next;
    setKnown(next);
  }, []);
  const takeState = useCallback(
    (question: number, state: ChatState) => {
      know(afterAnswer(known.current, question, state));
      chatBegun.write(known.current.chat ? "begun" : undefined);
    },
    [know],
  );
  const take = useCallback(
    (next: Chat) => takeState(++asked.current, { available: true, chat: next }),
    [takeState],
  );
  const takeMessage = useCallback(
    (message: ChatMessage) => {
      const { chat: own } = known.current;
      // What is known of it already is newer than the answer to sending it.
      if (own) know({ ...known.current, chat: { ...own, messages: mergeMessages([message], own.messages) } });
    },
    [know],
  );
  const refresh = useCallback(async (): Promise<boolean> => {
    const question = ++asked.current;
    await forgetAtShop();
    const asking = readToken();
    const { id, revision = 0 } = known.current.chat ?? {};
    const state = await api("GET /chat", { query: { since: String(revision) }, orGuest: true });
    if (readToken() !== asking) return false;
    // Of another chat only what is new since then was told.
    if (revision > 0 && state.chat && state.chat.id !== id) {
      know({ ...known.current, chat: null });
      return refresh();
    }
    takeState(question, state);
    return known.current.chat !== null;
  }, [know, takeState]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: who signs in or out has another chat.
  useEffect(() => {
    know(nothingKnown);
    const over = new AbortController();
    void refreshUntilAnswered(refresh, setProblem, over.signal);
    return () => over.abort();
  }, [token, know, refresh]);
  const hasChat = chat !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same.
  useEffect(() => {
    if (!hasChat) return;
    const over = new AbortController();
    void followChanges(refresh, over.signal);
    return () => over.abort();
  }, [hasChat, token, refresh]);
  useEffect(() => {
    if (!chat?.agentIsTyping) return;
    const timer = setTimeout(() => void refresh().catch(() => {}), typingMs);
    return () => clearTimeout(timer);
  }, [chat, refresh]);
  return { told, problem, chat, take, takeMessage, refresh };
}
