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
export * from "./exact-amount.ts";
export * from "./format.ts";
export * from "./last-resort.ts";
