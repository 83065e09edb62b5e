import * as z from "zod/mini";

/** An ISO 4217 code, upper case. */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/, "invalid_currency"));

/** Money on the wire: `amount` is an integer of minor units (centimes, cents), never a float. */
export const money = z.object({ amount: z.int(), currency: currencyCode });
export type Money = z.infer<typeof money>;

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
