import type { Screen } from "../screen.ts";
import { drawBlock } from "./blocks.ts";
import { drawBody } from "./body.ts";
import { type LookName, looks } from "./looks.ts";
import { type Paint, pagePaint } from "./paint.ts";
import { createPen, width } from "./pen.ts";

export type { LookName } from "./looks.ts";
export { dayPaint, type Paint, pagePaint } from "./paint.ts";

type Drawing = {
  look: LookName;
  rightToLeft: boolean;
  /** pagePaint where none is given. */
  paint?: Paint;
  /** For a file of its own; in a page the letters are the page's. */
  fontFamily?: string;
  /** In units, 280 wide; what is longer is drawn longer. */
  leastHeight?: number;
  /** How far the phone goes on below what is drawn of it, for a frame that shows more than the drawing. */
  below?: number;
};

/**
 * A phone that shows the screen, as one SVG without ids, styles or scripts: in a page (pagePaint), or in a file, on
 * paper and on film (dayPaint). It accompanies words that stand beside it, so no screen reader reads it.
 */
export function drawScreen(
  screen: Screen,
  { look: name, rightToLeft, paint = pagePaint, fontFamily, leastHeight = 300, below = 0 }: Drawing,
): string {
  const look = looks[name];
  const pen = createPen(paint, rightToLeft);
  let y: number = look.camera === "island" ? 66 : 58;
  if (screen.back !== undefined) {
    pen.stroke(`M${pen.at(41)} ${y + 2}l${pen.along(-6)} 6 ${pen.along(6)} 6`, paint.accent, 2.2);
    pen.text(50, y + 13, screen.back, { size: 13, colour: paint.accent });
    y += 22;
  }
  if (screen.title !== undefined) {
    const low = screen.back === undefined ? 24 : 20;
    pen.text(36, y + low, screen.title, { size: titleSize(screen.title), weight: 600, colour: paint.ink });
    y += low + 14;
  }
  for (const block of screen.blocks) y = drawBlock(block, { pen, look, y });
  const tall = Math.max(leastHeight, y + 12);
  const letters = fontFamily ? ` font-family="${fontFamily}"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall}" direction="ltr" aria-hidden="true"${letters}>${drawBody(look, paint, tall + below, rightToLeft)}${pen.written()}</svg>`;
}

/** A long title is written smaller rather than cut. */
const titleSize = (title: string) => Math.min(20, Math.floor(208 / (title.length * 0.56)));
