export * from "./currencies.ts";
export * from "./languages.ts";
