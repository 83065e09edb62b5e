import { type Language, locales } from "@rihla/contract/rules";

/** `3 minutes`, `3 دقائق`: a figure of the shop's rules in a step's words. */
export const minutes = (count: number, language: Language): string =>
  new Intl.NumberFormat(locales[language].tag, { style: "unit", unit: "minute", unitDisplay: "long" }).format(
    count,
  );
