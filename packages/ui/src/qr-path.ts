import { encode } from "uqr";

/** Clear modules that a reader needs around the code (ISO/IEC 18004). */
export const quietZone = 4;

/** The dark modules of `text` as one SVG path, a run of neighbours in a row drawn as one bar. */
export function qrPath(text: string): { path: string; size: number } {
  const { data } = encode(text, { border: 0, ecc: "M" });
  const bars = data.flatMap((row, y) =>
    runs(row).map(([x, width]) => bar(x + quietZone, y + quietZone, width)),
  );
  return { path: bars.join(""), size: data.length + 2 * quietZone };
}

const bar = (x: number, y: number, width: number) => `M${x} ${y}h${width}v1h-${width}z`;

function runs(row: boolean[]): [start: number, width: number][] {
  const found: [number, number][] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    found.push([start, x + 1 - start]);
  }
  return found;
}
