import { fill, type Layer } from "./scene.ts";
import { arch, box, cypress, dome, trees } from "./shapes.ts";

/** Random numbers from 0 to 1, the same in each run (mulberry32), so that a city once drawn stays as it is. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Terrace = {
  from: number;
  to: number;
  /** Where the houses stand. */
  ground: (x: number) => number;
  width: readonly [least: number, most: number];
  height: readonly [least: number, most: number];
  /** Share of gaps, which trees fill. */
  gaps: number;
  /** How far walls go below the ground, so that the terrace before hides their feet. */
  depth: number;
  /** Pale, because it is far. */
  back: boolean;
};

/** A row of white houses: each a lit and a shaded wall, windows by night in part alight, here and there a dome or a room on the roof. */
export function terrace(random: () => number, row: Terrace): Layer[] {
  const parts = { walls: "", shades: "", lit: "", unlit: "", trees: "" };
  const between = ([least, most]: readonly [number, number]) => Math.round(least + random() * (most - least));
  let x = row.from;
  while (x < row.to) {
    const width = between(row.width);
    const height = between(row.height);
    const ground = Math.round(row.ground(x + width / 2));
    if (random() < row.gaps) {
      parts.trees += garden(x, ground + 4, width, height);
      x += Math.round(width * 0.8);
      continue;
    }
    const top = ground - height;
    const shaded = Math.round(width * (0.26 + random() * 0.12));
    const front = width - shaded;
    parts.walls += box(x, top, front, height + row.depth);
    parts.shades += box(x + front, top, shaded, height + row.depth);
    const roof = random();
    if (roof < 0.13 && width > 15) parts.walls += dome(x + front / 2, top + 0.3, front * 0.36, 0.95);
    else if (roof < 0.3) {
      const room = Math.round(width * 0.36);
      parts.walls += box(x + 2, top - 7, room, 7);
      parts.shades += box(x + 2 + room, top - 7, 3, 7);
    }
    const columns = front > 15 ? [0.2, 0.62] : [0.34];
    for (const column of columns)
      for (const storey of height > 27 ? [13, 26] : [13]) {
        const kind = random();
        const window = arch(Math.round(x + front * column), top + storey, 3, 6);
        if (kind < 0.42) parts.lit += window;
        else if (kind < 0.78) parts.unlit += window;
      }
    x += width + (random() < 0.2 ? 3 : 0);
  }
  return [
    fill("tree", parts.trees),
    fill(row.back ? "back-wall" : "wall", parts.walls),
    fill(row.back ? "back-shade" : "shade", parts.shades),
    fill("lit-window", parts.lit),
    fill("window", parts.unlit),
  ];
}

const garden = (x: number, y: number, width: number, height: number) =>
  cypress(Math.round(x + width / 2), y, height, Math.round(width * 0.34)) +
  trees(
    [
      [Math.round(x + width * 0.2), y, 0.8],
      [Math.round(x + width * 0.8), y, 1],
    ],
    Math.round(width * 0.34),
  );
