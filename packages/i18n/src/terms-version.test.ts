import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { languageCodes, termsVersion } from "@rihla/contract/rules";
import { expect, test } from "vitest";
import { withRules } from "./rule-figures.ts";

/** What was written when the version was given its name. */
const version = { name: "2026-11-5", words: "34f0791987f97cba" };

test("who changes the terms, or a rule that they say, gives them a new version, so that what people agreed to can be told", () => {
  const words = createHash("sha256");
  for (const language of languageCodes) {
    const file = new URL(`./messages/${language}/legal.json`, import.meta.url);
    words.update(withRules(JSON.stringify(JSON.parse(readFileSync(file, "utf8")).terms), language));
  }
  expect({ name: termsVersion, words: words.digest("hex").slice(0, 16) }).toEqual(version);
});
