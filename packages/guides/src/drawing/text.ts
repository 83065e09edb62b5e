/** Widths of a letter at size 1: on the safe side for the shop's typeface, a test measures them in a browser. */
const perLetter = 0.56;

export const widthOf = (text: string, size: number) => [...text].length * size * perLetter;

/** As many lines as it takes, broken between words; a word longer than a line stands alone. */
export function brokenInto(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
