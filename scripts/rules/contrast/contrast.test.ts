import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sourcesIn } from "../sources-in.ts";
import { type ColourPair, colourPairsIn, styles } from "./colour-pairs.ts";
import { contrast } from "./contrast.ts";

const css = readFileSync(styles, "utf8");
const [light = "", dark = ""] = css.split("@variant dark");

const read = (part: string) =>
  Object.fromEntries([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]]));
const themes = { light: read(light), dark: { ...read(light), ...read(dark.split("@theme")[0] ?? "") } };

/** Whatever draws with the design system's colours. */
const drawn = ["packages/ui/src", "apps/web/src", "e2e/component-gallery"];
const written = drawn
  .flatMap((folder) => sourcesIn(folder))
  .flatMap((file) => colourPairsIn(readFileSync(file, "utf8")));
const pairs = [...new Map(written.map((pair) => [`${pair.text} ${pair.ground}`, pair])).values()];

/** AAA for what prices and errors are written in, AA for other text. */
function needed({ text, ground }: ColourPair): number {
  const isSoft = ground.endsWith("-soft");
  return ["ink", "on-night"].includes(text) || (text === "brick" && !isSoft) ? 7 : 4.5;
}

describe.each(Object.entries(themes))("in the %s theme", (_, colours) => {
  test.each(pairs)("$text on $ground can be read", (pair) => {
    const ratio = contrast(colours[pair.text] ?? "", colours[pair.ground] ?? "");
    expect(ratio).toBeGreaterThanOrEqual(needed(pair));
  });

  test.each(["surface", "paper"])("edges of what is filled in or pressed stand out from %s", (ground) => {
    expect(contrast(colours.edge ?? "", colours[ground] ?? "")).toBeGreaterThanOrEqual(3);
  });
});

test("the pairs are those of the shop's own elements", () => {
  expect(pairs.length).toBeGreaterThan(20);
  expect(pairs).toContainEqual({ text: "on-sea", ground: "sea" });
  expect(pairs).toContainEqual({ text: "ink-2", ground: "paper" });
});
