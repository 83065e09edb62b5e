import type { Language } from "@rihla/contract";
import { locales } from "@rihla/i18n";

/** For loaders: `France, Pologne`, from alpha-2 codes; empty for none. Browsers' tables differ from the server's (Hong Kong). */
export function countryNamesText(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(locales[language].tag, { type: "region" });
  return codes.map((code) => names.of(code) ?? code).join(locales[language].comma);
}
