import type { Language } from "@rihla/contract/rules/languages";
import type { Lead } from "./targets.ts";

/** One spelling of a place, prepared for comparing. */
export type Form = {
  lead: Lead;
  /** Normalised, words divided by one space. */
  words: string;
  /** The same without spaces: "newyork" is New York. */
  joined: string;
  letters: number;
  /** Empty where nothing is guessed, as is the skeleton. */
  sound: string;
  skeleton: string;
  /** The language that this is the name in; null for spellings beside the names. */
  language: Language | null;
  /** Cost of the kind of place, small for what people mean most. */
  weight: number;
  /** A code: only the whole of it counts. */
  code: boolean;
};
