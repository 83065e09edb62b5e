export {
  cancellationLimits,
  couponLimits,
  exportLimits,
  linkLimits,
  makingLinkLimits,
  orderLimits,
  payingByLinkLimits,
  paymentLimits,
  quoteLimits,
  receiptLimits,
  topUpLimits,
} from "./limits.ts";
export { spendLimits } from "./spend-limits.ts";
