import { fill } from "../scene.ts";
import { arch, box, cap, each, minaret, minaretShade, palmLeaves, palmTrunk } from "../shapes.ts";
import { vignette } from "./vignette.ts";

const far = [
  [82, 170, 104, 7],
  [240, 170, 104, 7],
] as const;
const near = [
  [110, 172, 84, 6.5],
  [212, 172, 84, 6.5],
] as const;
const palms = [
  [32, 186, 52, 1.5],
  [284, 182, 44, 1.3],
  [12, 190, 34, 1.1],
] as const;

/** The green dome of Madinah, plain and from afar, among palms. */
export const saudiArabia = vignette(
  [206, 62, 21],
  [
    fill("far", "M-120 168v-20l110-20 46-26 34 18 40-32 44 30 40-14 50 30 40-16 156 30v20z"),
    fill("back-wall", each(minaret, far)),
    fill("far-shade", each(minaretShade, far)),
    fill("green-shade", each(cap, far)),
    fill("wall", box(74, 130, 174, 44), box(132, 100, 56, 34), each(minaret, near)),
    fill("green", "M137 101c-6-22 8-36 23-44 15 8 29 22 23 44zM159 44h2v14h-2z"),
    fill("green-shade", "M160 57c15 8 29 22 23 44h-11c4-18-2-34-12-44z", each(cap, near)),
    fill("shade", box(178, 101, 10, 30), box(234, 132, 14, 42), box(74, 128, 174, 3.5), box(132, 99, 56, 3)),
    fill(
      "lit-window",
      [86, 116, 134, 172, 190, 219].map((x) => arch(x, 168, 11, 26)).join(""),
      arch(152, 170, 16, 34),
      [140, 150, 160, 170].map((x) => arch(x, 122, 5, 12)).join(""),
    ),
    fill("dune", "M-120 174q60-8 110-4 60-10 120-2t110 0 220-2v56h-560z"),
    fill("dune-shade", "M-120 190q60-8 110-4 90-18 180-6t270-2v40h-560z"),
    fill("trunk", each(palmTrunk, palms)),
    fill("tree", each(palmLeaves, palms)),
  ],
);
