import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

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

/** AAA for what money and errors are written in, AA for other text, 3:1 for edges of controls. */
const needed: [text: string, ground: string, least: number][] = [
  ["ink", "paper", 7],
  ["ink", "surface", 7],
  ["ink", "sand", 7],
  ["ink", "sea-soft", 7],
  ["ink", "brick-soft", 7],
  ["ink", "palm-soft", 7],
  ["ink", "saffron-soft", 7],
  ["brick", "paper", 7],
  ["brick", "surface", 7],
  ["ink-2", "paper", 4.5],
  ["ink-2", "surface", 4.5],
  ["ink-2", "sand", 4.5],
  ["ink-2", "sea-soft", 4.5],
  ["sea", "paper", 4.5],
  ["sea", "surface", 4.5],
  ["sea", "sea-soft", 4.5],
  ["palm", "surface", 4.5],
  ["palm", "palm-soft", 4.5],
  ["brick", "brick-soft", 4.5],
  ["on-sea", "sea", 4.5],
  ["on-sea", "sea-strong", 4.5],
  ["on-ink", "ink", 4.5],
  ["on-saffron", "saffron", 4.5],
  ["on-night", "night", 7],
  ["on-night-2", "night", 4.5],
  ["edge", "surface", 3],
  ["edge", "paper", 3],
];

describe.each(Object.entries(themes))("in the %s theme", (_, colours) => {
  test.each(needed)("%s on %s reaches %s:1", (text, ground, least) => {
    expect(contrast(colours[text] ?? "", colours[ground] ?? "")).toBeGreaterThanOrEqual(least);
  });
});
