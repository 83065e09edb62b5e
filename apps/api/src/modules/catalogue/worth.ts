import type { Money } from "@rihla/contract";
import { currencyRow } from "@rihla/contract/rules";

type Rate = { code: string; perUsdE4: number };

/** The same money in another currency by the shop's rates, in minor units, rounded up or down to a whole one. */
export function worthIn(
  rates: readonly Rate[],
  { amount, currency }: Money,
  code: string,
  round: "up" | "down",
) {
  const perUnit = (of: string) => {
    const rate = rates.find((one) => one.code === of);
    if (!rate) throw new Error(`Currency ${of} has no rate`);
    return BigInt(rate.perUsdE4) * 10n ** BigInt(currencyRow(of).exponent);
  };
  if (currency === code) return amount;
  const [from, to] = [perUnit(currency), perUnit(code)];
  const up = round === "up" ? from - 1n : 0n;
  return Number((BigInt(amount) * to + up) / from);
}
