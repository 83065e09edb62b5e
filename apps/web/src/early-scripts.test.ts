import { readFileSync } from "node:fs";
import { languageCodes } from "@rihla/i18n";
import { expect, test } from "vitest";

test.each([
  "public/recall-language.js",
  "native/public/first-frame.js",
  "public/sw.js",
  "native/public/error.js",
])("%s, which can import nothing, knows each language", (file) => {
  const script = readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
  const lists = [...script.matchAll(/\((\w{2,3}(?:\|\w{2,3})+)\)/g)];
  expect(lists.length).toBeGreaterThan(0);
  for (const [, list = ""] of lists)
    expect(list.split("|").toSorted()).toEqual([...languageCodes].toSorted());
  // Some codes have three letters.
  expect(script).not.toMatch(/shell\\\/\(?\.\./);
});

test("the page that stands for the app where it can't be drawn says why in each language", () => {
  const page = readFileSync(new URL("../native/public/error.html", import.meta.url), "utf8");
  const spoken = [...page.matchAll(/<section lang="(\w+)"/g)].map(([, language]) => language);
  expect(spoken.toSorted()).toEqual([...languageCodes].toSorted());
});
