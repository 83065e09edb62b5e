import { type Language, languageCodes } from "@rihla/contract/rules/languages";
import type { Form } from "./form.ts";
import { normalise, withoutArticle } from "./normalise.ts";
import type { Known, PlaceKind } from "./place.ts";
import { skeletonOf, soundOf } from "./sound.ts";
import { type SpellingIndex, spellingIndex } from "./spelling-index.ts";
import type { Lead } from "./targets.ts";
import { lettersIn } from "./typing-errors.ts";

const kindWeights: Readonly<Record<PlaceKind, number>> = {
  country: 0,
  region: 0,
  alias: 0.5,
  city: 1.3,
  airport: 3,
};
const knownWeights: Readonly<Record<Known, number>> = { "to-all": 0, "to-many": 2.5, "to-few": 12 };
/** A code says which airport is meant. Typed small it still comes after whatever begins so, in capitals after what all know. */
const codeKnownToFew = 8.5;
const aroundOnly = 5;

/** Names are compared letter by letter, and perhaps guessed; codes (in small letters) only count whole. */
export type Spellings = { names: SpellingIndex; codes: Map<string, Form[]> };
/** What few know is many and nobody means it by accident: it is never guessed, nor looked for in a part of a text. */
export type Forms = {
  known: Spellings;
  knownToFew: Spellings;
  /** The shop's own first name for each destination. */
  own: Map<string, Form>;
};

export function formsOf(leads: readonly Lead[], popularityOf: (code: string) => number): Forms {
  const known: Collected = { names: [], codes: new Map() };
  const knownToFew: Collected = { names: [], codes: new Map() };
  for (const lead of leads) {
    const { names, codes } = lead.place.known === "to-few" ? knownToFew : known;
    const popularity = popularityOf(lead.code);
    names.push(...formsOfNames(lead, popularity));
    const code = codeOf(lead, popularity);
    if (code) codes.set(code.joined, [...(codes.get(code.joined) ?? []), code]);
  }
  const own = known.names.filter(({ lead }) => lead.own);
  return {
    known: { ...known, names: spellingIndex(known.names) },
    knownToFew: { ...knownToFew, names: spellingIndex(knownToFew.names) },
    own: new Map(own.toReversed().map((form) => [form.lead.code, form])),
  };
}

type Collected = { names: Form[]; codes: Map<string, Form[]> };

/** An airport's first name. */
function codeOf(lead: Lead, popularity: number): Form | null {
  const [code = ""] = lead.place.names;
  if (lead.place.kind !== "airport") return null;
  return makeForm(lead, code.toLowerCase(), null, weightOf(lead, true) + popularity, true);
}

function formsOfNames(lead: Lead, popularity: number): Form[] {
  const { kind, names } = lead.place;
  const weight = weightOf(lead, false) + popularity;
  const spelled = new Set<string>();
  return (kind === "airport" ? names.slice(1) : names).flatMap((name) => {
    const words = normalise(name);
    return [words, withoutArticle(words)]
      .filter((text) => text !== "" && !spelled.has(text) && spelled.add(text))
      .map((text) => makeForm(lead, text, languageOf(lead, name), weight, false));
  });
}

function makeForm(lead: Lead, words: string, language: Language | null, weight: number, code: boolean): Form {
  const joined = words.replaceAll(" ", "");
  const sound = code || lead.place.known === "to-few" ? "" : soundOf(words);
  return {
    lead,
    words,
    joined,
    letters: lettersIn(joined),
    sound,
    skeleton: skeletonOf(sound),
    language,
    weight,
    code,
  };
}

function weightOf({ place, around }: Lead, code: boolean): number {
  const known = code && place.known === "to-few" ? codeKnownToFew : knownWeights[place.known];
  return kindWeights[place.kind] + known + (around ? aroundOnly : 0);
}

function languageOf({ place }: Lead, name: string): Language | null {
  if (place.kind === "alias") return null;
  return languageCodes.find((code) => place.shown[code] === name) ?? null;
}
