import { isCouponCode, tidyCouponCode } from "@rihla/contract/rules";
import { stored, text } from "../../platform/storage/storage.ts";

/** The coupon code that came with an address or was typed in the checkout, upper case, until it has served or is removed. */
export const promoCode = stored("device", "PROMO_CODE", text);

/** The code of an address; undefined for what can be none, or a link could put any words on the screen. */
export function promoIn(search: URLSearchParams): string | undefined {
  const code = tidyCouponCode(search.get("promo") ?? "");
  return isCouponCode(code) ? code : undefined;
}
