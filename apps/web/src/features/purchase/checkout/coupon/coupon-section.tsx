import { useEffect } from "react";
import { promoCode } from "../../../../lib/storage/promo-code.ts";
import { hasPendingOrder } from "../pending-order.ts";
import { CouponField } from "./coupon-field.tsx";
import { isRefusedForGood, type QuoteWithCoupon } from "./quote-with-coupon.ts";
import type { CouponChoice } from "./use-coupon.ts";

type CouponSectionProps = {
  priced: QuoteWithCoupon;
  isCounting: boolean;
  coupon: CouponChoice;
  /** An order is being placed with what stands here. */
  busy: boolean;
};

/** The code as it was quoted, and why it was not. One that no order will be given is not brought up at the next visit. */
export function CouponSection({ priced, isCounting, coupon, busy }: CouponSectionProps) {
  const { quote } = priced;
  const refusal = coupon.refusal ?? priced.refusal;
  useEffect(() => {
    // An order of one's own that waits may hold the only use, and sets it free when it is dropped.
    if (busy || hasPendingOrder()) return;
    if (priced.refusal && isRefusedForGood(priced.refusal)) promoCode.write(undefined);
  }, [priced.refusal, busy]);
  return (
    <CouponField
      applied={quote.couponCode}
      applying={isCounting && coupon.wanted !== undefined && coupon.wanted !== quote.couponCode}
      refusal={refusal}
      onApply={(typed) => busy || coupon.apply(typed)}
      onRemove={() => busy || coupon.remove()}
    />
  );
}
