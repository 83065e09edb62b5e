import { fill, line, moved } from "../scene.ts";
import { arch, box, cypress, dome, trees } from "../shapes.ts";
import { vignette } from "./vignette.ts";

/** White and blue above the gulf: Sidi Bou Said. */
export const tunisia = vignette(
  [112, 64, 21],
  [
    fill("far", "M-120 150v-10l110-4 50-10 30-26 14 12 10-14 30 34 70 8 80-6 166 6v10z"),
    fill("shallows", "M-120 148h560v60h-560z"),
    fill("swell", "M-120 158q28-4 55 0t55 0 60 0 60 0 60 0 60 0 60 0 60 0v50h-500z"),
    fill(
      "tree",
      trees(
        [
          [150, 150, 1.4],
          [300, 120, 1.2],
          [210, 112],
        ],
        14,
      ),
      cypress(304, 130, 60, 12),
    ),
    fill(
      "wall",
      box(190, 92, 64, 110),
      box(130, 122, 70, 80),
      box(246, 112, 200, 90),
      box(90, 150, 60, 60),
      dome(222, 93, 20),
    ),
    fill(
      "shade",
      "M222 73a20 20 0 0 1 20 20h-10q0-14-10-20z",
      box(242, 92, 12, 110),
      box(186, 122, 9, 80),
      box(140, 150, 8, 60),
      box(300, 112, 34, 90),
      box(130, 120, 70, 3),
      box(190, 90, 64, 3),
    ),
    fill(
      "blue",
      arch(152, 182, 22, 34),
      box(206, 106, 14, 16),
      box(264, 124, 16, 18),
      arch(266, 186, 20, 32),
      box(104, 164, 12, 13),
      box(206, 136, 14, 16),
    ),
    line("lattice", 1.2, "M206 114h14M213 106v16M264 133h16M272 124v18M206 144h14M213 136v16M163 150v32"),
    fill(
      "blossom",
      trees(
        [
          [196, 152, 0.7],
          [204, 146, 0.9],
          [190, 162, 0.8],
          [200, 168, 0.7],
          [292, 150, 0.8],
          [298, 160, 0.9],
        ],
        8,
      ),
    ),
    fill("dune", "M-120 214q80-14 190-14 40-14 90-14t280 4v40h-560z"),
    ...moved("translate(42 162)scale(.7)", [
      fill("sail", "M-2-4L-2-40 22-4z"),
      fill("hull", "M-26 0h52q-4 9-10 9h-32q-6 0-10-9z"),
    ]),
  ],
);
