/** How a wholesale price becomes what a person pays. Two shops with the same book ask the same. */
export type PriceBook = {
  /** 1/10000 dinar for one dollar. */
  dzdPerUsdE4: bigint;
  /** Whole percent added to the wholesale price. */
  marginPercent: bigint;
};

/** `rate` is a decimal with at most four places, such as "138" or "134.25". */
export function createPriceBook(rate: string, marginPercent: number): PriceBook {
  const [whole = "0", fraction = ""] = rate.split(".");
  return {
    dzdPerUsdE4: BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, "0")),
    marginPercent: BigInt(marginPercent),
  };
}

/** Names the book in fingerprints: another rate or margin is another price. */
export const bookVersion = (book: PriceBook): string => `${book.dzdPerUsdE4}/${book.marginPercent}`;

/**
 * Retail prices in minor units from a wholesale price in 1/10000 USD. Rounded once, upwards, so that a price is
 * never below cost: dollars to the cent, dinars to the whole dinar (one gateway takes no centimes).
 */
export function retailPrices(book: PriceBook, wholesaleUsdE4: number): { dzd: number; usd: number } {
  const withMarginE6 = BigInt(wholesaleUsdE4) * (100n + book.marginPercent);
  const usdCents = divideUp(withMarginE6, 10_000n);
  const dinars = divideUp(withMarginE6 * book.dzdPerUsdE4, 10_000_000_000n);
  return { dzd: Number(dinars * 100n), usd: Number(usdCents) };
}

function divideUp(value: bigint, divisor: bigint): bigint {
  return (value + divisor - 1n) / divisor;
}
