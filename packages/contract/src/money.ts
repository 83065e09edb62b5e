import * as z from "zod/mini";

/** How many decimals one unit of a currency has (ISO 4217). A new currency is a new row. */
export const currencyExponents: Readonly<Record<string, number>> = { DZD: 2, USD: 2, EUR: 2 };

/** An ISO 4217 code, upper case. */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/, "invalid_currency"));

/** Money on the wire: `amount` is an integer of minor units (centimes, cents), never a float. */
export const money = z.object({ amount: z.int(), currency: currencyCode });
export type Money = z.infer<typeof money>;

/** Decimals of `currency`; an unknown currency is an error, because guessing would be off by a factor. */
export function exponentOf(currency: string): number {
  const exponent = currencyExponents[currency];
  if (exponent === undefined) throw new Error(`Unknown currency ${currency}`);
  return exponent;
}

export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`Cannot add ${b.currency} to ${a.currency}`);
  return { amount: a.amount + b.amount, currency: a.currency };
}

/** `factor` is a whole number (a quantity, a number of days); anything else would need a rounding rule. */
export function multiplyMoney(value: Money, factor: number): Money {
  if (!Number.isSafeInteger(factor))
    throw new Error(`Money is multiplied by whole numbers only, got ${factor}`);
  return { amount: value.amount * factor, currency: value.currency };
}
