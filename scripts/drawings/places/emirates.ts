import { fill, line } from "../scene.ts";
import { each, palmLeaves, palmTrunk } from "../shapes.ts";
import { vignette } from "./vignette.ts";

const palms = [
  [284, 190, 46, 1.35],
  [304, 194, 34, 1.05],
] as const;

/** Dubai: the tallest tower and the sail, dunes before them. */
export const emirates = vignette(
  [250, 70, 23],
  [
    fill(
      "far",
      "M-120 170v-20h50v-20h16v16h20v-14h14v8h24v-18h12v22h10v-34h14v30h12v-14h16v26h20v-40h12v30h14v-16h14v24h60v-28h12v-16h14v30h12v-20h14v34h10v-14h16v26h30v-20h20v16h40v22z",
    ),
    fill(
      "wall",
      "M158 168V92h3V66h3V44h2.5V20l1.5-10 1.5 10v24h2.5v22h3v26h4v76zM146 168v-58h12v58zM180 168v-48h11v48z",
    ),
    fill("far-shade", "M168 168V10l1.5 10v24h2.5v22h3v26h4v76zM186 168v-48h5v48z"),
    fill(
      "mid",
      "M214 168v-52l14-8v60zM104 168v-58h14v58zM122 168v-42h12v42zM236 168v-40h14v40zM84 168v-34h12v34z",
    ),
    fill("wall", "M40 170V82q40 22 44 88z"),
    fill("shade", "M58 170Q64 122 46 85.5q34 26 38 84.5z"),
    fill("lit-window", "M38.5 70h2.5v100h-2.5z"),
    fill("sea", "M-120 168h560v20h-560z"),
    line("foam", 2, "M110 174h40M200 177h30M20 176h24"),
    fill("dune", "M-120 188q60-10 110-4 70-12 150-2t300-4v40h-560z"),
    fill("dune-shade", "M60 206q100-26 380-18v34H60z"),
    fill("trunk", each(palmTrunk, palms)),
    fill("tree", each(palmLeaves, palms)),
  ],
);
