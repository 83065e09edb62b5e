export {
  cancellationLimits,
  couponLimits,
  exportLimits,
  orderLimits,
  paymentLimits,
  quoteLimits,
  topUpLimits,
} from "./limits.ts";
export { spendLimits } from "./spend-limits.ts";
