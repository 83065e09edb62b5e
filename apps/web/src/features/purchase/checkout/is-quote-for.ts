import type { Quote } from "@rihla/contract";

/** Whether a quote is of the number and in the currency that stand on the screen: no other is ever paid. */
export const isQuoteFor = (quote: Quote, quantity: number, currency: string): boolean =>
  quote.currency === currency && quote.lines.every((line) => line.quantity === quantity);
