import type { Place } from "./place.ts";

const star =
  "M0-10L2.9-7.1 7.1-7.1 7.1-2.9 10 0 7.1 2.9 7.1 7.1 2.9 7.1 0 10-2.9 7.1-7.1 7.1-7.1 2.9-10 0-7.1-2.9-7.1-7.1-2.9-7.1z";

/** Looks like a code and is none: no phone can read it. It is never mirrored. */
const code = drawnCode();

function drawnCode(): string {
  const cells = 15;
  const inCorner = (x: number, y: number) => (x < 5 && y < 5) || (x > 9 && y < 5) || (x < 5 && y > 9);
  const inMiddle = (x: number, y: number) => x > 5 && x < 9 && y > 5 && y < 9;
  let seed = 7;
  let d = "";
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      if (!inCorner(x, y) && !inMiddle(x, y) && seed > 1.07e9) d += `M${x * 6} ${y * 6}h6v6h-6z`;
    }
  }
  for (const [x, y] of [
    [0, 0],
    [60, 0],
    [0, 60],
  ] as const)
    d += `M${x} ${y}h30v30h-30zM${x + 5} ${y + 5}v20h20v-20zM${x + 10} ${y + 10}h10v10h-10z`;
  return d;
}

const dark = "#14223b";

export function drawCamera({ pen, y }: Place): number {
  const { touch } = pen.paint;
  pen.box(36, y, 208, 150, 14, dark);
  pen.box(87, y + 22, 106, 106, 8, "#fff");
  pen.raw(codeSquare(95, y + 30, touch));
  pen.stroke(
    `M72 ${y + 26}v-8a10 10 0 0 1 10-10h8M208 ${y + 26}v-8a10 10 0 0 0-10-10h-8M72 ${y + 124}v8a10 10 0 0 0 10 10h8M208 ${y + 124}v8a10 10 0 0 1-10 10h-8`,
    touch,
    4,
  );
  return y + 162;
}

export function drawOtherScreen({ pen, y }: Place): number {
  const { paint } = pen;
  pen.box(46, y, 188, 124, 10, paint.faint);
  pen.box(53, y + 7, 174, 110, 5, "#fff");
  pen.raw(codeSquare(95, y + 17, paint.touch));
  pen.shape(`M30 ${y + 128}h220v4a8 8 0 0 1-8 8h-204a8 8 0 0 1-8-8z`, paint.faint);
  return y + 154;
}

function codeSquare(x: number, y: number, saffron: string): string {
  return `<g transform="translate(${x} ${y})"><path fill="${dark}" fill-rule="evenodd" d="${code}"/><path fill="${saffron}" transform="translate(45 45)scale(.95)" d="${star}"/></g>`;
}

export function drawCard(text: string, { pen, y }: Place): number {
  const { paint } = pen;
  pen.box(78, y + 6, 124, 76, 12, paint.row);
  pen.stroke(`M${pen.at(166)} ${y + 6}v76`, paint.line, 2);
  pen.raw(`<path fill="${paint.touch}" transform="translate(${pen.at(184)} ${y + 44})" d="${star}"/>`);
  pen.box(92, y + 24, 26, 20, 4, paint.faint);
  pen.box(92, y + 58, 54, 5, 2, paint.line);
  pen.box(92, y + 67, 34, 5, 2, paint.line);
  pen.text(140, y + 104, text, { size: 13.5, colour: paint.ink, side: "middle" });
  return y + 122;
}
