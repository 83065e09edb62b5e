import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guessedCost, plainCost, readTyped } from "./closeness.ts";
import type { Form } from "./form.ts";
import { normalise } from "./normalise.ts";
import { readPlaces } from "./place.ts";
import { placeIndex } from "./place-index.ts";
import { skeletonOf, soundOf } from "./sound.ts";
import { spellingIndex } from "./spelling-index.ts";
import { lettersIn } from "./typing-errors.ts";

const forms = [...new Set(readPlaces(placeIndex).flatMap(({ names }) => names.map(normalise)))]
  .filter((words) => words !== "")
  .map((words): Form => {
    const joined = words.replaceAll(" ", "");
    const sound = soundOf(words);
    const skeleton = skeletonOf(sound);
    const rest = { lead: {} as Form["lead"], language: null, weight: 0, code: false };
    return { ...rest, words, joined, letters: lettersIn(joined), sound, skeleton };
  });
const index = spellingIndex(forms);

/** Compares what is left with what comparing every form finds. */
function expectNoneMissed(words: string): void {
  const typed = readTyped(words, false);
  for (const [costOf, left] of [
    [plainCost, index.plain(typed)],
    [guessedCost, index.guessed(typed)],
  ] as const) {
    const fits = (form: Form) => costOf(typed, form) !== null;
    expect(left.filter(fits).map(textOf)).toEqual(forms.filter(fits).map(textOf));
  }
}
const textOf = ({ words }: Form) => words;

const alphabet = [..."abcdefghijklmnopqrstuvwxyz ابتحدرسلمنهوي"];
const letter = fc.constantFrom(...alphabet);
type Mistake = (text: string, at: number, other: string) => string;
const mistakes: Mistake[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at, other) => text.slice(0, at) + other + text.slice(at),
  (text, at, other) => text.slice(0, at) + other + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
];
const mistake = fc.tuple(fc.constantFrom(...mistakes), fc.nat(40), letter);
const mistyped = fc
  .tuple(fc.constantFrom(...forms), fc.array(mistake, { maxLength: 3 }), fc.nat(40))
  .map(([{ words }, made, left]) => {
    const beginning = words.slice(0, Math.max(3, words.length - (left % 4 === 0 ? left : 0)));
    const text = made.reduce((so, [err, at, other]) => err(so, at % (so.length + 1), other), beginning);
    return normalise(left % 5 === 0 ? `al ${text}` : text);
  });

describe("the index of spellings puts nothing aside that would have fitted", () => {
  it("of names with up to three mistakes in them, whole or not", () => {
    fc.assert(fc.property(mistyped, expectNoneMissed), { numRuns: 400 });
  });

  it("of a swap across each place where a text is cut, beside another mistake", () => {
    for (const { words } of forms.filter(({ joined }) => joined.length >= 4).filter((_, at) => at % 60 === 0))
      for (let at = 0; at + 1 < words.length; at++) {
        const swapped = words.slice(0, at) + words.charAt(at + 1) + words.charAt(at) + words.slice(at + 2);
        expectNoneMissed(normalise(swapped));
        if (swapped.length >= 8) expectNoneMissed(normalise(`q${swapped}`));
      }
  });

  it("of letters without a sense", () => {
    const nonsense = fc
      .array(letter, { minLength: 1, maxLength: 12 })
      .map((some) => normalise(some.join("")));
    fc.assert(fc.property(nonsense, expectNoneMissed), { numRuns: 300 });
  });
});
