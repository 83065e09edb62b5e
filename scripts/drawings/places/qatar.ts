import { fill, line, moved } from "../scene.ts";
import { box, each, palmLeaves, palmTrunk, waves } from "../shapes.ts";
import { vignette } from "./vignette.ts";

const palms = [
  [40, 188, 40, 1.2],
  [288, 190, 46, 1.35],
] as const;

/** The bay of Doha: its towers, and a dhow before them. */
export const qatar = vignette(
  [84, 66, 22],
  [
    fill(
      "far",
      "M-120 166v-22h40v-14h16v14h30v-20h14v20h24v-30h12v22h20v-38h14v30h16v-14h14v20h150v-26h14v14h16v-24h12v30h30v-16h14v16h26v-20h18v20h50v38z",
    ),
    fill("mid", box(108, 96, 14, 70), box(218, 88, 16, 78), box(240, 110, 20, 56), box(84, 116, 18, 50)),
    // The round tower under its lattice, the twisted one, and the one that widens upwards.
    fill(
      "wall",
      "M150 166V78q0-24 13-34 13 10 13 34v88z",
      "M128 166l3-92 14 8-2 84z",
      "M184 166l-4-66h30l-6 66z",
    ),
    fill("shade", "M164 44q12 10 12 34v88h-8V78q0-22-5-33z", "M138 78l7 4-2 84h-6z", "M200 100h10l-6 66h-7z"),
    fill("lit-window", box(162, 34, 2, 12)),
    line(
      "bird",
      1.2,
      "M152 92l20 16M151 112l24 18M151 132l24 18M174 92l-22 18M175 112l-24 18M175 132l-24 18",
    ),
    fill("sea", "M-120 164h560v60h-560z"),
    fill("swell", waves(176)),
    ...moved("translate(196 182)", [
      fill("sail", "M-6-6Q2-34 30-50 26-22 14-6z"),
      fill("sail-shade", "M-12-6Q-10-26-28-34-28-16-24-6z"),
      fill("trunk", "M-9-4h2.4v-42h-2.4z"),
      fill("clay", "M-38-8q10 4 20 4h34l16-6q-2 16-16 18h-34q-12 0-20-16z"),
    ]),
    fill("dune", "M-120 198q70-12 130-6t70 14h-200zM250 204q40-22 190-14v24h-196z"),
    fill("trunk", each(palmTrunk, palms)),
    fill("tree", each(palmLeaves, palms)),
    line("foam", 2, "M100 178h34M140 192h40M236 176h30"),
  ],
);
