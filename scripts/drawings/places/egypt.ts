import { fill, line, moved } from "../scene.ts";
import { each, palmLeaves, palmTrunk, trees, waves } from "../shapes.ts";
import { vignette } from "./vignette.ts";

const palms = [
  [30, 168, 42, 1.3],
  [46, 168, 30, 1],
  [300, 168, 38, 1.2],
] as const;

/** The pyramids from the Nile, with a felucca. */
export const egypt = vignette(
  [68, 60, 22],
  [
    fill("far", "M-120 164q60-10 110-4 60-16 120-8t100-4 230 2v26h-560z"),
    fill("sand", "M196 66l70 92H126zM96 92l52 66H44zM264 116l34 42h-68z"),
    fill("dune-shade", "M196 66l70 92h-40zM96 92l52 66h-32zM264 116l34 42h-20z"),
    fill("dune", "M-120 162q60-6 110-4 80-8 170-2t280-2v24h-560z"),
    fill(
      "tree",
      trees(
        [
          [16, 170],
          [34, 170, 1.2],
          [52, 170, 0.8],
          [250, 170],
          [272, 170, 1.2],
          [294, 170],
          [312, 170, 1.2],
        ],
        10,
      ),
    ),
    fill("trunk", each(palmTrunk, palms)),
    fill("tree", each(palmLeaves, palms)),
    fill("sea", "M-120 168h560v40h-560z"),
    fill("swell", waves(180)),
    ...moved("translate(150 180)", [
      fill("sail", "M-4-4Q6-34 34-56 30-26 14-4z"),
      fill("trunk", "M-5-4h2v-40h-2z"),
      fill("hull", "M-30-3h62q-5 10-12 10h-38q-8 0-12-10z"),
    ]),
    line("foam", 2, "M40 184h36M206 178h40M230 190h30M90 176h20"),
  ],
);
