import type { Form } from "./form.ts";
import { withoutArticle } from "./normalise.ts";
import { skeletonOf, soundOf } from "./sound.ts";
import { lettersIn, lettersMissing, typingErrors } from "./typing-errors.ts";

/** What was typed, prepared for comparing. */
export type Typed = {
  words: string;
  joined: string;
  /** As it stands inside a form of several words. */
  inside: string;
  /** Without the article in front; the same as `joined` when there is none. */
  bare: string;
  bareLetters: number;
  letters: number;
  sound: string;
  skeleton: string;
  /** Typing errors that are forgiven. */
  errors: 0 | 1 | 2;
  /** Three capitals, as airports are written. */
  capitals: boolean;
};

export function readTyped(words: string, capitals: boolean): Typed {
  const joined = words.replaceAll(" ", "");
  const bare = withoutArticle(words).replaceAll(" ", "");
  const sound = soundOf(withoutArticle(words));
  return {
    words,
    joined,
    inside: ` ${words}`,
    bare,
    bareLetters: lettersIn(bare),
    letters: lettersIn(joined),
    sound,
    skeleton: skeletonOf(sound),
    errors: joined.length >= 9 ? 2 : joined.length >= 4 ? 1 : 0,
    capitals,
  };
}

/** Costs of the ways to fit, best first; a missing letter at the end of a beginning costs a little more each. */
const costs = {
  ownName: -20,
  whole: 0,
  code: 10,
  start: 10,
  startOfSpelling: 11.5,
  word: 16,
  sound: 20,
  error: 22,
  soundStart: 24,
  eachFurtherError: 5,
  unfinished: 3,
  skeleton: 34,
  perLetter: 0.25,
  mostLetters: 2.5,
};
/** From here on the fit is a guess. */
export const guess = costs.sound - 1;

/** What it costs to read `typed` as this form letter by letter: the whole, its beginning, or that of one of its words. */
export function plainCost(typed: Typed, form: Form): number | null {
  // Asked of every name at every key, so most are put aside without comparing.
  if ((typed.bareLetters & ~form.letters) !== 0) return null;
  if (beginsAs(typed, form)) {
    if (form.joined === typed.joined || form.joined === typed.bare) return wholeCost(typed, form);
    return (form.language ? costs.start : costs.startOfSpelling) + lettersLeft(typed, form);
  }
  if (typed.words.length < 2 || form.words.length === form.joined.length) return null;
  return form.words.includes(typed.inside) ? costs.word + lettersLeft(typed, form) : null;
}

function beginsAs({ joined, bare }: Typed, form: Form): boolean {
  return form.joined.startsWith(joined) || (bare !== joined && form.joined.startsWith(bare));
}

function wholeCost(typed: Typed, form: Form): number {
  if (form.code) return typed.capitals ? costs.whole : costs.code;
  return form.lead.own ? costs.ownName : costs.whole;
}

function lettersLeft(typed: Typed, form: Form): number {
  return Math.min(costs.mostLetters, costs.perLetter * (form.joined.length - typed.bare.length));
}

/** The same with typing errors, by sound, or by consonants alone. */
export function guessedCost(typed: Typed, form: Form): number | null {
  const cost = Math.min(costBySound(typed, form), costOfErrors(typed, form), costBySkeleton(typed, form));
  return Number.isFinite(cost) ? cost : null;
}

function costBySound(typed: Typed, form: Form): number {
  if (typed.sound.length < 3) return Infinity;
  if (form.sound === typed.sound) return costs.sound;
  if (!form.sound.startsWith(typed.sound)) return Infinity;
  return costs.soundStart + costs.perLetter * (form.sound.length - typed.sound.length);
}

function costOfErrors(typed: Typed, form: Form): number {
  const { errors } = typed;
  if (errors === 0 || form.joined.length < typed.joined.length - errors) return Infinity;
  if (lettersMissing(typed.letters, form.letters) > errors) return Infinity;
  const { whole, prefix } = typingErrors(typed.joined, form.joined, errors);
  const least = Math.min(whole, prefix);
  if (least > errors) return Infinity;
  const cost = costs.error + costs.eachFurtherError * (least - 1);
  return whole <= prefix ? cost : cost + costs.unfinished;
}

function costBySkeleton(typed: Typed, form: Form): number {
  return typed.skeleton.length >= 3 && form.skeleton === typed.skeleton ? costs.skeleton : Infinity;
}
