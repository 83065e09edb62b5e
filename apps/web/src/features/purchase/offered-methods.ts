import type { Catalogue, Money, OfferedMethod } from "@rihla/contract";
import { offeredCurrencies } from "@rihla/contract/rules";

export type Offer = {
  methods: readonly OfferedMethod[];
  /** What the order is priced in: the visitor's currency where some method takes it. */
  currency: string;
};

/** The wallet takes any amount of any currency, of those who have as much in it: for everybody else it makes nothing payable. */
const othersThanWallet = (methods: readonly OfferedMethod[]): OfferedMethod[] =>
  methods.filter(({ method }) => method !== "wallet");

/** Someone who looks at prices in a currency that no method takes is shown one that can be paid. */
export function offerFor(offered: Catalogue["paymentMethods"], wanted: string): Offer {
  const takesCurrency = (currency: string) => (one: OfferedMethod) =>
    one.amounts.some((taken) => taken.currency === currency);
  const cards = othersThanWallet(offered);
  const currency = cards.some(takesCurrency(wanted)) ? wanted : (cards[0]?.amounts[0]?.currency ?? wanted);
  return { methods: offered.filter(takesCurrency(currency)), currency };
}

/** The methods that take exactly this amount, each once. */
export function methodsFor(methods: readonly OfferedMethod[], total: Money): OfferedMethod[] {
  const taking = methods.filter(({ amounts }) =>
    amounts.some(
      ({ currency, minimum, step }) =>
        currency === total.currency && total.amount >= minimum && total.amount % step === 0,
    ),
  );
  return taking.filter((one, index) => taking.findIndex(({ method }) => method === one.method) === index);
}

/** Where no method takes a total in its currency, being too little for a card of the world: another that is offered. */
export function currencyInstead(
  offered: Catalogue["paymentMethods"],
  methods: readonly OfferedMethod[],
  total: Money,
): string | undefined {
  if (total.amount === 0 || methodsFor(othersThanWallet(methods), total).length > 0) return undefined;
  const taken = othersThanWallet(offered).flatMap(({ amounts }) => amounts.map(({ currency }) => currency));
  return taken.find((currency) => currency !== total.currency && offeredCurrencies.includes(currency));
}

/** Where the methods of an order take no cards of the world: the method that does, and its currency, which the shop offers. */
export function cardsElsewhere(
  offered: Catalogue["paymentMethods"],
  methods: readonly OfferedMethod[],
  currency: string,
): { method: OfferedMethod; currency: string } | undefined {
  if (methods.some(({ method }) => method === "card")) return undefined;
  for (const method of offered.filter((one) => one.method === "card"))
    for (const taken of method.amounts)
      if (taken.currency !== currency && offeredCurrencies.includes(taken.currency))
        return { method, currency: taken.currency };
  return undefined;
}
