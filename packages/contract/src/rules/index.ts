export * from "./codes.ts";
export * from "./coupon-code.ts";
export * from "./currencies.ts";
export * from "./languages.ts";
export * from "./limits.ts";
export * from "./person.ts";
export * from "./top-ups.ts";
