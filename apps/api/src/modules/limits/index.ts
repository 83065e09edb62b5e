export { couponLimits, exportLimits, orderLimits, paymentLimits, quoteLimits } from "./limits.ts";
export { spendLimits } from "./spend-limits.ts";
