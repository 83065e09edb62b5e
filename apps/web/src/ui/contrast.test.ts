import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type ColourPair, colourPairsIn } from "../../../../scripts/rules/contrast/colour-pairs.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [light = "", dark = ""] = css.split("@variant dark");

const read = (part: string) =>
  Object.fromEntries([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]]));
const themes = { light: read(light), dark: { ...read(light), ...read(dark.split("@theme")[0] ?? "") } };

/** Relative luminance and contrast ratio, as WCAG 2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const sources = new URL("../", import.meta.url);
const written = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .flatMap((file) => colourPairsIn(readFileSync(new URL(file, sources), "utf8")));
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
