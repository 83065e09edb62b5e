import { useSyncExternalStore } from "react";
import { stored, text } from "../../platform/storage/storage.ts";

/**
 * The cart as it is kept, a word for each eSIM: `TR-3GB-30D FR-BOOST:7 FR-BOOST:7`, a plan's code and after a colon its days.
 * Every page counts the words; what they mean is known to those that ask.
 */
export const cartText = stored("device", "CART", text);

export const useCartText = (): string | undefined =>
  useSyncExternalStore(cartText.subscribe, cartText.read, () => undefined);

/** How many eSIMs are in the cart; none on the server and while hydrating. */
export const useCartCount = (): number => useCartText()?.split(" ").length ?? 0;
