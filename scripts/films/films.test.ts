import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { languageCodes } from "@rihla/i18n";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";
import { captionsOf } from "./captions.ts";
import { type Film, filmOf, filmSeconds } from "./film.ts";
import { allFilms, filesOf, filmFile, filmsFolder, filmsIndex, indexOf } from "./films.ts";
import { timeline } from "./timeline.ts";

const films = await allFilms();
const folder = path.join(root, filmsFolder);
const each = films.flatMap((film) => languageCodes.map((language) => ({ film, language })));
const read = (film: Film, language: (typeof languageCodes)[number], ending: "mp4" | "webp" | "vtt") =>
  readFileSync(path.join(folder, filmFile(film, language, ending)));

// The names hold a digest of what films are made of: one that is missing was not made since. `npm run films` makes it.
test("the films that are committed show the steps as they are now", () => {
  expect(readdirSync(folder).toSorted(), "npm run films makes them anew").toEqual(filesOf(films).toSorted());
  expect(JSON.parse(readFileSync(path.join(root, filmsIndex), "utf8"))).toEqual(indexOf(films));
});

test.each(each)(
  "$film.maker in $language is light, as long as it should be, and of a kind every browser plays",
  (one) => {
    const bytes = read(one.film, one.language, "mp4");
    expect(bytes.length).toBeLessThan(2_000_000);
    const text = bytes.toString("latin1");
    expect(text).toContain("avc1");
    // Playing begins before the whole film is there.
    expect(text.indexOf("moov")).toBeLessThan(text.indexOf("mdat"));
    const seconds = lengthOf(bytes);
    expect(seconds).toBeGreaterThanOrEqual(filmSeconds.min);
    expect(seconds).toBeLessThanOrEqual(filmSeconds.max);
    expect(Math.abs(seconds - one.film.seconds)).toBeLessThan(0.5);
    expect(read(one.film, one.language, "webp").length).toBeLessThan(30_000);
  },
);

test.each(each)(
  "$film.maker has its captions in $language, in order and within the film",
  ({ film, language }) => {
    const captions = read(film, language, "vtt").toString();
    expect(captions).toBe(captionsOf(film, language));
    const moments = [...captions.matchAll(/(\d\d):(\d\d\.\d{3})/g)].map(
      ([, m, s]) => Number(m) * 60 + Number(s),
    );
    expect(moments.length).toBe(2 * film.scenes.length);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(moments.at(-1)).toBeLessThanOrEqual(lengthOf(read(film, language, "mp4")) + 0.05);
  },
);

test("what is to be read long stays longer, whatever the language, and the film within its limits", () => {
  const scene = (caption: string) => ({
    stage: everywhere("Stage"),
    screen: everywhere("<svg/>"),
    caption: { ...everywhere("Short"), ar: caption },
  });
  const { scenes, seconds } = filmOf("iphone", [
    scene("Short"),
    scene("a".repeat(200)),
    scene("b".repeat(2000)),
  ]);
  expect(seconds).toBeLessThanOrEqual(filmSeconds.max);
  expect(scenes[1]?.seconds).toBeGreaterThan(scenes[0]?.seconds ?? 0);
  const brief = filmOf("iphone", [scene("Short")]);
  expect(brief.seconds).toBeGreaterThanOrEqual(filmSeconds.min);
  const shown = timeline(brief).reduce((sum, shot) => sum + shot.seconds, 0);
  expect(shown).toBeCloseTo(brief.seconds, 0);
});

const everywhere = (text: string) => ({ fr: text, en: text, ar: text });

/** Seconds, from the movie header (ISO 14496-12, version 0). */
function lengthOf(bytes: Buffer): number {
  const header = bytes.indexOf("mvhd") + 4;
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
}
