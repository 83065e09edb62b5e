import type { Paint } from "./paint.ts";
import { escaped } from "./text.ts";

export const width = 280;

type Side = "start" | "middle" | "end";
type Lettering = { size: number; weight?: number; colour: string; side?: Side };

/** Writes an SVG from its start to its end, mirrored where the language runs from the right. */
export type Pen = ReturnType<typeof createPen>;

export function createPen(paint: Paint, rightToLeft: boolean) {
  const parts: string[] = [];
  /** The place of a point that is so far from the reading start. */
  const at = (x: number) => (rightToLeft ? width - x : x);
  const add = (part: string) => {
    parts.push(part);
  };
  return {
    paint,
    at,
    /** A length along the reading direction. */
    along: (length: number) => (rightToLeft ? -length : length),
    shape: (d: string, fill: string) => add(`<path fill="${fill}" d="${d}"/>`),
    stroke: (d: string, colour: string, thick = 2, place = "") =>
      add(
        `<path fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"${place && ` transform="${place}"`} d="${d}"/>`,
      ),
    dot: (x: number, y: number, r: number, fill: string, ring = "") =>
      add(
        `<circle cx="${at(x)}" cy="${y}" r="${r}" fill="${fill}"${ring && ` stroke="${ring}" stroke-width="2.5"`}/>`,
      ),
    /** From its reading start. */
    box: (x: number, y: number, w: number, h: number, corner: number, fill: string, outline = "") =>
      add(
        `<rect x="${rightToLeft ? width - x - w : x}" y="${y}" width="${w}" height="${h}" rx="${corner}" fill="${fill}"${outline && ` stroke="${outline}" stroke-width="2.5"`}/>`,
      ),
    text: (x: number, y: number, words: string, { size, weight = 500, colour, side = "start" }: Lettering) =>
      add(
        `<text x="${at(x)}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}"${anchor(side, rightToLeft)}>${escaped(isolated(words, rightToLeft))}</text>`,
      ),
    /** Where the finger goes. */
    touch: (x: number, y: number) =>
      add(
        `<g><circle cx="${at(x)}" cy="${y}" r="9" fill="${paint.touch}" stroke="${paint.touchRing}" stroke-width="2.5"/><circle cx="${at(x)}" cy="${y}" r="3" fill="${paint.touchRing}"/></g>`,
      ),
    /** What is already written. */
    raw: add,
    written: () => parts.join(""),
  };
}

/** The drawing itself runs from left to right, so an anchor never changes sides with the page around it. */
function anchor(side: Side, rightToLeft: boolean): string {
  if (side === "middle") return ' text-anchor="middle"';
  return (side === "end") === rightToLeft ? "" : ' text-anchor="end"';
}

/** "إضافة eSIM" would be ordered anew without it. */
const isolated = (words: string, rightToLeft: boolean) => (rightToLeft ? `\u2067${words}\u2069` : words);
