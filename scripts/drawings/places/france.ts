import { fill, line } from "../scene.ts";
import { box, trees, waves } from "../shapes.ts";
import { vignette } from "./vignette.ts";

const windows = (columns: number[], rows: number[]) =>
  columns.flatMap((x) => rows.map((y) => box(x, y, 5, 9))).join("");

/** The iron tower over the quays of the Seine. */
export const france = vignette(
  [216, 58, 21],
  [
    fill("far", "M-120 166v-36h110v6l40-6h24v-10h30v8h40l20-6 26 8h40v-8h34l30 6h166v38z"),
    fill(
      "iron",
      "M160 28l3 22 4 38 6 24 14 34 10 22h-15c-3-14-10-24-22-24s-19 10-22 24h-15l10-22 14-34 6-24 4-38z",
    ),
    fill(
      "iron-shade",
      "M160 28l3 22 4 38 6 24 14 34 10 22h-15c-3-12-7-18-13-21l-5-36-3-40z",
      box(146, 110, 28, 4.5),
      box(137, 134, 46, 5),
      box(156, 48, 8, 3),
    ),
    fill(
      "wall",
      box(-120, 122, 154, 60),
      box(34, 132, 46, 50),
      box(236, 128, 44, 54),
      box(280, 118, 160, 64),
    ),
    fill("shade", box(24, 122, 10, 60), box(70, 132, 10, 50), box(268, 128, 12, 54)),
    fill(
      "roof",
      "M-120 122v-16h146l8 16zM34 132l5-14h34l7 14zM236 128l6-16h32l6 16zM280 118l7-17h153v17z",
      box(8, 96, 6, 12),
      box(52, 110, 6, 10),
      box(256, 103, 6, 10),
      box(300, 92, 6, 12),
    ),
    fill(
      "lit-window",
      windows([-2, 10], [132, 148]),
      windows([41, 53], [141, 156]),
      windows([243, 255], [138, 154]),
      windows([288, 300, 312], [128, 144]),
    ),
    fill(
      "tree",
      trees(
        [
          [88, 170],
          [104, 170, 1.2],
          [122, 170, 0.9],
          [200, 170],
          [216, 170, 1.2],
          [230, 170, 0.9],
        ],
        11,
      ),
    ),
    fill("quay", "M-120 166h560v9h-560z"),
    fill("sea", "M-120 175h560v40h-560z"),
    fill("swell", waves(186)),
    line("foam", 2, "M60 184h30M190 190h40M270 182h20"),
  ],
);
