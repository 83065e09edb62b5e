type Comparable = {
  provider: string;
  providerPackage: string;
  wholesaleUsdE4: number;
  unusedValidDays: number;
};

/** Whole percent added to a provider's wholesale prices when offers are compared; never to what people pay. */
export type Handicaps = Readonly<Record<string, number>>;

/**
 * The offer that a plan is sold by: the cheapest after handicaps, then the one that may wait longest unused, then by
 * name, so that the same offers always give the same answer. Null when there is none.
 */
export function pickOffer<Offer extends Comparable>(
  offers: readonly Offer[],
  handicaps: Handicaps,
): Offer | null {
  return rankOffers(offers, handicaps)[0] ?? null;
}

/** The best first. */
export const rankOffers = <Offer extends Comparable>(
  offers: readonly Offer[],
  handicaps: Handicaps,
): Offer[] => offers.toSorted((a, b) => compareOffers(a, b, handicaps));

function compareOffers(a: Comparable, b: Comparable, handicaps: Handicaps): number {
  return (
    comparedCost(a, handicaps) - comparedCost(b, handicaps) ||
    b.unusedValidDays - a.unusedValidDays ||
    order(a.provider, b.provider) ||
    order(a.providerPackage, b.providerPackage)
  );
}

const comparedCost = (offer: Comparable, handicaps: Handicaps) =>
  offer.wholesaleUsdE4 * (100 + (handicaps[offer.provider] ?? 0));

/** By code unit: the same on every machine, whatever its language. */
const order = (a: string, b: string) => Number(a > b) - Number(a < b);
