import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { acceptedTerms, languageCodes, termsVersion } from "@rihla/contract/rules";
import { expect, test } from "vitest";
import { withRules } from "./rule-figures.ts";

/** What was written when each version was given its name, newest first. */
const versions = {
  "2026-11-30": "500befc32c0d4faf",
  "2026-11-28": "857c5a284d22e3dd",
  "2026-11-5": "34f0791987f97cba",
  "2026-11": "1a7414c4f9b32281",
};

test("who changes the terms, or a rule that they say, gives them a new version before the others, so that what people agreed to can be told", () => {
  const words = createHash("sha256");
  for (const language of languageCodes) {
    const file = new URL(`./messages/${language}/legal.json`, import.meta.url);
    words.update(withRules(JSON.stringify(JSON.parse(readFileSync(file, "utf8")).terms), language));
  }
  expect({ ...versions, [termsVersion]: words.digest("hex").slice(0, 16) }).toEqual(versions);
  expect(Object.keys(versions)).toEqual(acceptedTerms);
});
