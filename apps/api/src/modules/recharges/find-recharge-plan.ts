import type { Names, Plan, RechargeEffect } from "@rihla/contract";
import { obstacleOf } from "@rihla/contract/rules/esim-status";
import type { Selectable } from "kysely";
import type { Executor } from "../../database.ts";
import { findHidings, findNewestBook, hiddenBy, retailPrices } from "../catalogue/index.ts";
import { type EsimRow, esimStatus } from "../esims/index.ts";
import { findPaused } from "../pauses/index.ts";
import { findOffersFor } from "./recharge-offers.repository.ts";
import type { RechargeOfferTable } from "./recharges.tables.ts";

/** A plan for one eSIM at today's price book, and what will be asked of the supplier for it. */
export type RechargePlan = {
  plan: Plan;
  destinationNames: Names;
  flag: string | null;
  provider: string;
  providerPackage: string;
  wholesaleUsdE4: number;
  priceBook: number;
  priceRule: string;
  effect: RechargeEffect;
};

/** How long what a supplier offered stands: as long as an order can be kept open for somebody else to pay. */
const standsForDays = 8;
export const stillStands = ({ readAt }: Pick<Selectable<RechargeOfferTable>, "readAt">): boolean =>
  Date.now() - readAt.getTime() < standsForDays * 24 * 3600_000;

/** Everything that can be bought for an eSIM in this currency, cheapest first. */
export async function priceOffers(db: Executor, esim: EsimRow, currency: string): Promise<RechargePlan[]> {
  const book = await findNewestBook(db);
  if (!book || (await isEnded(db, esim))) return [];
  return (await findOffersFor(db, esim.id))
    .filter(stillStands)
    .flatMap((offer) => priced(esim, offer, book, currency) ?? [])
    .sort((a, b) => a.plan.price.amount - b.plan.price.amount);
}

/** Its supplier is paused, or the shop sells nothing more of its plan or place, to those who have it neither. */
async function isEnded(db: Executor, { provider, plan }: EsimRow): Promise<boolean> {
  if ((await findPaused(db, "supplier")).includes(provider)) return true;
  const ended = (await findHidings(db)).filter(({ endsTopUps }) => endsTopUps);
  return hiddenBy(ended)({ code: plan.code, destination: plan.destination });
}

/** Undefined where the eSIM can't be topped up with it now. */
export async function findRechargePlan(
  db: Executor,
  esim: EsimRow,
  code: string,
  currency: string,
): Promise<RechargePlan | undefined> {
  if (esim.erasedAt || obstacleOf(esimStatus(esim)) !== null) return undefined;
  return (await priceOffers(db, esim, currency)).find(({ plan }) => plan.code === code);
}

function priced(
  esim: EsimRow,
  offer: Selectable<RechargeOfferTable>,
  book: NonNullable<Awaited<ReturnType<typeof findNewestBook>>>,
  currency: string,
): RechargePlan | null {
  const { wholesaleUsdE4, dataBytes, days, planCode: code, providerPackage, effect } = offer;
  const { destination, kind } = esim.plan;
  const { prices, rule } = retailPrices(book, { wholesaleUsdE4, kind, destination });
  const amount = prices[currency];
  if (amount === undefined) return null;
  return {
    plan: { ...esim.plan, code, dataBytes, days, price: { amount, currency } },
    destinationNames: esim.destinationNames,
    flag: esim.flag,
    provider: esim.provider,
    providerPackage,
    wholesaleUsdE4,
    priceBook: book.version,
    priceRule: rule,
    effect,
  };
}
