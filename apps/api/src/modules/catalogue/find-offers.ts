import type { Money } from "@rihla/contract";
import type { Executor } from "../../database.ts";
import { rankOffers } from "./pick-offer.ts";
import { worthUsdE4 } from "./price-book.ts";
import { findNewestBook, findRates } from "./prices.repository.ts";

export type Offer = {
  provider: string;
  providerPackage: string;
  /** 1/10000 USD; of one day where sold by the day. */
  wholesaleUsdE4: number;
};

/** What these providers offer for a plan today, in the order in which the price book prefers them. */
export async function findOffers(db: Executor, plan: string, providers: readonly string[]): Promise<Offer[]> {
  if (providers.length === 0) return [];
  const offers = await db
    .selectFrom("planOffer")
    .select(["provider", "providerPackage", "wholesaleUsdE4", "unusedValidDays"])
    .where("planCode", "=", plan)
    .where("provider", "in", providers)
    .where("withdrawnAt", "is", null)
    .execute();
  return rankOffers(offers, (await findNewestBook(db))?.handicaps ?? {});
}

/** What a price is worth at today's rates, 1/10000 USD, rounded down: what is bought for it may cost so much. */
export async function findWorth(db: Executor, price: Money): Promise<number> {
  const rate = (await findRates(db)).find(({ code }) => code === price.currency);
  return rate ? worthUsdE4(rate, price.amount) : 0;
}
