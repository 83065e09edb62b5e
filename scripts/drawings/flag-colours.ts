import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Colour } from "./scene.ts";

const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name));
await initWasm(readFileSync(fileOf("@resvg/resvg-wasm/index_bg.wasm")));
const flags = fileOf("country-flag-icons/package.json").replace(/package\.json$/, "3x2");

/** Less than this share of a flag is a sign or an edge. */
const least = 0.03;
const most = 3;

/** Up to three colours of a country's flag, those with the most area first; none where there is no flag. */
export function flagColours(code: string): Colour[] {
  const file = `${flags}/${code}.svg`;
  if (!existsSync(file)) return [];
  const pixels = pixelsOf(readFileSync(file, "utf8"));
  const areas = [...Map.groupBy(pixels, roughly).values()];
  return areas
    .filter((area) => area.length > pixels.length * least)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, most)
    .map(meanOf);
}

type Pixel = readonly [red: number, green: number, blue: number];

function pixelsOf(svg: string): Pixel[] {
  const { pixels } = new Resvg(svg, { fitTo: { mode: "width", value: 60 } }).render();
  return Array.from({ length: pixels.length / 4 }, (_, at) => [
    pixels[at * 4] ?? 0,
    pixels[at * 4 + 1] ?? 0,
    pixels[at * 4 + 2] ?? 0,
  ]);
}

/** Edges are smoothed, so one colour comes in many shades. */
const roughly = (pixel: Pixel) => pixel.map((part) => Math.round(part / 16)).join();

function meanOf(area: readonly Pixel[]): Colour {
  const part = (at: 0 | 1 | 2) => {
    const mean = Math.round(area.reduce((sum, pixel) => sum + pixel[at], 0) / area.length);
    return mean.toString(16).padStart(2, "0");
  };
  return `#${part(0)}${part(1)}${part(2)}`;
}
