/** How well a word of a text fits one that was typed, 1 for the same. A typo is looked for apart: it must not beat what was meant. */
export function fitOf(word: string, typed: string): number {
  if (word === typed) return 1;
  // A short one has to begin a word, or `sim` would be found in `simple` and `net` everywhere.
  if (typed.length < 4) return typed.length > 2 && word.startsWith(typed) ? 0.7 : 0;
  if (word.startsWith(typed)) return 0.9;
  if (typed.startsWith(word) && word.length > 3) return 0.8;
  if (word.includes(typed)) return 0.6;
  // `rembourser` for `remboursement`.
  const stem = typed.slice(0, Math.max(5, Math.ceil(typed.length * 0.65)));
  return typed.length > 5 && word.startsWith(stem) ? 0.6 : 0;
}

/** As `fitOf`, for a word with a letter too many, too few, another one, or two exchanged; two of these in a long one, three in a very long one. */
export function typoOf(word: string, typed: string): number {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : typed.length < 12 ? 2 : 3;
  if (allowed === 0 || Math.abs(word.length - typed.length) > allowed) return 0;
  const distance = distanceOf(word, typed);
  return distance > allowed ? 0 : 0.6 - 0.15 * (distance - 1);
}

/** Letters to change, add, leave out or exchange with their neighbour until one is the other. */
function distanceOf(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const exchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        exchanged && row > 1 && column > 1 ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
