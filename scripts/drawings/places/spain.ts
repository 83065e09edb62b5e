import { fill } from "../scene.ts";
import { arch, box, cypress, trees } from "../shapes.ts";
import { vignette } from "./vignette.ts";

const battlements = (from: number, count: number, step: number, y: number) =>
  Array.from({ length: count }, (_, i) => box(from + i * step, y, 5, 6)).join("");

/** The Alhambra before the snow of the Sierra. */
export const spain = vignette(
  [139, 52, 21],
  [
    fill("far", "M-120 150v-30l110-10 40-30 30 18 44-48 40 36 30-22 52 44 40-18 174 34v26z"),
    fill("snow", "M104 50l-20 22 14-2 8 8 12-10 14 2zM174 64l-14 10h10l8 8 10-4 12 4z"),
    fill("leaf", "M-120 200v-36l110-10q60-22 150-20t300 26v40z"),
    fill(
      "clay",
      box(112, 88, 40, 56),
      box(60, 110, 56, 36),
      box(150, 104, 66, 44),
      box(214, 92, 30, 60),
      box(242, 120, 54, 34),
    ),
    fill(
      "clay-shade",
      box(140, 88, 12, 58),
      box(234, 92, 10, 60),
      box(200, 104, 14, 44),
      box(104, 110, 8, 36),
      box(286, 120, 10, 34),
    ),
    fill(
      "clay",
      battlements(112, 5, 9, 83),
      battlements(214, 4, 8, 87),
      battlements(60, 5, 10, 106),
      battlements(150, 6, 10, 100),
      battlements(248, 4, 10, 116),
    ),
    fill(
      "opening",
      [119, 129].map((x) => arch(x, 112, 6, 13)).join(""),
      [72, 86].map((x) => arch(x, 134, 7, 13)).join(""),
      [158, 170, 182].map((x) => arch(x, 132, 8, 17)).join(""),
      arch(220, 114, 7, 14),
      [252, 268].map((x) => arch(x, 140, 7, 12)).join(""),
    ),
    fill(
      "tree",
      [44, 56, 128, 206, 300, 312].map((x, i) => cypress(x, 168, 44 + ((i * 13) % 22), 8)).join(""),
      trees(
        [
          [80, 160, 1.3],
          [104, 158, 1.2],
          [150, 158, 1.4],
          [180, 160, 1.2],
          [236, 162, 1.4],
          [262, 164, 1.2],
          [284, 168, 1.1],
          [20, 168, 1.4],
        ],
        13,
      ),
    ),
    fill("dark-leaf", "M-120 210v-30l110-6q80-18 170-10t280 10v40z"),
    fill(
      "leaf",
      trees(
        [
          [60, 186],
          [84, 182, 0.8],
          [240, 184],
          [262, 188, 0.8],
        ],
        9,
      ),
    ),
  ],
);
