import { type Language, languageCodes, locales } from "@rihla/contract/rules";

/** Whether a text in `language` names two or more languages of the shop, and not all. */
export function namesSomeLanguagesOnly(text: string, language: Language): boolean {
  const names = new Intl.DisplayNames([locales[language].tag], { type: "language" });
  const named = languageCodes.filter((code) =>
    text.toLowerCase().includes((names.of(code) ?? code).toLowerCase()),
  );
  return named.length > 1 && named.length < languageCodes.length;
}
