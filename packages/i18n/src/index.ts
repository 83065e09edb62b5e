export {
  currencies,
  defaultCurrency,
  defaultLanguage,
  isLanguage,
  languageCodes,
  locales,
  offeredCurrencies,
} from "@rihla/contract/rules";
export * from "./apart.ts";
export * from "./brand.ts";
export * from "./format.ts";
export * from "./last-resort.ts";
export * from "./time-there.ts";
export * from "./unbroken.ts";
