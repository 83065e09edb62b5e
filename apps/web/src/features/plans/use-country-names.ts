import { locales } from "@rihla/i18n";
import { useVisitor } from "../../lib/visitor.ts";

/** `France, Pologne`, from alpha-2 codes, by the device's own tables; empty for none. */
export function useCountryNames(codes: readonly string[]): string {
  const { language } = useVisitor();
  const names = new Intl.DisplayNames(locales[language].tag, { type: "region" });
  return codes.map((code) => names.of(code) ?? code).join(locales[language].comma);
}
