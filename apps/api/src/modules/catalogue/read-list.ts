import { offerFromPackage, type SellableOffer, type Seller } from "./offer-from-package.ts";
import type { KnownOffer } from "./offers.repository.ts";
import type { PackageListing } from "./package-source.ts";

/** One provider's list as we can sell it. With an `error` its offers stay as they are. */
export type SellableList = {
  provider: string;
  received: number;
  skipped: PackageListing["skipped"];
  offers: SellableOffer[];
  error: string | null;
};

/** `acceptShortList`: an operator has looked, and the provider really sells that little now. An empty list never is. */
export type ListOptions = { acceptShortList?: boolean };

/** An answer with less than this share of what is on sale is taken for a fault of the provider's. */
const leastCredibleShare = 0.7;

export function readList(
  seller: Seller,
  listing: PackageListing,
  known: readonly KnownOffer[],
  options: ListOptions,
): SellableList {
  const { provider } = seller;
  const skipped = [...listing.skipped];
  const offers = new Map<string, SellableOffer>();
  for (const source of listing.packages) {
    const made = offerFromPackage(seller, source);
    if ("reason" in made) skipped.push({ package: source.code, reason: made.reason });
    else offers.set(source.code, made);
  }
  const onSale = known.filter((offer) => offer.provider === provider && !offer.withdrawnAt).length;
  const least = options.acceptShortList ? 1 : Math.max(1, onSale * leastCredibleShare);
  const list = { provider, received: listing.received, skipped, offers: [...offers.values()], error: null };
  if (offers.size >= least) return list;
  const error = `The provider sent ${offers.size} usable packages while ${onSale} are on sale: kept as it is`;
  return { ...list, offers: [], error };
}
