import { defaultLanguage, languageCodes } from "@rihla/contract/rules";
import { expect, test } from "vitest";
import { nameIn } from "./destination-name.ts";

test("what a device kept before a language came to the shop is named in the shop's first language", () => {
  const names = { fr: "Turquie", en: "Türkiye", ar: "تركيا" };
  for (const language of languageCodes) {
    expect(nameIn(names, language)).toBe(names[language]);
    if (language !== defaultLanguage)
      expect(nameIn({ ...names, [language]: undefined }, language)).toBe("Turquie");
  }
});
