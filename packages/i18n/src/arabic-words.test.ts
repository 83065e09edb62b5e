import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entriesOf } from "./message-arguments.ts";

const folder = new URL("./messages/ar/", import.meta.url);
/** What people read; `words` are what they type. */
const entries = readdirSync(folder).flatMap((file) =>
  [...entriesOf(JSON.parse(readFileSync(new URL(file, folder), "utf8")))]
    .filter(([key]) => !key.endsWith(".words"))
    .map(([key, message]) => [`${file} ${key}`, message] as const),
);

test("an Arabic word that takes tanwin somewhere takes it everywhere", () => {
  const wordsIn = (message: string) => message.match(/[\u0621-\u0652]+/g) ?? [];
  const marked = new Set(
    entries.flatMap(([, message]) => wordsIn(message)).filter((word) => word.endsWith("ًا")),
  );
  const bare = new Set([...marked].map((word) => word.replace("ً", "")));
  for (const [key, message] of entries)
    expect([key, wordsIn(message).filter((word) => bare.has(word))]).toEqual([key, []]);
});

test("topping up has one name in Arabic, and old names of things stay away", () => {
  const gone =
    /إعادة (ال)?تعبئ|شحن|قفل الناقل|منفذ الإنترنت|الصين القارية|العالم كله|قابلة للاست|غير محدود(?!ة)|kbit/;
  expect(entries.filter(([, message]) => gone.test(message))).toEqual([]);
});
