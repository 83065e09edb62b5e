import { nameLongest } from "./person/person.ts";

/** Stars at most. */
export const feedbackStars = 5;
/** Answers from which on their average and their texts are shown: fewer say more of who gave them than of the shop. */
export const feedbackShownFrom = 20;
/** Texts shown at once, the newest. */
export const feedbackTextsShown = 6;
/** Code points, as the database counts. */
export const feedbackWordsLongest = 500;

/** Line ends as they are kept, at most one empty line between two others. */
export const tidyFeedbackWords = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\n[^\S\n]*\n\s*/g, "\n\n")
    .trim();

export function feedbackWordsFault(typed: string): "required" | "invalid" | "too_long" | undefined {
  const words = tidyFeedbackWords(typed);
  if (words === "") return "required";
  if (controlCharacter.test(words.replaceAll("\n", ""))) return "invalid";
  return [...words].length > feedbackWordsLongest ? "too_long" : undefined;
}

export const tidyFirstName = (typed: string): string => typed.trim();

/** One letter is a name too: "B." is what some want to be called. */
export function firstNameFault(typed: string): "required" | "invalid" | "name_too_long" | undefined {
  const name = tidyFirstName(typed);
  if (name === "") return "required";
  if (controlCharacter.test(name)) return "invalid";
  return [...name].length > nameLongest ? "name_too_long" : undefined;
}

const controlCharacter = /\p{Cc}/u;
