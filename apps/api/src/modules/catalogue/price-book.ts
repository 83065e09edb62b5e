import * as z from "zod";
import type { Handicaps } from "./pick-offer.ts";

/** A margin, and what it is for; every condition that is given must hold. */
export type PriceRule = {
  name: string;
  /** Whole percent added to the wholesale price, never negative. */
  percent: number;
  kind?: "fixed" | "unlimited";
  destinations?: string[];
  /** Wholesale prices below this many 1/10000 USD. */
  belowUsdE4?: number;
};

/** A currency as prices are made in it. */
export type PriceRate = {
  code: string;
  exponent: number;
  /** 1/10000 of the currency for one dollar. */
  perUsdE4: number;
  /** Prices are multiples of so many minor units. */
  step: number;
};

/** How an offer is picked and its wholesale price becomes what people pay. The first rule that fits decides. */
export type PriceBook = {
  version: number;
  rules: readonly PriceRule[];
  rates: readonly PriceRate[];
  handicaps: Handicaps;
};

export type Priced = { wholesaleUsdE4: number; kind: "fixed" | "unlimited"; destination: string };

export const usualRules: readonly PriceRule[] = [{ name: "usual", percent: 40 }];

/**
 * Retail prices in minor units by currency, and the name of the rule that made them. Rounded once, upwards to the
 * currency's step (dinars are whole: one gateway takes no centimes), so that a price is never below cost.
 * Throws when no rule fits.
 */
export function retailPrices(
  book: PriceBook,
  plan: Priced,
): { prices: Record<string, number>; rule: string } {
  const rule = book.rules.find((candidate) => fits(candidate, plan));
  if (!rule)
    throw new Error(`Price book ${book.version} has no rule for a ${plan.kind} plan of ${plan.destination}`);
  const prices = book.rates.map(
    (rate) => [rate.code, priceIn(rate, plan.wholesaleUsdE4, rule.percent)] as const,
  );
  return { prices: Object.fromEntries(prices), rule: rule.name };
}

function fits(rule: PriceRule, plan: Priced): boolean {
  return (
    (rule.kind ?? plan.kind) === plan.kind &&
    (rule.destinations?.includes(plan.destination) ?? true) &&
    plan.wholesaleUsdE4 < (rule.belowUsdE4 ?? Number.POSITIVE_INFINITY)
  );
}

function priceIn(rate: PriceRate, wholesaleUsdE4: number, percent: number): number {
  const withMarginE6 = BigInt(wholesaleUsdE4) * BigInt(100 + percent);
  const minorE10 = withMarginE6 * BigInt(rate.perUsdE4) * 10n ** BigInt(rate.exponent);
  const step = BigInt(rate.step);
  return Number(divideUp(minorE10, 10_000_000_000n * step) * step);
}

/** What so many minor units of a currency are in 1/10000 USD, rounded down. */
export function worthUsdE4(rate: Pick<PriceRate, "perUsdE4" | "exponent">, minorUnits: number): number {
  return Number((BigInt(minorUnits) * 100_000_000n) / (BigInt(rate.perUsdE4) * 10n ** BigInt(rate.exponent)));
}

function divideUp(value: bigint, divisor: bigint): bigint {
  return (value + divisor - 1n) / divisor;
}

/** Rules an operator wrote, or one sentence on what is wrong with them. */
export function readRules(input: unknown): PriceRule[] {
  const parsed = z.array(ruleShape).min(1).safeParse(input);
  if (!parsed.success) throw new Error(`The rules are not right: ${z.prettifyError(parsed.error)}`);
  const last = parsed.data.at(-1);
  if (last?.kind || last?.destinations || last?.belowUsdE4 !== undefined) {
    throw new Error("The last rule must fit every plan, so that each one has a price");
  }
  return parsed.data;
}

const ruleShape = z.strictObject({
  name: z.string().min(1).max(40),
  percent: z.int().min(0).max(1000),
  kind: z.enum(["fixed", "unlimited"]).optional(),
  destinations: z.array(z.string()).min(1).optional(),
  belowUsdE4: z.int().positive().optional(),
});
