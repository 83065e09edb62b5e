import { maxLines, maxPieces, maxQuantity } from "@rihla/contract/rules";
import { cartText } from "./cart-text.ts";

/** `most`: no more of this plan fits into one order · `full`: no more plans, or no more eSIMs at all. */
export type Added = "added" | "most" | "full";

/** One eSIM more. Alone in its file: it travels with the pages of plans, which need nothing else of the cart. */
export function addToCart(plan: string, days: number | undefined): Added {
  const word = days === undefined ? plan : `${plan}:${days}`;
  const words = cartText.read()?.split(" ") ?? [];
  const alike = words.filter((one) => one === word).length;
  if (alike >= maxQuantity) return "most";
  if (words.length >= maxPieces) return "full";
  if (alike === 0 && new Set(words).size >= maxLines) return "full";
  cartText.write([...words, word].join(" "));
  return "added";
}
