import { fitOf, typoOf } from "./likeness.ts";
import { wordsOf } from "./word-forms.ts";

/** `words`: what people call it that the text itself doesn't. `weight`: how much rather it is meant than others, 1 for most. */
export type Searchable = { title: string; words: string; body: string; weight?: number };

const fields = [
  ["title", 4],
  ["words", 3],
  ["body", 1],
] as const;
/** What is less than half as good as the best is no answer. */
const worthShowing = 0.5;

/** By word, the texts that have it by their place in the list, and how much that says of each. */
type Index = Map<string, Map<number, number>>;

/** Reads the texts once; what it gives back finds those that fit what is typed, best first, with how well they do. */
export function searchIn<Text extends Searchable>(texts: readonly Text[]): (typed: string) => Text[] {
  const index: Index = new Map();
  texts.forEach((text, at) => {
    for (const [field, weight] of fields)
      for (const word of wordsOf(text[field])) {
        const places = index.get(word) ?? new Map<number, number>();
        index.set(word, places.set(at, Math.max(places.get(at) ?? 0, weight * (text.weight ?? 1))));
      }
  });
  return (typed) => {
    const scores = new Map<number, number>();
    for (const word of typedWords(typed, index)) {
      const fits = fitsOf(word, index);
      // A word that many texts have says less than one that few have.
      const rarity = Math.log(1 + texts.length / (1 + fits.size));
      for (const [at, fit] of fits) scores.set(at, (scores.get(at) ?? 0) + fit * rarity);
    }
    const best = Math.max(...scores.values());
    return [...scores]
      .filter(([, score]) => score >= best * worthShowing)
      .sort(([, a], [, b]) => b - a)
      .flatMap(([at]) => texts[at] ?? []);
  };
}

/** Short words (`la`, `de`, `my`) only count when there is nothing else; what was typed apart (`wi fi`) counts as one word where it is one. */
function typedWords(typed: string, index: Index): string[] {
  const words = wordsOf(typed);
  const joined = words.flatMap((word, at) => {
    const both = word + (words[at + 1] ?? "");
    return both !== word && both.length > 3 && index.has(both) ? [both] : [];
  });
  const long = words.filter((word) => word.length > 2);
  return [...new Set([...joined, ...(long.length > 0 ? long : words)])];
}

function fitsOf(typed: string, index: Index): Map<number, number> {
  const meant = placesOf(index, (word) => fitOf(word, typed));
  return meant.size > 0 ? meant : placesOf(index, (word) => typoOf(word, typed));
}

function placesOf(index: Index, likeness: (word: string) => number): Map<number, number> {
  const found = new Map<number, number>();
  for (const [word, places] of index) {
    const like = likeness(word);
    if (like === 0) continue;
    for (const [at, weight] of places) found.set(at, Math.max(found.get(at) ?? 0, weight * like));
  }
  return found;
}
