import { currencyRow } from "./currencies.ts";

type TopUpRow = { least: number; most: number; suggested: readonly number[] };

/** How much may be put into the wallet at once, minor units. A currency that is not here takes no top-ups. */
export const topUpAmounts: Readonly<Record<string, TopUpRow>> = {
  DZD: { least: 50_000, most: 5_000_000, suggested: [100_000, 200_000, 500_000, 1_000_000] },
  USD: { least: 500, most: 50_000, suggested: [1000, 2000, 5000, 10_000] },
};

export type TopUpFault = "too_little" | "too_much" | "not_whole" | "currency";

export function topUpFault({
  amount,
  currency,
}: {
  amount: number;
  currency: string;
}): TopUpFault | undefined {
  const row = topUpAmounts[currency];
  if (!row) return "currency";
  if (amount < row.least) return "too_little";
  if (amount > row.most) return "too_much";
  return amount % currencyRow(currency).priceStep === 0 ? undefined : "not_whole";
}
