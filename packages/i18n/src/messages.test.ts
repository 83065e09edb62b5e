import { readdirSync, readFileSync } from "node:fs";
import { fieldErrorCodes, problemCodes } from "@rihla/contract";
import { languageCodes } from "@rihla/contract/rules";
import { describe, expect, test } from "vitest";
import { argumentsOf, entriesOf, type MessageTree } from "./message-arguments.ts";

const folder = new URL("./messages/", import.meta.url);
const others = languageCodes.filter((code) => code !== "fr");
const namespaces = readdirSync(new URL("fr/", folder));
const read = (language: string, file: string): MessageTree =>
  JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), "utf8"));

test("every language has the same files", () => {
  for (const language of languageCodes)
    expect(readdirSync(new URL(`${language}/`, folder))).toEqual(namespaces);
});

describe.each(namespaces)("%s", (file) => {
  const french = entriesOf(read("fr", file));

  test.each(others)("has the keys of French in %s", (language) => {
    const keys = [...entriesOf(read(language, file)).keys()];
    expect(keys.sort()).toEqual([...french.keys()].sort());
  });

  test.each(others)("takes the same values and tags in %s", (language) => {
    const other = entriesOf(read(language, file));
    for (const [key, message] of french) {
      expect([key, argumentsOf(other.get(key) ?? "")]).toEqual([key, argumentsOf(message)]);
    }
  });

  test.each(languageCodes)("says something everywhere in %s", (language) => {
    for (const [key, message] of entriesOf(read(language, file)))
      expect([key, message.trim()]).not.toEqual([key, ""]);
  });
});

describe.each(languageCodes)("problems in %s", (language) => {
  const problems = read(language, "problems.json") as { code: MessageTree; field: MessageTree };

  test("has words for every problem of the contract, and for having no connection", () => {
    const expected = new Set<string>([...problemCodes, "offline"]);
    expect(Object.keys(problems.code).sort()).toEqual([...expected].sort());
  });

  test("has words for everything that can be wrong with a field", () => {
    expect(Object.keys(problems.field).sort()).toEqual([...fieldErrorCodes].sort());
  });
});

test("Arabic counts as Arabic does: zero, one, two, few, many, other", () => {
  for (const file of namespaces) {
    for (const [key, message] of entriesOf(read("ar", file))) {
      if (!message.includes(", plural,")) continue;
      for (const form of ["one", "two", "few", "many", "other"]) {
        expect(message, `${file} ${key}`).toMatch(new RegExp(`\\b${form} \\{`));
      }
    }
  }
});
