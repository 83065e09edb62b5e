import type { Language, Money } from "@rihla/contract";
import { currencies } from "@rihla/contract/rules";

/** `2,450.00 DA`: a receipt shows the centimes, also when there are none. */
export function exactAmount({ amount, currency }: Money, language: Language): string {
  const row = currencies[currency];
  const digits = row?.exponent ?? 2;
  const format = new Intl.NumberFormat("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const number = format.format(amount / 10 ** digits);
  const symbol = row?.symbol[language] ?? currency;
  return row?.position === "before" ? `${symbol}${number}` : `${number}\u00a0${symbol}`;
}
