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

test("a thing has one name in Arabic, and old names of things stay away", () => {
  const vowels = /[\u064b-\u0652]/g;
  const gone = [
    /إعادة (ال)?تعبئ|شحن/, // التعبئة
    /(?<![\u0600-\u06ff])المشغل|مقفل[اةً]? على شركة/, // المتعامل
    /قفل الناقل|منفذ الإنترنت|الصين القارية|العالم كله|قابلة للاست|غير محدود|kbit/,
    /رمز ترويجي|رمز PIN|العميل|سامسونج|دردشة|(عبر|بشبكة|يلزم) Wi-Fi/,
    /هذه العلامة|\d %/,
  ];
  const found = entries.filter(([, message]) => gone.some((name) => name.test(message.replace(vowels, ""))));
  expect(found).toEqual([]);
});

test("usually takes tanwin", () => {
  const bare = /(?<![\u0600-\u06ff])(?<!في )عادة(?![\u0600-\u06ff])/;
  expect(entries.filter(([, message]) => bare.test(message))).toEqual([]);
});
