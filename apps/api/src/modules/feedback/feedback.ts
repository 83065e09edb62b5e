import type { Feedback, FeedbackReading } from "@rihla/contract";
import type { Selectable } from "kysely";
import type { FeedbackTables } from "./feedback.tables.ts";

export type FeedbackRow = Selectable<FeedbackTables["esimFeedback"]>;

/** What a person has decided can be decided again: words are taken off the page, or put there after all. */
const moves: Readonly<Record<FeedbackReading, readonly FeedbackReading[]>> = {
  waiting: ["shown", "refused"],
  shown: ["refused"],
  refused: ["shown"],
};
export const mayMove = (from: FeedbackReading, to: FeedbackReading): boolean => moves[from].includes(to);

/** As its owner sees it. */
export function toFeedback(row: FeedbackRow | undefined, hasConnected: boolean): Feedback {
  return { isAsked: hasConnected && row === undefined, given: row ? givenIn(row) : null };
}

function givenIn({ stars, words, firstName, reading, givenAt }: FeedbackRow): Feedback["given"] {
  return stars === null ? null : { stars, words, firstName, reading, at: givenAt.toISOString() };
}
