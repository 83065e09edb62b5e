import { promoCode, promoIn } from "./promo-code.ts";

/** Keeps the code of `?promo=` and takes it out of the address, so that neither a reload nor a shared link brings it again. */
export function capturePromo(): void {
  try {
    const address = new URL(location.href);
    const code = promoIn(address.searchParams);
    if (code) promoCode.write(code);
    address.searchParams.delete("promo");
    history.replaceState(history.state, "", address);
  } catch (error) {
    console.warn("The promo code of the address could not be kept", error);
  }
}
