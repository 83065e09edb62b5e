export { orderLimits, paymentLimits, quoteLimits } from "./limits.ts";
export { type Asking, spendLimits } from "./spend-limits.ts";
