import { fill } from "../scene.ts";
import { arch, box, dome, trees } from "../shapes.ts";
import { vignette } from "./vignette.ts";

/** The Colosseum and umbrella pines; a dome of Rome behind them. */
export const italy = vignette(
  [250, 60, 20],
  [
    fill("far", "M-120 160v-18l110-4 60-16 50 10 60-20 70 20 60-10 150 20v18z"),
    fill("mid", box(28, 112, 34, 50), dome(45, 113, 17, 1.15), box(42.5, 84, 5, 12), box(14, 132, 62, 30)),
    fill("wall", "M92 168V96q8-10 40-13 40-3 82 6 6 2 10 8l14 20v51z"),
    fill(
      "shade",
      "M196 168V86q20 3 24 10l18 22v50zM92 110q50-8 130 0v3q-80-8-130 0zM92 137q60-6 146 0v3q-86-6-146 0z",
    ),
    fill(
      "arcade",
      [98, 114, 130, 146, 162, 178, 196, 212].map((x) => arch(x, 134, 9, 17)).join(""),
      [98, 114, 130, 146, 162, 178, 196, 214].map((x) => arch(x, 164, 10, 20)).join(""),
      [101, 117, 133, 149, 165, 181].map((x) => box(x, 95, 5, 7)).join(""),
    ),
    fill("trunk", box(272, 108, 4, 64), box(300, 120, 3.5, 52), box(58, 130, 3, 40)),
    fill(
      "tree",
      "M240 112q4-26 34-26t34 26q-34 8-68 0zM282 124q2-18 20-18t20 18q-20 6-40 0zM38 134q4-18 22-18t22 18q-22 6-44 0z",
    ),
    fill("leaf", "M-120 210v-40l110-4q80-8 170-2t280 2v44z"),
    fill("dune", "M120 210q20-26 40-42h10q0 18 30 42z"),
    fill(
      "tree",
      trees(
        [
          [20, 184],
          [250, 186],
          [280, 184, 1.2],
        ],
        10,
      ),
    ),
  ],
);
