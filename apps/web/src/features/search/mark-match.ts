import { plainText } from "../../lib/text/plain-text.ts";

/** A text cut around what was typed, so that it can be marked; null where it doesn't stand there letter by letter. */
export type Marked = { before: string; match: string; after: string };

export function markMatch(text: string, typed: string): Marked | null {
  const wanted = plainText(typed.trim());
  if (wanted === "") return null;
  // One entry for each letter that is left, with where it stood in the text.
  const letters: { plain: string; at: number; end: number }[] = [];
  for (const letter of text) {
    const at = letters.at(-1)?.end ?? 0;
    letters.push({ plain: plainText(letter), at, end: at + letter.length });
  }
  const plain = letters.map((letter) => letter.plain).join("");
  const found = new RegExp(`(?:^|[\\s'’(-]|(?<=^|\\s)ال)${escaped(wanted)}`).exec(plain);
  if (!found) return null;
  const start = found.index + found[0].length - wanted.length;
  const [from, to] = [offsetOf(letters, start), offsetOf(letters, start + wanted.length)];
  return { before: text.slice(0, from), match: text.slice(from, to), after: text.slice(to) };
}

/** Where the letter begins that holds the plain text's position. */
function offsetOf(letters: readonly { plain: string; at: number; end: number }[], position: number): number {
  let passed = 0;
  for (const { plain, at } of letters) {
    if (passed >= position && plain !== "") return at;
    passed += plain.length;
  }
  return letters.at(-1)?.end ?? 0;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\-]/g, "\\$&");
}
