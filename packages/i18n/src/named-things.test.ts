import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entriesOf } from "./message-arguments.ts";

const read = (language: string, namespace: string) =>
  entriesOf(
    JSON.parse(readFileSync(new URL(`./messages/${language}/${namespace}.json`, import.meta.url), "utf8")),
  );

/** What the guide tells people to press or open, and where that stands. */
const named: [inGuide: string, namespace: string, key: string][] = [
  ["installation.tap.apple.press", "install", "apple.action"],
  ["installation.tap.android.press", "install", "android.action"],
  ["installation.tap.open", "esims", "title"],
  ["installation.before.code.body", "esims", "title"],
  ["activation.rescue.apn.body", "esims", "title"],
];

test.each(["fr", "en", "ar"])(
  "the guide calls things by the names they have on the screen, in %s",
  (language) => {
    const guide = read(language, "guide");
    for (const [inGuide, namespace, key] of named)
      expect(guide.get(inGuide)).toContain(read(language, namespace).get(key));
  },
);
