import type { ChatMessage } from "@rihla/contract";
import { expect, test } from "vitest";
import { lateFrom, mergeMessages, threadOf } from "./chat-messages.ts";
import { message } from "./message.test-kit.ts";

const ids = (messages: ChatMessage[]) => messages.map(({ id }) => id).join(" ");

test("messages stand as the agents see them, and what they don't have yet stands last", () => {
  const first = [message("asked", { position: 901 }), message("waits", { number: 2 })];
  const answer = message("answer", { from: "agent", position: 905, number: 3 });
  expect(ids(mergeMessages(first, [answer]))).toBe("asked answer waits");
  const taken = message("waits", { position: 910, number: 2 });
  const late = message("earlier answer", { from: "agent", position: 903, number: 4 });
  expect(ids(mergeMessages(mergeMessages(first, [answer]), [taken, late]))).toBe(
    "asked earlier answer answer waits",
  );
});

test("an answer is late two minutes after the first message that has none", () => {
  expect(lateFrom([])).toBeNull();
  expect(lateFrom([message("a"), message("b", { from: "agent" })])).toBeNull();
  const waiting = [
    message("b", { from: "agent" }),
    message("c", { at: "2026-11-22T10:05:00Z" }),
    message("d", { at: "2026-11-22T10:06:30Z" }),
  ];
  expect(lateFrom(waiting)).toBe(Date.parse("2026-11-22T10:07:00Z"));
});

test("the thread is the last of what was said, short enough for an address", () => {
  const said = [message("Bonjour"), message("Oui ?", { from: "agent" }), message("", { photo: true })];
  expect(threadOf(said, (from) => (from === "agent" ? "Rihla" : "Moi"))).toBe("Moi : Bonjour\nRihla : Oui ?");
  const many = Array.from({ length: 200 }, (_, at) => message(`Message ${at}`));
  expect(threadOf(many, () => "Moi").length).toBeLessThan(1300);
  expect(threadOf(many, () => "Moi")).toMatch(/Message 199$/);
});
