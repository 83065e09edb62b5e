import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { languageCodes } from "@rihla/i18n";
import { expect, test } from "vitest";
import { lettersOfPapers } from "../../apps/api/src/infra/typesetter.ts";
import { root } from "../program/paths.ts";

/** Whether a TrueType font draws a character, from its table of characters (OpenType, `cmap`, format 4). */
function drawnBy(font: Buffer): (code: number) => boolean {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const cmap = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap");
  const start = font.readUInt32BE((cmap ?? 0) + 8);
  const subtables = Array.from({ length: font.readUInt16BE(start + 2) }, (_, at) => start + 4 + at * 8);
  const format4 = subtables
    .map((at) => start + font.readUInt32BE(at + 4))
    .find((at) => font.readUInt16BE(at) === 4);
  if (format4 === undefined) throw new Error("The font has no table of characters that is read here.");
  const count = font.readUInt16BE(format4 + 6) / 2;
  const column = (number: number, at: number) =>
    font.readUInt16BE(format4 + 14 + number * count * 2 + at * 2 + (number > 0 ? 2 : 0));
  return (code) => {
    const at = Array.from({ length: count }, (_, segment) => segment).find(
      (segment) => code <= column(0, segment),
    );
    return at !== undefined && column(1, at) <= code && code !== 0xff_ff;
  };
}

const isLetter = /\p{Letter}/u;

test.each(languageCodes)(
  "papers and shared pictures have a glyph for every letter of what they say in %s",
  (language) => {
    const folder = path.join(root, "packages/i18n/src/messages", language);
    const words = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), "utf8"));
    const letters = [...new Set(words.join(""))].filter((letter) => isLetter.test(letter));
    expect(letters.length).toBeGreaterThan(20);
    for (const font of Object.values(lettersOfPapers())) {
      const draws = drawnBy(font);
      expect(letters.filter((letter) => !draws(letter.codePointAt(0) ?? 0))).toEqual([]);
    }
  },
);

test("a letter that the font lacks is found", () => {
  const draws = drawnBy(Object.values(lettersOfPapers())[0] as Buffer);
  expect(["a", "é", "ع", "ɛ", "ɣ"].map((letter) => draws(letter.codePointAt(0) ?? 0))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
