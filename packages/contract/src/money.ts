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

/**
 * Shares `amount` by `weights`, each share a whole number of `step`s; what is left over goes step by step to those whose
 * share was cut most, the first of equals. The shares sum to `amount`; none exceeds its weight where amount and weights
 * are whole steps and `amount` is no more than the weights together.
 */
export function splitAmount(amount: number, weights: readonly number[], step = 1): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const steps = amount / step;
  if (!Number.isSafeInteger(steps) || all <= 0)
    throw new Error(`${amount} can't be shared in steps of ${step}`);
  // Products of prices outgrow what a float holds exactly.
  const products = weights.map((weight) => BigInt(steps) * BigInt(weight));
  const shares = products.map((product) => Number(product / BigInt(all)));
  const left = steps - shares.reduce((sum, share) => sum + share, 0);
  const rest = (at: number) => Number((products[at] as bigint) % BigInt(all));
  const mostCut = weights.map((_, at) => at).toSorted((a, b) => rest(b) - rest(a));
  const luckier = new Set(mostCut.slice(0, left));
  return shares.map((share, at) => (share + (luckier.has(at) ? 1 : 0)) * step);
}
