import type { Look } from "./looks.ts";
import type { Paint } from "./paint.ts";
import { createPen } from "./pen.ts";

/** The phone itself, cut off at the lower edge, with its clock; the clock's side follows the language. */
export function drawBody(look: Look, paint: Paint, tall: number, rightToLeft: boolean): string {
  const pen = createPen(paint, rightToLeft);
  const { corner } = look;
  const across = 252 - 2 * corner;
  pen.shape(
    `M14 ${tall}V${12 + corner}a${corner} ${corner} 0 0 1 ${corner}-${corner}h${across}a${corner} ${corner} 0 0 1 ${corner} ${corner}V${tall}z`,
    paint.frame,
  );
  const inner = corner - 8;
  pen.shape(
    `M22 ${tall}V${20 + inner}a${inner} ${inner} 0 0 1 ${inner}-${inner}h${236 - 2 * inner}a${inner} ${inner} 0 0 1 ${inner} ${inner}V${tall}z`,
    paint.screen,
  );
  const island = look.camera === "island";
  pen.shape(
    island
      ? "M116 29h48a10 10 0 0 1 0 20h-48a10 10 0 0 1 0-20zM11 96h3v28h-3zM11 134h3v28h-3zM266 110h3v46h-3z"
      : "M134.5 34a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0zM266 96h3v44h-3zM266 152h3v24h-3z",
    paint.frame,
  );
  pen.text(island ? 62 : 54, island ? 44 : 38, "9:41", {
    size: 12,
    weight: 600,
    colour: paint.ink,
    side: "middle",
  });
  const place = `translate(${pen.at(island ? 222 : 226)} ${island ? 39 : 34})`;
  pen.stroke("M-19 4V2M-15 4V0M-11 4v-7M-2-3h15v5h-15z", paint.ink, 2.2, place);
  return pen.written();
}
