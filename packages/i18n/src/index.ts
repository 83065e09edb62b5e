export * from "./brand.ts";
export * from "./currencies.ts";
export * from "./format.ts";
export * from "./last-resort.ts";
export * from "./locales.ts";
