import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import isoCountries from "i18n-iso-countries";
import { root } from "../program/paths.ts";
import { arrivalLeft, arrivalScene, arrivalSize } from "./arrival-scene.ts";
import { country } from "./countries.ts";
import { emptyDrawings } from "./empty/index.ts";
import { emptySize } from "./empty/window.ts";
import { homeScene } from "./home-scene.ts";
import { places } from "./places/index.ts";
import { vignetteSize } from "./places/vignette.ts";
import { regionDrawings, regionSize } from "./regions.ts";
import { inlineSvg, type Layer, nightOnly, rulesOf, svgFile } from "./scene.ts";

const publicFolder = "apps/web/public/drawings";
const homeFolder = "apps/web/src/features/discover";

/** Every drawing of the shop as it is committed: file name to content. */
export function drawings(): Map<string, string> {
  const countries = [...Object.keys(isoCountries.getAlpha2Codes()), "XK"].sort();
  const home = homeScene();
  return new Map([
    ...countries.map((code) => [fileOf(code), svgFile(vignetteSize, places[code] ?? country(code))] as const),
    ...Object.entries(regionDrawings()).map(
      ([code, layers]) => [fileOf(code), svgFile(regionSize, layers)] as const,
    ),
    ...Object.entries(emptyDrawings).map(
      ([name, layers]) => [`${publicFolder}/empty/${name}.svg`, svgFile(emptySize, layers)] as const,
    ),
    [`${publicFolder}/arrival.svg`, svgFile(arrivalSize, arrivalScene(), arrivalLeft)],
    [`${homeFolder}/home-scene.svg`, inlineSvg({ viewBox: "0 -72 1280 544", fit: "xMaxYMax slice" }, home)],
    [`${homeFolder}/home-scene.css`, homeStyles(home)],
  ]);
}

/** As a stylesheet of the shop, in the form its files have. */
function homeStyles(layers: readonly Layer[]): string {
  const rules = (theme: "day" | "night", indent: string) =>
    rulesOf(layers, theme).map(([selector, declarations]) =>
      [`${selector} {`, ...declarations.map((one) => `  ${one};`), "}"]
        .map((each) => indent + each)
        .join("\n"),
    );
  const night = `${nightOnly} {\n${rules("night", "  ").join("\n")}\n}`;
  return `/* Written by \`npm run drawings\`: the tones of the home page's picture. */\n${[...rules("day", ""), night].join("\n")}\n`;
}

/** By the code of a destination, as the shop asks for it. */
const fileOf = (code: string) => `${publicFolder}/${code.toLowerCase()}.svg`;

/** `npm run drawings`: writes them all anew. */
export function main(): void {
  rmSync(path.join(root, publicFolder), { recursive: true, force: true });
  mkdirSync(path.join(root, publicFolder, "empty"), { recursive: true });
  for (const [file, content] of drawings()) writeFileSync(path.join(root, file), content);
}
