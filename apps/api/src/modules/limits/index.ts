export {
  cancellationLimits,
  couponLimits,
  exportLimits,
  orderLimits,
  paymentLimits,
  quoteLimits,
  receiptLimits,
  topUpLimits,
} from "./limits.ts";
export { spendLimits } from "./spend-limits.ts";
