import { plainText } from "../../lib/plain-text.ts";

/** `words`: what people call it that the text itself doesn't. */
export type Searchable<Id extends string> = { id: Id; title: string; words: string; answer: string };

const fields = [
  ["title", 4],
  ["words", 3],
  ["answer", 1],
] as const;
/** A word that only begins alike counts for less: `rembourser` for `remboursement`. */
const alike = 0.6;
/** What is less than half as good as the best is no answer. */
const worthShowing = 0.5;

/**
 * The questions that fit what was typed, best first. Capitals, accents, hamza and endings don't matter; a word that many
 * questions have says less than one that few have.
 */
export function findQuestions<Id extends string>(questions: readonly Searchable<Id>[], typed: string): Id[] {
  const pages = questions.map((question) => ({
    id: question.id,
    fields: fields.map(([name, weight]) => ({ text: ` ${plainText(question[name])}`, weight })),
  }));
  const scores = new Map<Id, number>();
  for (const word of wordsOf(typed)) {
    const fits = pages.map((page) =>
      Math.max(...page.fields.map(({ text, weight }) => weight * fit(text, word))),
    );
    const rarity = Math.log(1 + pages.length / (1 + fits.filter(Boolean).length));
    fits.forEach((value, at) => {
      const id = pages[at]?.id;
      if (id && value > 0) scores.set(id, (scores.get(id) ?? 0) + value * rarity);
    });
  }
  const best = Math.max(...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best * worthShowing)
    .sort(([, a], [, b]) => b - a)
    .map(([id]) => id);
}

/** Short words (`la`, `de`, `my`) only count when there is nothing else. */
function wordsOf(typed: string): string[] {
  const words = plainText(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length > 2);
  return (long.length > 0 ? long : words).map((word) => (word.length > 4 ? word.replace(/^ال/, "") : word));
}

/** A short word has to begin one in the text, or `sim` would be found in `simple` and `net` everywhere. */
function fit(text: string, word: string): number {
  if (word.length < 4) return new RegExp(`[^\\p{L}\\p{N}]${word}`, "u").test(text) ? 1 : 0;
  if (text.includes(word)) return 1;
  const stem = word.slice(0, Math.max(4, Math.ceil(word.length * 0.65)));
  return word.length > 5 && text.includes(stem) ? alike : 0;
}
