import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";
import { contrast } from "../rules/contrast/contrast.ts";
import { arrivalScene } from "./arrival-scene.ts";
import { country } from "./countries.ts";
import { drawings } from "./draw.ts";
import { emptyDrawings } from "./empty/index.ts";
import { flagColours } from "./flag-colours.ts";
import { homeScene } from "./home-scene.ts";
import { places } from "./places/index.ts";
import { regionDrawings } from "./regions.ts";
import type { Layer } from "./scene.ts";
import { tones } from "./tones.ts";

const files = drawings();
const regions = regionDrawings();
const sent = (text: string) => gzipSync(text, { level: 9 }).length;
const content = (ending: string) => [...files].find(([name]) => name.endsWith(ending))?.[1] ?? "";

test("what is committed is what the scripts draw", () => {
  const changed = [...files].filter(([file, drawn]) => readFileSync(path.join(root, file), "utf8") !== drawn);
  expect(changed.map(([file]) => file)).toEqual([]);
});

test("the home page's picture is light enough to stand in the page", () => {
  const scene = content("home-scene.svg");
  expect(scene.length).toBeLessThanOrEqual(20_000);
  expect(sent(scene)).toBeLessThanOrEqual(6_000);
});

test("a picture of a place is at most 1.7 kB as sent", () => {
  const heavy = [...files].filter(
    ([file, drawn]) => file.includes("/public/") && !file.endsWith("/arrival.svg") && sent(drawn) > 1_700,
  );
  expect(heavy.map(([file, drawn]) => `${file} ${sent(drawn)}`)).toEqual([]);
});

test("a drawing of an empty place is at most 1 kB as sent", () => {
  const heavy = [...files].filter(([file, drawn]) => file.includes("/empty/") && sent(drawn) > 1_000);
  expect(heavy.map(([file]) => file)).toEqual([]);
  expect(Object.keys(emptyDrawings).length).toBe(
    [...files.keys()].filter((file) => file.includes("/empty/")).length,
  );
});

test("the scene after paying is at most 3 kB as sent", () => {
  expect(sent(content("arrival.svg"))).toBeLessThanOrEqual(3_000);
});

test("no drawing has a tone both as a surface and as a line, since one rule colours it", () => {
  for (const layers of [
    homeScene(),
    arrivalScene(),
    ...Object.values(emptyDrawings),
    ...Object.values(places),
    ...Object.values(regions),
  ]) {
    const lines = new Set(layers.filter(({ stroke }) => stroke).map(({ tone }) => tone));
    expect(layers.filter(({ tone, stroke }) => !stroke && lines.has(tone))).toEqual([]);
  }
});

test("words in ink can be read on every part of the sky, by day and by night", () => {
  const ink = { day: "#14223b", night: "#f5f0e6" };
  for (const tone of ["sky", "halo", "inner-halo"] as const) {
    const [day, night] = tones[tone];
    expect(contrast(ink.day, day)).toBeGreaterThan(12);
    expect(contrast(ink.night, night)).toBeGreaterThan(12);
  }
});

test("no line cuts disputed land: the Maghreb is one piece", () => {
  const land = regions["NORTH-AFRICA"]?.find(({ tone }) => tone === "land")?.d;
  expect(land?.match(/m/g)).toHaveLength(1);
});

const landIn = (layers: readonly Layer[]) => layers.find(({ tone }) => tone === "land")?.d;

test("a country has the outline that the brand file says, by default none where it is disputed", () => {
  for (const code of ["MA", "EH", "PS", "IL"])
    expect([code, landIn(country(code))]).toEqual([code, undefined]);
  const alone = landIn(country("MA", { MA: "MA" }));
  const together = landIn(country("MA", { MA: "MA EH" }));
  expect(alone).toMatch(/^m/);
  expect(together).toMatch(/^m/);
  expect(together).not.toBe(alone);
});

test("a country without land of its own in the data has no outline, but its flag's colours", () => {
  const guadeloupe = country("GP");
  expect(landIn(guadeloupe)).toBeUndefined();
  expect(guadeloupe.filter(({ tone }) => tone.startsWith("#")).length).toBeGreaterThan(1);
});

test("every drawing without a place ends in the colours of a flag", () => {
  expect(flagColours("SN")).toHaveLength(3);
  const bare = [...files].filter(([file, drawn]) => /\/[a-z]{2}\.svg$/.test(file) && !/fill="#/.test(drawn));
  const drawn = Object.keys(places).map((code) => code.toLowerCase());
  expect(bare.map(([file]) => path.basename(file, ".svg")).filter((code) => !drawn.includes(code))).toEqual(
    [],
  );
});
