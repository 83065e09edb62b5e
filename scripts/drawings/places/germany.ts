import { fill } from "../scene.ts";
import { box, trees, triangle } from "../shapes.ts";
import { vignette } from "./vignette.ts";

/** Berlin: the gate with its six columns, the television tower behind. */
export const germany = vignette(
  [104, 62, 21],
  [
    fill("far", "M-120 168v-26h60v-12h40v8h40v-14h26v10h40v-8h30v12h110v-12h26v10h30v-8h60v14h98v26z"),
    fill("mid", "M226 168l2-110h6l2 110zM229.5 30h3v30h-3z", box(224, 74, 14, 4)),
    fill("dome", "M218 62a13 13 0 1 1 26 0 13 13 0 1 1-26 0z"),
    fill("dome-shade", "M231 49a13 13 0 0 1 0 26q6-12 0-26z"),
    fill(
      "wall",
      [104, 122, 140, 170, 188, 206].map((x) => box(x, 118, 8, 52)).join(""),
      box(96, 100, 126, 18),
      box(110, 90, 98, 10),
      box(82, 128, 22, 42),
      box(214, 128, 22, 42),
    ),
    fill(
      "shade",
      [109, 127, 145, 175, 193, 211].map((x) => box(x, 118, 3, 52)).join(""),
      box(96, 113, 126, 5),
      box(196, 90, 12, 10),
      box(228, 128, 8, 42),
      box(96, 128, 8, 42),
    ),
    // The chariot on top.
    fill("green-shade", "M146 90v-9l6-3v-5l5-2 2 4h5l4-8 3 8h4l2 6 5 2v7z", triangle(159, 76, 8, 20)),
    fill("opening", box(148, 130, 22, 40)),
    fill(
      "tree",
      trees(
        [
          [-60, 172, 1.4],
          [-20, 172, 1.2],
          [16, 172, 1.3],
          [44, 172, 1.6],
          [70, 172, 1.1],
          [252, 172, 1.3],
          [280, 172, 1.6],
          [310, 172, 1.2],
          [350, 172, 1.5],
          [400, 172, 1.3],
        ],
        15,
      ),
    ),
    fill("leaf", "M-120 170h560v40h-560z"),
    fill("quay", "M132 210l16-40h24l20 40z"),
    fill(
      "dark-leaf",
      trees(
        [
          [36, 190],
          [62, 194, 0.8],
          [262, 192],
          [290, 188, 1.2],
        ],
        11,
      ),
    ),
  ],
);
