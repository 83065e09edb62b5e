import type { Language, Money } from "@rihla/contract";
import { currencies } from "@rihla/contract/rules";
import { formatMoney } from "./format.ts";

type Operator = { writesCentimes: boolean } | null;

/** As everywhere, `2,450 DA`; where the card scheme asks for centimes on receipts `2,450.00 DA`, also when there are none. */
export function receiptAmount(money: Money, language: Language, operator: Operator): string {
  return operator?.writesCentimes ? withCentimes(money, language) : formatMoney(money, language);
}

function withCentimes({ amount, currency }: Money, language: Language): string {
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
