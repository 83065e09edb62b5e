import type {
  Catalogue,
  Destination,
  DestinationDetail,
  ListedPlan,
  Money,
  ParsedQueryOf,
  PlanDetail,
} from "@rihla/contract";
import { offeredCurrencies } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";
import type { Db } from "../../database.ts";
import { Refusal } from "../../refusal.ts";
import { findDestinations, findPlansForSale, findPlansOf } from "./catalogue.repository.ts";
import {
  networksOf,
  toCurrency,
  toDestination,
  toListedPlan,
  toPlanDetail,
  unknownCurrency,
} from "./catalogue.ts";

/** A currency the shop prices in; another one is refused. */
export function offeredCurrency(currency: string): string {
  if (!offeredCurrencies.includes(currency)) throw unknownCurrency();
  return currency;
}

export async function listDestinations(
  db: Db,
  query: ParsedQueryOf<"GET /destinations">,
): Promise<Destination[]> {
  const currency = offeredCurrency(query.currency);
  const rows = await findDestinations(db, currency, { kind: query.kind });
  return rows
    .map((row) => toDestination(row, currency))
    .filter((destination) => query.popular === undefined || destination.popular === query.popular);
}

export async function showDestination(db: Db, code: string, inCurrency: string): Promise<DestinationDetail> {
  const currency = offeredCurrency(inCurrency);
  const [row] = await findDestinations(db, currency, { code });
  if (!row) throw new Refusal("not_found");
  const plans = row.kind === "country" ? await findPlansOf(db, code, currency) : [];
  return { ...toDestination(row, currency), networks: networksOf(plans) };
}

export async function listPlans(
  db: Db,
  destination: string,
  query: ParsedQueryOf<"GET /destinations/{code}/plans">,
): Promise<ListedPlan[]> {
  const plans = await findPlansOf(db, destination, offeredCurrency(query.currency));
  if (plans.length === 0) throw new Refusal("not_found");
  return plans
    .filter((plan) => query.kind === undefined || plan.kind === query.kind)
    .filter((plan) => query.days === undefined || plan.days === null || plan.days === query.days)
    .map((plan) => toListedPlan(plan, query.currency));
}

export async function showPlan(db: Db, code: string, currency: string): Promise<PlanDetail> {
  const [plan] = await findPlansForSale(db, [code]);
  if (!plan) throw new Refusal("not_found");
  return toPlanDetail(plan, currency);
}

export async function describeCatalogue(
  app: Uses<"config" | "db" | "methods">,
  inCurrency: string,
): Promise<Catalogue> {
  const currency = offeredCurrency(inCurrency);
  const rows = await findDestinations(app.db, currency);
  // Before the first sync there is no lowest price to tell.
  if (rows.length === 0) throw new Refusal("not_found");
  const countries = rows.filter((row) => row.kind === "country");
  return {
    countryCount: countries.length,
    regionCount: rows.length - countries.length,
    planCount: rows.reduce((sum, row) => sum + row.planCount, 0),
    lowestPrice: lowestOf(rows.map((row) => toDestination(row, currency).lowestPrice)),
    sandbox: app.config.COMPANIES === "played",
    serviceFee: { amount: app.config.SERVICE_FEES[currency] ?? 0, currency },
    currencies: offeredCurrencies.map(toCurrency),
    paymentMethods: app.methods.map(({ shown }) => shown),
  };
}

function lowestOf(prices: readonly Money[]): Money {
  return prices.reduce((lowest, price) => (price.amount < lowest.amount ? price : lowest));
}
