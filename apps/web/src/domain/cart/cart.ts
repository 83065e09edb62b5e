import { isDays, maxLines, maxPieces, maxQuantity } from "@rihla/contract/rules";
import { useMemo } from "react";
import { cartText, useCartText } from "./cart-text.ts";

/** A plan, its days where the buyer chooses them, and how many. Never a price: that is the server's, each time anew. */
export type CartLine = {
  plan: string;
  quantity: number;
  days?: number;
  /** The eSIM that it tops up; never in the cart, which is for new ones. */
  esim?: string;
};

export const readCart = (): CartLine[] => linesOf(cartText.read());

export const writeCart = (lines: readonly CartLine[]): void => cartText.write(textOf(lines));

/** The cart as it changes here or in another tab; empty on the server and while hydrating. */
export function useCart(): CartLine[] {
  const now = useCartText();
  return useMemo(() => linesOf(now), [now]);
}

function textOf(lines: readonly CartLine[]): string | undefined {
  const words = lines.flatMap(({ plan, days, quantity }) =>
    Array<string>(quantity).fill(days === undefined ? plan : `${plan}:${days}`),
  );
  return words.join(" ") || undefined;
}

/** What somebody else may have written is brought within what the shop sells, or left out. */
function linesOf(written = ""): CartLine[] {
  const words = written
    .split(" ")
    .filter((word) => /^[\w.-]{1,80}(:\d{1,2})?$/.test(word))
    .slice(0, maxPieces);
  return [...new Set(words)].slice(0, maxLines).map((word) => {
    const [plan = "", days] = word.split(":");
    const quantity = Math.min(maxQuantity, words.filter((one) => one === word).length);
    return { plan, quantity, ...(isDays(Number(days)) ? { days: Number(days) } : {}) };
  });
}
