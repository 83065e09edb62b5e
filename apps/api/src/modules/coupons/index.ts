export { type Coupon, discountLines } from "./coupon.ts";
export { findCouponById, findCouponRow, findCoupons, forgetUsers, returnUses } from "./coupons.repository.ts";
export { blockCoupon, createCoupon, lockIsBlocked, type NewCoupon } from "./manage-coupons.ts";
export { assertUsesLeft, consumeCoupon, findCoupon } from "./use-coupon.ts";
