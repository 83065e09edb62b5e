import { stored, text } from "../platform/storage.ts";

/** The coupon code that came with an address or was typed in the checkout, upper case, until it has served or is removed. */
export const promoCode = stored("device", "PROMO_CODE", text);
