import type { FullQuote, QuotedLine } from "../quotes/index.ts";

/** The sums of a quote as an order keeps them, minor units. */
export const sumsOf = (quote: FullQuote) => ({
  subtotal: quote.subtotal.amount,
  serviceFee: quote.serviceFee.amount,
  discount: quote.discount.amount,
  couponDiscount: quote.couponDiscount.amount,
  couponCode: quote.couponCode,
  total: quote.total.amount,
});

/** What a line costs and of whom it is bought, as an order's line keeps it. */
export const boughtOf = (line: QuotedLine) => ({
  plan: line.plan,
  provider: line.provider,
  providerPackage: line.providerPackage,
  wholesaleUsdE4: line.wholesaleUsdE4,
  priceBook: line.priceBook,
  priceRule: line.priceRule,
  soldByDay: line.soldByDay,
  unitPrice: line.unitPrice.amount,
  total: line.total.amount,
  couponDiscount: line.couponDiscount,
  topsUp: line.topUp?.esim ?? null,
  topUpEffect: line.topUp?.effect ?? null,
});
