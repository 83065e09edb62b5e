import type { Chat, ChatState } from "@rihla/contract";
import { expect, test } from "vitest";
import { afterAnswer, nothingKnown } from "./after-answer.ts";
import { message } from "./message.test-kit.ts";

const state = (chat: Partial<Chat> | null): ChatState => ({
  available: true,
  chat: chat && {
    id: "a",
    revision: 1,
    messages: [],
    agentSeenAt: null,
    agentIsTyping: false,
    number: "K7QM2RTX",
    answersTo: null,
    unread: 0,
    ...chat,
  },
});
const known = (...answers: [asked: number, chat: Partial<Chat> | null][]) =>
  answers.reduce((before, [asked, chat]) => afterAnswer(before, asked, state(chat)), nothingKnown);

test("an answer that comes late takes nothing back", () => {
  const sent = message("one", { position: 901 });
  const { chat } = known(
    [2, { revision: 3, messages: [sent], unread: 0 }],
    [1, { revision: 2, messages: [message("one", { state: "waiting" })], unread: 1 }],
  );
  expect(chat).toMatchObject({ revision: 3, messages: [sent], unread: 0 });
});

test("an answer that overtook an older one's question counts", () => {
  expect(known([2, { revision: 3 }], [1, { revision: 4, unread: 1 }]).chat).toMatchObject({ unread: 1 });
});

test("that the agent has stopped writing is told without a new revision", () => {
  const { chat } = known([1, { agentIsTyping: true }], [2, { agentIsTyping: false }]);
  expect(chat?.agentIsTyping).toBe(false);
});

test("another chat shows nothing of the one before, whatever its revision", () => {
  const { chat } = known([1, { revision: 50, messages: [message("old")] }], [2, { id: "b", revision: 2 }]);
  expect(chat).toMatchObject({ id: "b", messages: [] });
});

test("a chat that was deleted does not come back with a late answer", () => {
  expect(known([1, {}], [3, null], [2, { revision: 9 }]).chat).toBeNull();
  expect(known([1, {}], [3, { id: "b" }], [2, { revision: 9 }]).chat?.id).toBe("b");
});
