export * from "./codes.ts";
export * from "./currencies.ts";
export * from "./languages.ts";
export * from "./limits.ts";
export * from "./person.ts";
