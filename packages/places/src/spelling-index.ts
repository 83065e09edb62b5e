import type { Typed } from "./closeness.ts";
import type { Form } from "./form.ts";
import { Pairs } from "./pairs.ts";
import { eachStartingWith, startsOf } from "./starts.ts";
import { lettersIn, lettersMissing } from "./typing-errors.ts";

/** Puts aside, without looking at them, the names that what was typed can't fit. What is left has to be compared. */
export type SpellingIndex = {
  /** Every form that may fit letter by letter, in the order of the forms. */
  plain: (typed: Typed) => Form[];
  /** Every form that may fit with typing errors, by sound or by consonants, in the order of the forms. */
  guessed: (typed: Typed) => Form[];
};

export function spellingIndex(forms: readonly Form[]): SpellingIndex {
  const beginnings = startsOf(forms.map(({ joined }, form) => [joined, form]));
  const insides = startsOf(
    forms.flatMap(({ words }, form) => laterStarts(words).map((text) => [text, form])),
  );
  let guessing: Guessing | undefined;
  return {
    plain(typed) {
      const found: number[] = [];
      const note = (form: number) => found.push(form);
      eachStartingWith(beginnings, typed.joined, note);
      if (typed.bare !== typed.joined) eachStartingWith(beginnings, typed.bare, note);
      if (typed.words.length >= 2) eachStartingWith(insides, typed.words, note);
      return inOrder(forms, found);
    },
    guessed(typed) {
      guessing ??= prepareGuessing(forms);
      const found: number[] = [];
      const note = (form: number) => found.push(form);
      guessing.alike(typed, note);
      guessing.withErrors(typed, note);
      return inOrder(forms, found);
    },
  };
}

/** "papua new guinea" also begins, inside, as "new guinea" and "guinea". */
function laterStarts(words: string): string[] {
  return [...words.matchAll(/ /g)].map(({ index }) => words.slice(index + 1));
}

function inOrder(forms: readonly Form[], found: number[]): Form[] {
  if (found.length > 1) found.sort((one, other) => one - other);
  return found.filter((form, at) => form !== found[at - 1]).map((form) => forms[form] as Form);
}

type Note = (form: number) => void;
type Guessing = Record<"alike" | "withErrors", (typed: Typed, note: Note) => void>;

function prepareGuessing(forms: readonly Form[]): Guessing {
  const sounds = startsOf(forms.map(({ sound }, form) => [sound, form]));
  const skeletons = Map.groupBy(forms.keys(), (form) => forms[form]?.skeleton);
  const longest = Math.max(0, ...forms.map(({ joined }) => joined.length));
  // Beside each other: thousands are looked at for each text.
  const letters = Int32Array.from(forms, (form) => form.letters);
  const pairs = new Pairs();
  for (const [form, { joined }] of forms.entries()) pairs.add(joined, form);
  return {
    alike({ sound, skeleton }, note) {
      if (skeleton.length >= 3) skeletons.get(skeleton)?.forEach(note);
      if (sound.length >= 3) eachStartingWith(sounds, sound, note);
    },
    withErrors(typed, note) {
      const { joined, errors } = typed;
      if (errors === 0 || joined.length - errors > longest) return;
      for (const piece of errors === 1 ? piecesOfOneError(joined) : piecesOfTwoErrors(joined))
        eachWithPiece(forms, letters, pairs, piece, typed, note);
    },
  };
}

/** A part of the text that is looked for where it stands, or moved by at most so many letters. */
type Piece = { text: string; at: number; moved: number };

/**
 * Cut in one piece more than there may be errors, at least one stands unharmed in what was meant: the first one where
 * it is, or another one, moved. Only two letters that were swapped across a cut harm two pieces with one error, so the
 * text is also looked for with those swapped back.
 */
function piecesOfOneError(text: string): Piece[] {
  const cut = text.length >> 1;
  return [
    pieceOf(text, 0, cut, 0),
    pieceOf(text, cut, text.length, 1),
    pieceOf(swappedAt(text, cut), 0, text.length, 0),
  ];
}

/**
 * All three pieces are harmed by a swap across the first cut and an error behind the second, or by a swap across the
 * second cut and an error before the first. With the swap put right the first piece stands, or the one in the middle.
 */
function piecesOfTwoErrors(text: string): Piece[] {
  const [first, second, end] = [Math.floor(text.length / 3), Math.floor((text.length * 2) / 3), text.length];
  const [one, other] = [swappedAt(text, first), swappedAt(text, second)];
  return [
    pieceOf(text, 0, first, 0),
    pieceOf(text, first, second, 2),
    pieceOf(text, second, end, 2),
    pieceOf(one, 0, first, 0),
    pieceOf(other, first, second, 1),
  ];
}

function pieceOf(text: string, from: number, to: number, moved: number): Piece {
  return { text: text.slice(from, to), at: from, moved };
}

function swappedAt(text: string, cut: number): string {
  return text.slice(0, cut - 1) + text.charAt(cut) + text.charAt(cut - 1) + text.slice(cut + 1);
}

function eachWithPiece(
  forms: readonly Form[],
  letters: Int32Array,
  pairs: Pairs,
  { text, at, moved }: Piece,
  typed: Pick<Typed, "letters" | "errors">,
  note: Note,
): void {
  const needed = lettersIn(text);
  for (let place = at - moved; place <= at + moved; place++)
    for (const form of pairs.at(text, place)) {
      const has = letters[form] as number;
      if ((needed & ~has) !== 0 || lettersMissing(typed.letters, has) > typed.errors) continue;
      if ((forms[form] as Form).joined.startsWith(text, place)) note(form);
    }
}
