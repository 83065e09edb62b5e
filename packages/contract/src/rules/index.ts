export * from "./codes.ts";
export * from "./cookies.ts";
export * from "./coupon-code.ts";
export * from "./currencies.ts";
export * from "./languages.ts";
export * from "./limits.ts";
export * from "./masked-card.ts";
export * from "./new-device.ts";
