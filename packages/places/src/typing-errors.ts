/** The row of the table that a distance is read from; reused, because a search measures thousands of words. */
let row: number[] = [];
let above: number[] = [];
let twoAbove: number[] = [];

/**
 * Letters to insert, drop, replace or swap with their neighbour to make `typed` into `word`, or into a beginning of it
 * (`prefix`). More than `most` is answered as `most + 1`.
 */
export function typingErrors(typed: string, word: string, most: number): { whole: number; prefix: number } {
  for (let column = 0; column <= word.length; column++) row[column] = column;
  for (let line = 1; line <= typed.length; line++) {
    [twoAbove, above, row] = [above, row, twoAbove];
    row[0] = line;
    let least = line;
    for (let column = 1; column <= word.length; column++) {
      const same = typed.charCodeAt(line - 1) === word.charCodeAt(column - 1);
      let errors = Math.min(
        at(above, column) + 1,
        at(row, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      );
      if (swapped(typed, word, line, column)) errors = Math.min(errors, at(twoAbove, column - 2) + 1);
      row[column] = errors;
      if (errors < least) least = errors;
    }
    // A swap reaches back two lines, so one line above the limit is not the end yet; two more errors are.
    if (least > most + 1) return { whole: most + 1, prefix: most + 1 };
  }
  let prefix = most + 1;
  for (let column = 0; column <= word.length; column++) prefix = Math.min(prefix, at(row, column));
  return { whole: Math.min(at(row, word.length), most + 1), prefix };
}

function swapped(typed: string, word: string, line: number, column: number): boolean {
  return (
    line > 1 &&
    column > 1 &&
    typed.charCodeAt(line - 1) === word.charCodeAt(column - 2) &&
    typed.charCodeAt(line - 2) === word.charCodeAt(column - 1)
  );
}

function at(numbers: number[], index: number): number {
  return numbers[index] as number;
}

/** A bit for every letter in the text (several letters share one): who lacks too many of them needs no measuring. */
export function lettersIn(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) & 31);
  return letters;
}

/** How many kinds of letters of `typed` are not in `word`, both as `lettersIn` gives them. */
export function lettersMissing(typed: number, word: number): number {
  let missing = typed & ~word;
  let count = 0;
  for (; missing !== 0; missing &= missing - 1) count++;
  return count;
}
