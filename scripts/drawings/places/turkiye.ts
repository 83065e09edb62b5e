import { fill, line, moved } from "../scene.ts";
import { arch, box, cap, dome, each, minaret, minaretShade, trees, waves } from "../shapes.ts";
import { vignette } from "./vignette.ts";

const houses = [0, 16, 30, 50, 64, 250, 268, 282, 300, 322, 338, 360, 382, -18, -36, -58, -80, -100];
/** [x, foot, height, width] */
const minarets = [
  [121, 160, 76, 5],
  [199, 160, 76, 5],
  [90, 162, 92, 6],
  [230, 162, 92, 6],
] as const;

/** A mosque of Istanbul above the Bosphorus, with the ferry. */
export const turkiye = vignette(
  [272, 92, 20],
  [
    fill("far", "M-120 160v-16l60-12 50 6 40-14 34 10 40-16 50 14 60-10 50 12 66-8 40 10 70-6v30z"),
    fill(
      "mid",
      houses.map((x, i) => box(x, 132 + ((i * 7) % 14), 16, 30)).join(""),
      minaret(36, 150, 40, 3),
      dome(50, 138, 12),
      box(38, 138, 24, 20),
    ),
    fill("back-wall", each(minaret, minarets)),
    fill("far-shade", each(minaretShade, minarets)),
    fill("dome-shade", each(cap, minarets)),
    fill("wall", box(104, 126, 112, 36), box(130, 104, 60, 24)),
    fill(
      "dome",
      dome(160, 106, 30, 0.98),
      dome(124, 127, 16, 0.9),
      dome(196, 127, 16, 0.9),
      box(159, 68, 2, 10),
    ),
    fill(
      "dome-shade",
      "M160 76.6c17 0 30 13 30 29.4h-10c0-14-8-25-20-29.4zM196 112.6a16 14.4 0 0 1 16 14.4h-6q-1-10-10-14.4z",
    ),
    fill("shade", box(190, 127, 26, 36), box(178, 106, 12, 21), box(104, 126, 112, 2.5)),
    fill(
      "lit-window",
      [136, 145, 154, 163].map((x) => arch(x, 124, 4.5, 10)).join(""),
      [112, 126, 140, 172].map((x) => arch(x, 156, 7, 16)).join(""),
      arch(154, 160, 12, 24),
    ),
    fill(
      "tree",
      trees(
        [
          [84, 162],
          [100, 162, 0.7],
          [222, 162, 0.8],
          [238, 162, 1.1],
          [256, 162, 0.8],
          [66, 162, 0.8],
        ],
        10,
      ),
    ),
    fill("sea", "M-120 160h560v60h-560z"),
    fill("swell", waves(172)),
    ...moved("translate(58 172)", [
      fill("sail", "M-26-3h46l-6-8h-30z"),
      fill("wall", box(-12, -16, 18, 6)),
      fill("clay", box(0, -23, 4, 8)),
      fill("hull", "M-30-3h56q-3 8-8 8h-40q-6 0-8-8z"),
    ]),
    line("foam", 2, "M120 170h26M216 178h34M30 186h40M150 188h20M268 168h20"),
    line("bird", 1.8, "M64 62q5-5 9 0 4-5 9 0M92 78q4-4 7 0 3-4 7 0"),
  ],
);
