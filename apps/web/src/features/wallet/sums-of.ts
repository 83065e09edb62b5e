import type { Money } from "@rihla/contract";

/** One sum for each currency, in the order in which they come. */
export function sumsOf(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
