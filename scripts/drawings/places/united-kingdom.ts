import { circle, fill, line } from "../scene.ts";
import { arch, box, triangle, waves } from "../shapes.ts";
import { vignette } from "./vignette.ts";

const pinnacles = [62, 84, 106, 128, 190, 212, 234, 256];

/** London: the clock tower and the long palace on the Thames. */
export const unitedKingdom = vignette(
  [226, 62, 21],
  [
    fill(
      "far",
      "M-120 164v-26h50v-10h30v14h40v-18h20v-26l10-10 10 10v30h140v-18h24v12h60v-20h16v14h40v-8h30v14h90v42z",
    ),
    fill(
      "clay",
      box(48, 122, 224, 46),
      box(252, 96, 28, 72),
      pinnacles.map((x) => triangle(x, 122, 8, 16)).join(""),
    ),
    fill("clay", triangle(252, 96, 7, 18), triangle(273, 96, 7, 18)),
    fill("clay-shade", box(48, 120, 224, 3), box(48, 142, 224, 2), box(272, 96, 8, 72)),
    fill(
      "opening",
      [56, 68, 80, 92, 104, 116, 128, 190, 202, 214, 226, 238, 258].map((x) => arch(x, 166, 6, 18)).join(""),
    ),
    fill("clay", box(146, 60, 28, 108), box(143, 56, 34, 5)),
    fill("clay-shade", box(166, 60, 8, 108), box(166, 56, 11, 5)),
    fill("dome", "M147 56l6-18h14l6 18z", box(155, 28, 10, 10), triangle(153, 28, 14, 18)),
    fill("sail", circle(160, 76, 9)),
    line("bird", 1.6, "M160 76v-6M160 76l4 3"),
    fill("opening", [151, 158, 165].map((x) => box(x, 94, 3, 62)).join("")),
    fill("quay", "M-120 164h560v8h-560z"),
    fill("sea", "M-120 172h560v40h-560z"),
    fill("swell", waves(184)),
    // The bridge.
    fill(
      "wall",
      "M-120 150h168v8h-168z",
      "M-120 158h168v14h-8q-2-10-16-10t-16 10h-16q-2-10-16-10t-16 10h-16q-2-10-16-10t-16 10h-32z",
    ),
    line("foam", 2, "M70 182h36M176 190h40M250 180h26"),
  ],
);
