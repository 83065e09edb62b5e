import { tidyCouponCode } from "@rihla/contract/rules";
import { useState } from "react";
import { promoCode } from "../../../../lib/storage/promo-code.ts";
import type { CouponRefusal } from "./quote-with-coupon.ts";

export type CouponChoice = {
  /** What prices are asked with. */
  wanted: string | undefined;
  /** Why the order was refused with it, though its price was quoted: to a guest, that they had used it before. */
  refusal: CouponRefusal | undefined;
  apply: (typed: string) => void;
  remove: () => void;
  refuse: (error: CouponRefusal["error"]) => void;
};

/** The coupon of the order that is being made: from an address or typed here, kept until it has served or is removed. */
export function useCoupon(): CouponChoice {
  const [wanted, setWanted] = useState(() => promoCode.read());
  const [refusal, setRefusal] = useState<CouponRefusal>();
  const choose = (code: string | undefined, why?: CouponRefusal) => {
    promoCode.write(code);
    setWanted(code);
    setRefusal(why);
  };
  return {
    wanted,
    refusal,
    apply: (typed) => choose(tidyCouponCode(typed) || undefined),
    remove: () => choose(undefined),
    refuse: (error) => choose(undefined, { code: wanted ?? "", error }),
  };
}
