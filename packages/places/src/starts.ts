/** Texts in alphabetical order, each with the number of the form it belongs to. */
export type Starts = { texts: string[]; forms: number[] };

export function startsOf(entries: ReadonlyArray<readonly [text: string, form: number]>): Starts {
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  return { texts: sorted.map(([text]) => text), forms: sorted.map(([, form]) => form) };
}

/** Calls `found` with the form of every text that begins with `beginning`. */
export function eachStartingWith(
  { texts, forms }: Starts,
  beginning: string,
  found: (form: number) => void,
): void {
  for (let at = firstFrom(texts, beginning); texts[at]?.startsWith(beginning); at++)
    found(forms[at] as number);
}

/** Where the first text stands that is not before `text`. */
function firstFrom(texts: readonly string[], text: string): number {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((texts[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
