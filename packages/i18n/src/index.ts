export {
  currencies,
  defaultCurrency,
  defaultLanguage,
  isLanguage,
  languageCodes,
  locales,
  offeredCurrencies,
} from "@rihla/contract/rules";
export * from "./brand.ts";
export * from "./counted.ts";
export * from "./format.ts";
export * from "./isolate.ts";
export * from "./last-resort.ts";
export * from "./time-there.ts";
export * from "./unbroken.ts";
