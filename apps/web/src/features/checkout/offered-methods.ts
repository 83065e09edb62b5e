import type { Catalogue, PaymentMethod } from "@rihla/contract";

export type Offer = {
  methods: PaymentMethod[];
  /** What the order is priced in: the visitor's currency where some method takes it. */
  currency: string;
};

/** CIB and Edahabia take dinars only: someone who looks at prices in dollars is shown dinars here. */
export function offerFor(offered: Catalogue["paymentMethods"], wanted: string): Offer {
  const first = offered[0];
  const taking = offered.filter(({ currencies }) => currencies.includes(wanted));
  if (taking.length > 0 || !first) return { methods: taking.map(({ method }) => method), currency: wanted };
  const currency = first.currencies[0] ?? wanted;
  const methods = offered.filter(({ currencies }) => currencies.includes(currency));
  return { methods: methods.map(({ method }) => method), currency };
}
