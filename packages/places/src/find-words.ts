import type { Language } from "@rihla/contract/rules/languages";
import { guessedCost, plainCost, readTyped, type Typed } from "./closeness.ts";
import type { Form } from "./form.ts";
import type { Forms, Spellings } from "./forms.ts";
import { spellingIndex } from "./spelling-index.ts";

/** The cheapest way found to each destination. */
export type Found = Map<string, Way>;
export type Way = { cost: number; form: Form };

/** For a spelling that is not the name in the reader's language. */
const otherLanguage = 0.8;
/** A plain fit that costs less leaves no doubt, so nothing is guessed beside it. */
const beyondDoubt = 15;

/** Destinations for a whole text. */
export function findWords(
  { known, knownToFew }: Pick<Forms, "known" | "knownToFew">,
  words: string,
  language: Language,
  capitals: boolean,
): Found {
  const typed = readTyped(words, capitals);
  const found: Found = new Map();
  collectPlain(found, known, typed, language);
  collectPlain(found, knownToFew, typed, language);
  if (cheapest(found) >= beyondDoubt)
    collect(found, known.names.guessed(typed), typed, guessedCost, language);
  return found;
}

/**
 * Destinations for one word of several, which alone would mean any of the many places that few know. The shortest words
 * begin hundreds of names and come again and again, so their answers are kept: not to be changed by who gets them.
 */
export function wordFinder({ known }: Pick<Forms, "known">) {
  const ofShortWords = new Map<string, readonly Way[]>();
  return (word: string, language: Language): readonly Way[] => {
    const key = `${language} ${word}`;
    const before = ofShortWords.get(key);
    if (before) return before;
    const ways = [...findWords({ known, knownToFew: nothing }, word, language, false).values()];
    if (/^[a-z]{1,2}$/.test(word)) ofShortWords.set(key, ways);
    return ways;
  };
}
const nothing: Spellings = { names: spellingIndex([]), codes: new Map() };

function collectPlain(found: Found, { names, codes }: Spellings, typed: Typed, language: Language): void {
  collect(found, codes.get(typed.joined) ?? [], typed, plainCost, language);
  if (typed.bare !== typed.joined) collect(found, codes.get(typed.bare) ?? [], typed, plainCost, language);
  collect(found, names.plain(typed), typed, plainCost, language);
}

function collect(
  found: Found,
  forms: readonly Form[],
  typed: Typed,
  costOf: (typed: Typed, form: Form) => number | null,
  language: Language,
): void {
  for (const form of forms) {
    const fit = costOf(typed, form);
    if (fit === null) continue;
    const cost = fit + form.weight + (form.language === language ? 0 : otherLanguage);
    const { code } = form.lead;
    const before = found.get(code);
    if (!before || cost < before.cost) found.set(code, { cost, form });
  }
}

export function cheapest(found: Found): number {
  let least = Infinity;
  for (const { cost } of found.values()) least = Math.min(least, cost);
  return least;
}
