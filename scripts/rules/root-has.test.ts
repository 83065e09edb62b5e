import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";
import { sourcesIn } from "./sources-in.ts";

const ofTheRoot = /(?:^|[\s,}])(?:html|body|:root)[^\s{,>+~]*:has\((?!>)[^)]*\)\s+[^\s{,][^{]*\{/g;
const found = (css: string) => css.match(ofTheRoot) ?? [];

test("no style asks the root by :has() what stands elsewhere: each change of a page would restyle all of it (useBodyMark of @rihla/ui)", () => {
  const sheets = ["apps/web/src", "packages/ui/src"].flatMap((folder) => sourcesIn(folder, /\.css$/));
  expect(sheets.length).toBeGreaterThan(5);
  const faults = sheets.flatMap((file) =>
    found(readFileSync(file, "utf8")).map((rule) => `${path.relative(root, file)}: ${rule}`),
  );
  expect(faults).toEqual([]);
});

test("that is found where it stands", () => {
  expect(found("a {}\nbody:has(.place-head) header {")).toHaveLength(1);
  expect(found("  :root:has(.foot-bar) & {")).toHaveLength(1);
  expect(found(":root:has(> [data-foot-bar]) {")).toEqual([]);
  expect(found("html:has(dialog[open]) {")).toEqual([]);
});
