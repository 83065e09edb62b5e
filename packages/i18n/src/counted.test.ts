import { expect, test } from "vitest";
import { formatCount, formatHours, formatPercent } from "./counted.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  [24, "24 h", "24 hours", "24 ساعة"],
  [1, "1 h", "1 hour", "ساعة واحدة"],
  [48, "48 h", "48 hours", "48 ساعة"],
  [72, "3 jours", "3 days", "3 أيام"],
  [336, "14 jours", "14 days", "14 يومًا"],
  [60, "60 h", "60 hours", "60 ساعة"],
])("%i hours are said in hours up to two days, then in days where they are whole", (hours, fr, en, ar) => {
  expect(plain(formatHours(hours, "fr"))).toBe(fr);
  expect(plain(formatHours(hours, "en"))).toBe(en);
  expect(plain(formatHours(hours, "ar"))).toBe(ar);
});

test("Arabic counts as Arabic does, after a preposition", () => {
  expect([1, 2, 7, 14, 100].map((days) => plain(formatCount(days, "days", "ar")))).toEqual([
    "يوم واحد",
    "يومين",
    "7 أيام",
    "14 يومًا",
    "100 يوم",
  ]);
  expect([1, 2, 10, 11].map((years) => plain(formatCount(years, "years", "ar")))).toEqual([
    "سنة واحدة",
    "سنتين",
    "10 سنوات",
    "11 سنة",
  ]);
  expect(plain(formatCount(4, "digits", "ar"))).toBe("4 أرقام");
  expect(plain(formatCount(16, "characters", "ar"))).toBe("16 حرفًا");
});

test("a figure stays on one line with what it counts", () => {
  expect(formatCount(7, "days", "fr")).toBe("7\u00a0jours");
});

test("a percentage is written as each language writes it", () => {
  expect((["fr", "en", "ar"] as const).map((language) => formatPercent(80, language))).toEqual([
    "80\u00a0%",
    "80%",
    "80%",
  ]);
});
