import { expect, test } from "vitest";
import { defaultLanguage, languageCodes, locales } from "./languages.ts";

test("French comes first, and each language is written as in the place that the shop is for", () => {
  expect(defaultLanguage).toBe("fr");
  const places = languageCodes.map((code) => {
    const { language, region } = new Intl.Locale(locales[code].tag);
    return [code, `${language}-${region}`];
  });
  expect(places).toEqual([
    ["fr", "fr-DZ"],
    ["en", "en-US"],
    ["ar", "ar-DZ"],
  ]);
});

test("digits are Latin in every language, and Arabic alone runs from the right", () => {
  for (const code of languageCodes) {
    const { tag, direction } = locales[code];
    expect(new Intl.NumberFormat(tag, { useGrouping: false }).format(1_234_567_890)).toBe("1234567890");
    expect([code, direction]).toEqual([code, code === "ar" ? "rtl" : "ltr"]);
  }
});

test("preferences keep each under its English name", () => {
  expect(languageCodes.map((code) => locales[code].stored)).toEqual(["french", "english", "arabic"]);
});

test("countries have names in each language: Intl knows its code", () => {
  expect(Intl.DisplayNames.supportedLocalesOf([...languageCodes])).toEqual([...languageCodes]);
});
