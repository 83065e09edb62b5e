import type { ChatMessage } from "@rihla/contract";
import { chatPatienceMinutes } from "@rihla/contract/rules";

/** In the order that the agents see; what they don't have yet stands last, as it was written. */
export function mergeMessages(known: readonly ChatMessage[], changed: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...changed].map((message) => [message.id, message]));
  return [...byId.values()].toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.number - other.number,
  );
}

const placeOf = ({ position }: ChatMessage) => position ?? Number.MAX_SAFE_INTEGER;

const patienceMs = chatPatienceMinutes * 60_000;

/** When the last message of the person has waited for an answer for two minutes; null where none waits. */
export function lateFrom(messages: readonly ChatMessage[]): number | null {
  const lastAnswer = messages.findLastIndex(({ from }) => from === "agent");
  const waiting = messages.slice(lastAnswer + 1).find(({ from }) => from === "person");
  return waiting ? Date.parse(waiting.at) + patienceMs : null;
}

const longestThread = 1200;

/** The last of what was said, for a mail or another chat. */
export function threadOf(
  messages: readonly ChatMessage[],
  nameOf: (from: ChatMessage["from"]) => string,
): string {
  const lines = messages
    .filter(({ text }) => text !== "")
    .map(({ from, text }) => `${nameOf(from)} : ${text}`);
  const kept: string[] = [];
  for (const line of lines.toReversed()) {
    if (kept.join("\n").length + line.length > longestThread) break;
    kept.unshift(line);
  }
  return kept.join("\n");
}
