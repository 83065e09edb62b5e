import { circle, fill, type Layer, line, sun } from "../scene.ts";
import { arch, box } from "../shapes.ts";
import { below, onto } from "./window.ts";

/** Nothing at this address: a signpost among dunes, that says nothing. */
export const signpost = (): Layer[] =>
  onto(
    sun(148, 50, 13),
    fill("dune", "M51.5 92q34-18 62-4t75.5-6a70 70 0 0 1-138 10z"),
    fill("sand", below(112)),
    fill("trunk", box(108, 34, 7, 92)),
    fill("wall", "M84 42h52l12 10-12 10H84z"),
    fill("shade", "M138 70H92L80 80l12 10h46z"),
    fill("arcade", box(94, 50, 34, 4), box(100, 78, 26, 4)),
    line("way", 2.8, "M66 132q30-4 46-4 44 0 92-34", ".1 8"),
  );

/** What opened here does so no more: a door of the white city, shut. */
export const door = (): Layer[] =>
  onto(
    fill("wall", "M74 124V52a46 46 0 0 1 92 0v72z"),
    fill("shade", "M148 124V16.2a46 46 0 0 1 18 35.8v72z"),
    fill("arcade", arch(90, 124, 60, 86)),
    fill("blue", arch(95, 124, 50, 79)),
    line("lattice", 1.8, "M120 46v78M95 70h50"),
    fill(
      "sun",
      ...[80, 94, 108].flatMap((y) => [104, 136].map((x) => circle(x, y, 2))),
      circle(125, 98, 3.4),
    ),
    fill("quay", "M66 124h108v7H66z"),
    fill("blossom", circle(176, 112, 8), circle(168, 106, 6), circle(182, 104, 6)),
    fill("clay", "M166 117h20l-3 13h-14z"),
  );
