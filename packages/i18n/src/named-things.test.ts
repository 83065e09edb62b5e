import { readFileSync } from "node:fs";
import { languageCodes } from "@rihla/contract/rules";
import { expect, test } from "vitest";
import { entriesOf } from "./message-arguments.ts";

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
