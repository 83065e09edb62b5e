import { circle, fill, type Layer, line, moved } from "../scene.ts";
import { box, starPath } from "../shapes.ts";
import { below, onto } from "./window.ts";

const water = (...lights: string[]): Layer[] => [
  fill("sea", below(108)),
  line("foam", 2.2, `M78 120h18M132 118h24M104 132h22${lights.join("")}`),
];

/** No eSIM yet: the light of the harbour, and a route that ends on a star nobody has named. */
export const lighthouse = (): Layer[] =>
  onto(
    fill("halo", circle(94, 44, 30)),
    fill("far", "M55 96l19-16 20 10 26-16 30 16 22-6 13 12-3 12H58z"),
    water(),
    fill("quay", "M62 104h64l8 8H58z"),
    moved("translate(94 105)scale(1.5)", [
      fill("wall", "M-9 0l3-36H6L9 0z", box(-7, -42, 14, 4)),
      fill("clay", "M-7.3-20l.6-8H6.7l.6 8zM-8.4-6l.6-7H7.8l.6 7z"),
      fill("sun", "M-5-42v-7q5-5 10 0v7z"),
    ]),
    line("route", 2.8, "M104 34Q150-2 200 34", ".1 8"),
    moved("translate(193 30)scale(1.5)", [fill("goal", starPath)]),
    fill("sail", circle(211, 48, 5)),
  );

/** What is over: sails down, the sun going. */
export const moored = (): Layer[] =>
  onto(
    fill("halo", circle(146, 104, 36)),
    fill("inner-halo", circle(146, 104, 26)),
    fill("sun", circle(146, 104, 16)),
    fill("far", "M56 100l21-12 24 12 22-4 14 12H58z"),
    water("M128 126h30"),
    moved("translate(108 112)scale(1.35)", [
      fill("trunk", "M-2 0v-50h3V0zM1-12h32v2.6H1z"),
      fill("sail-shade", "M2-13q15-5 31 0v-2.6q-15-6-31-.6z"),
      fill("clay", "M-32 0h68q-4 11-14 11h-40q-10 0-14-11z"),
    ]),
    line("bird", 2.2, "M82 48q7-7 12 0 5-7 12 0M160 62q5-5 9 0 4-5 9 0"),
  );

/** Nothing found: the window is a glass, and the horizon behind it empty. */
export const lens = (): Layer[] => [
  fill("trunk", "M160 117l9-9 33 27a7 7 0 0 1-10 10z"),
  ...moved("translate(10 8)scale(.86)", [
    ...onto(
      fill("far", "M51 98l30-8 34 8 26-5 30 6 18-3v12H50z"),
      water("M92 142h18"),
      line("bird", 2.4, "M94 60q8-8 14 0 6-8 14 0M136 44q6-6 11 0 5-6 11 0"),
      line("iron-shade", 9, circle(120, 75, 70)),
    ),
  ]),
];
