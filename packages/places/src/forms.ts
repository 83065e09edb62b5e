import { normalise, withoutArticle } from "./normalise.ts";
import type { Language, PlaceKind } from "./place.ts";
import { skeletonOf, soundOf } from "./sound.ts";
import type { Lead } from "./targets.ts";
import { lettersIn } from "./typing-errors.ts";

/** One spelling of a place, prepared for comparing. */
export type Form = {
  lead: Lead;
  /** Normalised, words divided by one space. */
  words: string;
  /** The same without spaces: "newyork" is New York. */
  joined: string;
  letters: number;
  sound: string;
  skeleton: string;
  /** The language that this is the name in; null for spellings beside the names. */
  language: Language | null;
  /** Cost of the kind of place, small for what people mean most. */
  weight: number;
  /** A code: only the whole of it counts. */
  code: boolean;
};

const kindWeights: Readonly<Record<PlaceKind, number>> = {
  country: 0,
  region: 0,
  alias: 0.5,
  city: 1.3,
  airport: 3,
};
const unknownPlace = 2.5;
const aroundOnly = 5;

export function formsOf(leads: readonly Lead[], popularityOf: (code: string) => number): Form[] {
  return leads.flatMap((lead) => {
    const weight = weightOf(lead) + popularityOf(lead.code);
    const spelled = new Set<string>();
    return lead.place.names.flatMap((name, index) => {
      const code = lead.place.kind === "airport" && index === 0;
      const words = normalise(name);
      return [words, withoutArticle(words)]
        .filter((text) => text !== "" && !spelled.has(text) && spelled.add(text))
        .map((text) => makeForm(lead, text, languageOf(lead, name), weight, code));
    });
  });
}

function makeForm(lead: Lead, words: string, language: Language | null, weight: number, code: boolean): Form {
  const joined = words.replaceAll(" ", "");
  const sound = soundOf(words);
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

function weightOf({ place, around }: Lead): number {
  return kindWeights[place.kind] + (place.famous ? 0 : unknownPlace) + (around ? aroundOnly : 0);
}

function languageOf({ place }: Lead, name: string): Language | null {
  if (place.kind === "alias") return null;
  const { fr, en, ar } = place.shown;
  return name === fr ? "fr" : name === en ? "en" : name === ar ? "ar" : null;
}
