import type { Quote } from "@rihla/contract";
import type { CartLine } from "../../../domain/cart/cart.ts";

/** Whether a quote is of the plans, in the numbers and in the currency, that stand on the screen: no other is ever paid. */
export const isQuoteFor = (quote: Quote, wanted: readonly CartLine[], currency: string): boolean =>
  quote.currency === currency &&
  quote.lines.length === wanted.length &&
  wanted.every((line, at) => isOf(quote.lines[at], line) && quote.lines[at]?.quantity === line.quantity);

/** Of the same plan, and for the days that were chosen; a plan that has its own days is asked for any. */
export const isOf = (quoted: Quote["lines"][number] | undefined, { plan, days, esim }: CartLine): boolean =>
  quoted?.plan.code === plan &&
  (days === undefined || quoted.plan.days !== null || quoted.days === days) &&
  quoted.topUp?.esim === esim;
