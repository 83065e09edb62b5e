import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { languageCodes } from "../../../packages/contract/src/rules/index.ts";
import { root } from "../../program/paths.ts";
import { keptNames, storedUnder } from "./kept-names.ts";

test.each(languageCodes)(
  "the privacy policy names what the browser keeps, all of it and no more, in %s",
  (language) => {
    const file = path.join(root, `packages/i18n/src/messages/${language}/legal.json`);
    const { body } = JSON.parse(readFileSync(file, "utf8")).privacy.sections.browser;
    const named = [...body.matchAll(/<code>([^<]+)<\/code>/g)].map(([, name]) => name);
    expect([...new Set(named)].toSorted()).toEqual(keptNames());
  },
);

test("a key is found however it is written, and one that no source spells out has no name", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "kept-")), "planted.ts");
  writeFileSync(
    file,
    `stored("device", "plain", text); const of = (id: string) => stored<string>("tab", \`one-of:\${id}\`, text); stored(area, key, text);`,
  );
  expect(storedUnder(file)).toEqual(["plain", "one-of", ""]);
});
