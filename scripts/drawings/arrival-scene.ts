import { plane } from "./home-scene.ts";
import { circle, fill, type Layer, line, moved, type Size } from "./scene.ts";
import { arch, box, dome, palmLeaves, palmTrunk, starPath, trees } from "./shapes.ts";

/** Wide enough for a large screen; a phone shows the 390 in its middle. */
export const arrivalSize: Size = [1790, 364];
export const arrivalLeft = -700;

/** The moment after paying: the route from Algiers has landed on the star. Where, the pass before it says. */
export function arrivalScene(): Layer[] {
  return [...sky(), ...algiers(), ...there(), ...water(), ...journey()];
}

const sky = (): Layer[] => [
  fill("sky", "M-700-400h1800v800H-700z"),
  fill("halo", circle(195, 364, 250)),
  fill("inner-halo", circle(195, 364, 170)),
  line(
    "night-star",
    2.4,
    "M30 124h.1M84 88h.1M150 118h.1M210 74h.1M262 110h.1M330 94h.1M366 154h.1M120 174h.1M240 164h.1M-90 120h.1M-180 70h.1M480 110h.1M560 60h.1",
  ),
  fill(
    "far",
    "M-700 332v-30l120-16 100 14 120-24 140 20 100-14 120 10 44-10 40 12 36-22 50 22 48-14 44 14 48-18 40 14 90-10 110 22 120-26 140 24 130-12v42z",
  ),
];

/** Terraces of the white city: [x, y, width, height]. */
type House = readonly [x: number, y: number, width: number, height: number];
const upper: readonly House[] = [
  [-2, 288, 14, 30],
  [13, 292, 12, 30],
  [26, 286, 13, 30],
  [40, 294, 14, 30],
  [55, 300, 12, 24],
];
const lower: readonly House[] = [
  [-2, 308, 12, 26],
  [11, 304, 14, 30],
  [26, 310, 12, 24],
  [39, 306, 14, 28],
  [54, 314, 13, 20],
  [68, 310, 12, 24],
  [81, 318, 12, 16],
  [94, 314, 11, 20],
  [106, 322, 10, 12],
];
const terrace = (houses: readonly House[]): Layer[] => [
  fill("wall", houses.map(([x, y, width, height]) => box(x, y, width * 0.7, height)).join("")),
  fill("shade", houses.map(([x, y, width, height]) => box(x + width * 0.7, y, width * 0.3, height)).join("")),
  fill("lit-window", houses.map(([x, y, width]) => arch(x + width * 0.22, y + 11, 2.6, 5)).join("")),
];

const algiers = (): Layer[] => [
  fill("leaf", "M-700 334v-66q350-30 700 4 40 2 66 26t54 36z"),
  fill("mid", "M28 282l1-34h3l1 34z"),
  fill("wall", "M19 283q8-16 10-40l1-8 1 8v18q-1 14-6 22z"),
  fill("far-shade", "M42 283q-8-16-10-40l-1-8-1 8v18q1 14 6 22z"),
  ...terrace(upper),
  ...terrace(lower),
];

/** A town on the other side, which could be any. */
const there = (): Layer[] => [
  fill("leaf", "M1090 334v-60q-350-26-700 10-50 8-76 26t-50 24z"),
  fill("back-wall", box(372, 272, 14, 40), box(282, 300, 14, 30)),
  fill("wall", box(300, 296, 30, 38), box(330, 284, 26, 50), box(356, 300, 34, 34), dome(343, 285, 11)),
  fill("shade", box(322, 296, 8, 38), box(348, 284, 8, 50), box(382, 300, 8, 34)),
  fill(
    "lit-window",
    [306, 314].map((x) => arch(x, 312, 4, 8)).join(""),
    arch(335, 302, 4, 9),
    [362, 372].map((x) => arch(x, 316, 4, 8)).join(""),
    arch(338, 334, 8, 14),
  ),
  fill("clay", "M298 297l17-10 17 10zM354 301l19-10 19 10z"),
  fill("trunk", palmTrunk(286, 334, 30, 0.8)),
  fill(
    "tree",
    trees(
      [
        [398, 336],
        [272, 336, 0.7],
        [124, 336, 0.7],
      ],
      10,
    ),
    palmLeaves(286, 334, 30, 0.8),
  ),
];

const water = (): Layer[] => [
  fill("sea", "M-700 332h1800v90H-700z"),
  fill("swell", `M-700 346q30-4 60 0${"t60 0".repeat(29)}v60H-700z`),
  line("foam", 2, "M20 342h30M330 342h34M150 340h24M-120 344h40M480 344h40"),
];

const star = (tone: "sun" | "dome" | "blossom", x: number, y: number, scale: number) =>
  moved(`translate(${x - 12 * scale} ${y - 12 * scale})scale(${scale})`, [fill(tone, starPath)]);

const journey = (): Layer[] => [
  line("route", 2.6, "M31 226C92 146 262 140 322 218", ".1 7"),
  fill("route-end", circle(31, 230, 5.5)),
  fill("sail", circle(31, 230, 3.2)),
  ...moved("translate(299.2 205.2)scale(2.9)", [fill("star", starPath)]),
  ...moved("translate(316 222)scale(1.5)", [fill("sun", starPath)]),
  fill("sail", circle(334, 240, 6.5)),
  fill("sun", circle(334, 240, 3.4)),
  ...star("sun", 292, 200, 0.4),
  ...star("dome", 375, 214, 0.52),
  ...star("sun", 353, 184, 0.44),
  ...star("blossom", 314, 184, 0.32),
  ...star("blossom", 379, 264, 0.36),
  ...star("dome", 280, 260, 0.3),
  ...star("dome", 372, 170, 0.28),
  ...star("sun", 334, 158, 0.28),
  ...moved("translate(150 148)rotate(-2)scale(.56)", plane),
];
