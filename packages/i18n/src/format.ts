import type { Money } from "@rihla/contract";
import { currencyRow, type Language, locales } from "@rihla/contract/rules";
import { isolate, ltr } from "./isolate.ts";

const noBreak = "\u00a0";

/** `2,450 DA`, `2,450 دج`, `$9.8`: en-US digits in every language, decimals only where there are any. */
export function formatMoney(money: Money, language: Language): string {
  const currency = currencyRow(money.currency);
  const amount = formatNumber(money.amount / 10 ** currency.exponent, currency.exponent);
  const symbol = currency.symbol[language];
  return currency.position === "before" ? `${symbol}${amount}` : `${amount}${noBreak}${symbol}`;
}

/** `+2,000 DA`, `-$5`: what came in or went out. The sign stands before the number, which keeps its order among Arabic words. */
export function formatChange({ amount, currency }: Money, language: Language): string {
  const sign = amount < 0 ? "-" : "+";
  const size = formatMoney({ amount: Math.abs(amount), currency }, language);
  if (locales[language].direction === "ltr") return `${sign}${size}`;
  const [number = "", ...symbol] = size.split(noBreak);
  return [ltr(`${sign}${number}`), ...symbol].join(noBreak);
}

/**
 * `1,234.5`, as `Intl.NumberFormat("en-US")` writes it, halves away from zero. By hand, because the first use of Intl
 * costs a cheap phone 100 ms before it can answer a touch. For numbers below a million million.
 */
export function formatNumber(value: number, maximumFractionDigits = 2): string {
  const [whole = "", fraction = ""] = roundedTo(Math.abs(value), maximumFractionDigits).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  const decimals = fraction.replace(/0+$/, "");
  return `${value < 0 ? "-" : ""}${grouped}${decimals && `.${decimals}`}`;
}

/** The decimal point is moved in the text: 1.005 times 100 is a little less than 100.5, and toFixed would round it down. */
function roundedTo(value: number, digits: number): string {
  const tooSmall = value < 1e-6; // from where on numbers are written with an exponent of their own
  return (tooSmall ? 0 : Math.round(Number(`${value}e${digits}`)) / 10 ** digits).toFixed(digits);
}

const mebibyte = 1024 ** 2;
const gibibyte = 1024 ** 3;

/** `3 Go`, `500 MB`, `2.4 جيغا`: counted in binary as suppliers do, called by the names people use. */
export function formatData(bytes: number, language: Language): string {
  const { mega, giga } = locales[language].dataUnits;
  // What would be rounded to 1,024 megabytes is a gigabyte.
  return Math.round(bytes / mebibyte) >= 1024
    ? `${formatNumber(bytes / gibibyte, 1)}${noBreak}${giga}`
    : `${formatNumber(bytes / mebibyte, 0)}${noBreak}${mega}`;
}

/** Per GiB, in the same currency, rounded to whole minor units; null where a plan has no fixed amount. */
export function pricePerGigabyte(price: Money, bytes: number): Money | null {
  if (bytes <= 0) return null;
  return forComparing((price.amount * gibibyte) / bytes, price.currency);
}

export function pricePerDay(price: Money, days: number): Money | null {
  return days > 0 ? forComparing(price.amount / days, price.currency) : null;
}

/** As fine as prices are: whole dinars, cents of a dollar. */
function forComparing(amount: number, currency: string): Money {
  const step = currencyRow(currency).priceStep;
  return { amount: Math.round(amount / step) * step, currency };
}

const speedUnits: Record<Language, { kilo: string; mega: string }> = {
  fr: { kilo: "kbit/s", mega: "Mbit/s" },
  en: { kilo: "kbit/s", mega: "Mbit/s" },
  ar: { kilo: "كيلوبت/ث", mega: "ميغابت/ث" },
};

/** `512 kbit/s`, `1 Mbit/s`, `384 كيلوبت/ث`; isolated, so that it keeps its order in any text. */
export function formatSpeed(kbps: number, language: Language): string {
  const { kilo, mega } = speedUnits[language];
  const speed =
    kbps >= 1000 ? `${formatNumber(kbps / 1000, 1)}${noBreak}${mega}` : `${kbps}${noBreak}${kilo}`;
  return isolate(speed);
}

type DateStyle = "date" | "date-time";
const dateParts: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: "2-digit", month: "2-digit", year: "numeric" },
  "date-time": { day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit" },
};
/** `03/12/2026 14:20`: French order in every language, in `timeZone` (Algiers, or the device's own). */
export function formatDate(iso: string, style: DateStyle = "date-time", timeZone = "Africa/Algiers"): string {
  return new Intl.DateTimeFormat("fr-FR", { ...dateParts[style], timeZone }).format(new Date(iso));
}

/** Sorts and searches text of `language` the way its readers expect. */
export function collator(language: Language): Intl.Collator {
  return new Intl.Collator(locales[language].tag, { sensitivity: "base" });
}
