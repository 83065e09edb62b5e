import { circle, fill, type Layer, line, moved, sun } from "./scene.ts";
import { arch, box, dome, palmLeaves, palmTrunk, trees } from "./shapes.ts";
import { seeded, terrace } from "./white-city.ts";

/**
 * Algiers from the sea: the sky is the words' room, the city weighs on the end side, a route leaves the lighthouse. Drawn in a
 * box of 1280 by 500, with sky above it (to -400) for a phone, which shows the part between
 * x 530 and 1280, and water before it (to -900) for a wide screen.
 */
export function homeScene(): Layer[] {
  return [...sky(), ...acrossTheBay(), ...hill(), ...city(), ...waterfront(), ...sea(), ...journey()];
}

const sky = (): Layer[] => [
  fill("sky", "M-900-400h2300v900H-900z"),
  fill("halo", circle(770, 300, 400)),
  fill("inner-halo", circle(770, 300, 250)),
  line(
    "night-star",
    3,
    "M70 52h.1M128 210h.1M240 70h.1M352 150h.1M420 40h.1M472 250h.1M560 96h.1M640 36h.1M700 120h.1M770 60h.1M834 150h.1M930 96h.1M960 24h.1M1060 40h.1M1220 40h.1M1240 110h.1M600-60h.1M720-100h.1M850-40h.1M980-90h.1M1120-60h.1M1230-110h.1",
  ),
  ...sun(770, 290, 54),
  fill("cloud", "M250 226c8-14 26-14 34-4 10-16 40-16 48 4h46c8 0 8 12 0 12H210c-10 0-10-12 0-12z"),
];

/** The Djurdjura, and before it the coast with the Great Mosque. */
const acrossTheBay = (): Layer[] => [
  fill(
    "far",
    "M-900 372v-34l180-20 120 18 140-34 120 26 160-20 160 22 70-18 60 10 80-34 50 22 60-38 46 24 40-12 66 34 70-8 90 22 120 14 200 10v16z",
  ),
  fill("snow", "M180 292l10-4 50 22-22-4-14 6zM268 290l32-18 26 14-18 0-10 8-12-6z"),
  fill(
    "mid",
    "M300 372v-12l90-10 70 4 40-8 80 6 90-6 60 8v18z",
    box(553, 206, 14, 150),
    [214, 250, 290].map((y) => box(551, y, 18, 3)).join(""),
    box(556, 194, 8, 16),
    "M556 194l4-12 4 12z",
    box(578, 332, 52, 28),
    dome(604, 333, 17),
    "M603 318v-10h2v10z",
    [340, 368, 392, 430, 452, 486, 516, 540]
      .map((x, i) => box(x, 340 + ((i * 7) % 9), 18 + ((i * 5) % 10), 20))
      .join(""),
  ),
];

/** Between these points the ground of the city rises. */
const slope = [
  [640, 352],
  [720, 336],
  [800, 290],
  [880, 232],
  [950, 198],
  [1020, 188],
  [1090, 196],
  [1170, 174],
  [1280, 150],
] as const;

function groundAt(x: number): number {
  const next = slope.findIndex(([to]) => x <= to);
  const [to, after] = slope[next] ?? [1280, 150];
  const [from, before] = slope[next - 1] ?? [to, after];
  if (to === from) return after;
  const way = (x - from) / (to - from);
  const eased = way * way * (3 - 2 * way) * 0.35 + way * 0.65;
  return before + (after - before) * eased;
}

const crest = [
  [900, 226, 1],
  [920, 212, 1.2],
  [944, 202, 1.1],
  [1050, 190, 1.2],
  [1074, 194, 1],
  [1098, 196, 1.3],
  [1124, 190, 1],
  [1150, 184, 1.3],
  [1190, 172, 1.1],
  [1216, 166, 1.4],
  [1250, 158, 1.2],
] as const;

const hill = (): Layer[] => [
  fill(
    "leaf",
    "M690 372L720 338Q770 318 800 288 850 250 880 228 920 200 960 190 1020 176 1090 188 1150 178 1180 166L1300 140V372z",
  ),
  fill("tree", trees(crest, 15)),
  // The monument of the martyrs: three palm leaves that meet.
  ...moved("translate(1000 194)scale(.9)", [
    fill("mid", "M-5 0L-4-92h8L5 0z"),
    fill("wall", "M-34 0C-16-22-9-52-7-84L-3-108q3-8 3 0V-70C-3-42-10-16-20 0z"),
    fill("far-shade", "M34 0C16-22 9-52 7-84L3-108q-3-8-3 0V-70C3-42 10-16 20 0z"),
    fill("mid", "M-13-40h26l2 5h-30z"),
  ]),
];

function city(): Layer[] {
  const random = seeded(77);
  return [1030, 905, 835, 770, 704].flatMap((from, row) => {
    const near = row / 4;
    return terrace(random, {
      from,
      to: 1285,
      ground: (x) => groundAt(x) + 34 + (318 - groundAt(x)) * near,
      width: [16 + 3 * near, 28 + 7 * near],
      height: [22, 40],
      gaps: row < 2 ? 0.22 : 0.1,
      depth: row === 4 ? 4 : 22,
      back: row < 2,
    });
  });
}

const palms = [742, 946, 1016, 1190];

/** A minaret and a mosque of the old town, and the arcades at the sea. */
const waterfront = (): Layer[] => [
  fill("wall", box(1098, 238, 13, 80), box(1101, 222, 7, 18), dome(1104.5, 222, 4.5, 1.2)),
  fill("shade", box(1107, 238, 5, 80), box(1096, 236, 17, 4)),
  fill("wall", box(860, 300, 44, 30), dome(882, 301, 17)),
  fill(
    "shade",
    "M884 284.2a17 17 0 0 1 15 16.8h-7q0-11-8-16.8z",
    box(892, 301, 12, 30),
    box(860, 300, 44, 2),
  ),
  fill("lit-window", arch(1101, 256, 3, 8), arch(868, 326, 5, 13), arch(879, 326, 5, 13)),
  fill("wall", box(688, 346, 600, 30)),
  fill("shade", box(688, 344, 600, 4)),
  fill("arcade", Array.from({ length: 30 }, (_, i) => arch(696 + 20 * i, 374, 12, 19)).join("")),
  fill("trunk", palms.map((x) => palmTrunk(x, 346, 24, 0.82)).join("")),
  fill("tree", palms.map((x) => palmLeaves(x, 346, 24, 0.82)).join("")),
];

const boat = (transform: string, hull: "clay" | "sun"): Layer[] =>
  moved(transform, [
    fill("sail", "M-2-4L-2-44 26-4z"),
    fill("sail-shade", "M-6-4L-6-36-26-4z"),
    fill(hull, "M-30 0h62q-4 10-12 10h-38q-8 0-12-10z"),
  ]).map((layer) => ({ ...layer, part: "boat" }));

const sea = (): Layer[] => [
  fill("sea", "M-900 372h2200v130H-900z"),
  fill("quay", "M684 372h620v5H684z"),
  fill(
    "swell",
    "M-900 396q80-9 160 0t160 0 160 0 160 0 160 0 160 0 160 0 160 0 160 0 160 0 160 0 160 0 160 0 160 0v110H-900z",
  ),
  fill("sea", "M-900 424q100-10 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0v80H-900z"),
  // The sun on the water.
  line("glint", 3.4, "M728 384h84M744 393h50M754 403h66M736 413h40M760 422h34"),
  line(
    "foam",
    2.4,
    "M96 392h60M210 404h34M330 388h46M452 402h70M930 390h44M1060 398h70M1196 388h34M890 410h30",
  ),
  // The jetty and its light.
  fill("quay", "M636 370h60v6H626z"),
  fill("wall", "M644 370l4-36h10l4 36z", box(646, 325, 14, 4)),
  fill("clay", "M646.6 346l.8-8h11.2l.8 8zM645 362l.8-8h14.4l.8 8z"),
  fill("sun", "M648 325h10v-8q-5-5-10 0z"),
  ...boat("translate(1010 390)", "clay"),
  ...boat("translate(480 392)scale(.7)", "sun"),
];

const journey = (): Layer[] => [
  line("route", 3.4, "M655 308C672 196 810 86 1036 78", ".1 10"),
  ...moved("translate(1036 48)rotate(-11)scale(1.12)", plane),
  line("bird", 2, "M856 214q7-7 12 0 5-7 12 0M890 196q5-5 9 0 4-5 9 0M700 250q4-5 8 0 4-5 8 0"),
];

/** Flies to the right. */
export const plane: readonly Layer[] = [
  fill("far-shade", "M66 13L53-3h8L84 12z"),
  fill("sail", "M3 21C6 13 17 10 30 10h64c13 0 22 5 25 10-3 5-13 8-25 8H38C22 28 8 27 3 21z"),
  fill("swell", "M4 22c8 2 20 3 36 3h58c9 0 15-1 19-3-4 4-12 6-22 6H38C23 28 10 27 4 22z"),
  fill("dome", "M9 14L0-8h13L32 10c-9 0-17 1-23 4z"),
  fill("swell", "M5 20l-10-5h9l18 5z"),
  fill("shallows", "M56 21L33 43h10l42-22z"),
  fill("sea", "M57 27h13a4 4 0 0 1 0 7H59a4 4 0 0 1-2-7z"),
  line("cabin", 2.6, "M34 16.5h58", "3 3.4"),
  fill("hull", "M104 14.5c4 .8 7 2 9 3.6h-9z"),
];
