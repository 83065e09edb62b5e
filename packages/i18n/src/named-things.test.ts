import { readdirSync, readFileSync } from "node:fs";
import { languageCodes } from "@rihla/contract/rules";
import { expect, test } from "vitest";
import { entriesOf } from "./message-arguments.ts";
import { namesSomeLanguagesOnly } from "./named-languages.test-kit.ts";

const read = (language: string, namespace: string) =>
  entriesOf(
    JSON.parse(readFileSync(new URL(`./messages/${language}/${namespace}.json`, import.meta.url), "utf8")),
  );

test.each(languageCodes)("the guide calls the page of one's eSIMs by its name, in %s", (language) => {
  const title = read(language, "esims").get("title");
  const guide = read(language, "guide");
  for (const key of ["check.questions.apn", "check.good.body", "esims"])
    expect(guide.get(key)).toContain(title);
});

test.each(languageCodes)("a text that lists the shop's languages names each of them, in %s", (language) => {
  const namespaces = readdirSync(new URL(`./messages/${language}`, import.meta.url)).map((file) =>
    file.replace(/\.json$/, ""),
  );
  for (const namespace of namespaces)
    for (const [key, text] of read(language, namespace))
      expect([namespace, key, namesSomeLanguagesOnly(text, language)]).toEqual([namespace, key, false]);
});

test("a list that leaves a language out is found, and one language alone is no list", () => {
  expect(namesSomeLanguagesOnly("en français ou en arabe", "fr")).toBe(true);
  expect(namesSomeLanguagesOnly("le menu en anglais", "fr")).toBe(false);
});
