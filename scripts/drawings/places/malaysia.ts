import { fill } from "../scene.ts";
import { box, each, palmLeaves, palmTrunk, trees } from "../shapes.ts";
import { vignette } from "./vignette.ts";

/** One of the twins: it narrows in steps and ends in a spire. */
const tower = (x: number) => `M${x - 15} 168V92h2V66h3V48h4V34h4l2-20 2 20h4v14h4v18h3v26h2v76z`;
const towerShade = (x: number) => `M${x + 4} 168V34h2v14h4v18h3v26h2v76z`;
const bands = (x: number) =>
  [104, 116, 128, 140, 152].map((y) => box(x - 13, y, 16, 3)).join("") +
  [76, 84].map((y) => box(x - 9, y, 12, 3)).join("");
const palms = [
  [34, 186, 48, 1.4],
  [56, 190, 32, 1],
  [290, 188, 44, 1.3],
] as const;

/** Kuala Lumpur: the twin towers and their bridge, above the park. */
export const malaysia = vignette(
  [266, 58, 20],
  [
    fill(
      "far",
      "M-120 168v-24h50v-16h20v10h36v-20h14v18h26v-34h12v26h22v-14h18v24h130v-30h14v18h18v-26h14v30h26v-14h20v14h60v38z",
    ),
    fill("mid", box(84, 112, 20, 56), box(222, 104, 18, 64), "M250 168V92h4V62h3v30h4v76z"),
    fill("wall", tower(136), tower(186), box(150, 106, 22, 5), "M148 128l12-17h2l12 17h-3l-10-14-10 14z"),
    fill("shade", towerShade(136), towerShade(186), box(150, 109, 22, 2)),
    fill("lit-window", bands(136), bands(186)),
    fill(
      "tree",
      trees(
        [
          [-80, 172, 1.5],
          [-40, 172, 1.3],
          [0, 172, 1.2],
          [80, 172],
          [104, 172, 1.2],
          [124, 172, 0.8],
          [198, 172, 0.9],
          [220, 172, 1.3],
          [246, 172],
          [340, 172, 1.4],
          [390, 172, 1.3],
        ],
        14,
      ),
    ),
    fill("leaf", "M-120 170h560v40h-560z"),
    fill("shallows", "M96 190q64-16 128 0 20 8 26 20H70q6-12 26-20z"),
    fill("trunk", each(palmTrunk, palms)),
    fill("tree", each(palmLeaves, palms)),
  ],
);
