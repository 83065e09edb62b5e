import type { Language, Money } from "@rihla/contract";
import { currencies, locales } from "@rihla/contract/rules";
import { formatMoney } from "./format.ts";
import { ltr } from "./isolate.ts";

type Operator = { writesCentimes: boolean } | null;

/** As everywhere, `2,450 DA`; where the card scheme asks for centimes on receipts `2,450.00 DA`, also when there are none. */
export function receiptAmount(money: Money, language: Language, operator: Operator): string {
  return operator?.writesCentimes ? withCentimes(money, language) : formatMoney(money, language);
}

/** What comes off it: `−115.00 DA`. Among Arabic words the minus stays with its number, and the currency after both. */
export function receiptDeduction(money: Money, language: Language, operator: Operator): string {
  const size = `−${receiptAmount(money, language, operator)}`;
  if (locales[language].direction === "ltr") return size;
  const [number = "", ...symbol] = size.split(noBreak);
  return [ltr(number), ...symbol].join(noBreak);
}

const noBreak = "\u00a0";

function withCentimes({ amount, currency }: Money, language: Language): string {
  const row = currencies[currency];
  const digits = row?.exponent ?? 2;
  const format = new Intl.NumberFormat("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const number = format.format(amount / 10 ** digits);
  const symbol = row?.symbol[language] ?? currency;
  return row?.position === "before" ? `${symbol}${number}` : `${number}${noBreak}${symbol}`;
}
