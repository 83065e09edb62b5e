import type { Language } from "@rihla/contract";
import { collator, locales } from "@rihla/i18n";

/** Countries by name, Algeria first: most who buy live there. */
export function countryOptions(codes: readonly string[], language: Language) {
  const names = new Intl.DisplayNames(locales[language].tag, { type: "region" });
  const { compare } = collator(language);
  const rest = codes
    .filter((code) => code !== "DZ")
    .map((code) => ({ value: code, label: names.of(code) ?? code }));
  return [{ value: "DZ", label: names.of("DZ") ?? "DZ" }, ...rest.sort((a, b) => compare(a.label, b.label))];
}
