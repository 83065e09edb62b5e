import type {
  Catalogue,
  Destination,
  DestinationDetail,
  ParsedQueryOf,
  Plan,
  PlanDetail,
} from "@rihla/contract";
import type { App } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { findDestinations, findPlansForSale, findPlansOf } from "./catalogue.repository.ts";
import { networksOf, toCurrency, toDestination, toPlan, toPlanDetail, unknownCurrency } from "./catalogue.ts";
import { findCurrencies } from "./prices.repository.ts";

/** A currency the shop prices in; another one is refused. */
export async function offeredCurrency(app: App, currency: string): Promise<string> {
  const known = await findCurrencies(app.db);
  if (!known.some(({ code }) => code === currency)) throw unknownCurrency();
  return currency;
}

export async function listDestinations(
  app: App,
  query: ParsedQueryOf<"GET /destinations">,
): Promise<Destination[]> {
  const currency = await offeredCurrency(app, query.currency);
  const rows = await findDestinations(app.db, currency, { kind: query.kind });
  return rows
    .map((row) => toDestination(row, currency))
    .filter((destination) => query.popular === undefined || destination.popular === query.popular);
}

export async function showDestination(
  app: App,
  code: string,
  inCurrency: string,
): Promise<DestinationDetail> {
  const currency = await offeredCurrency(app, inCurrency);
  const [row] = await findDestinations(app.db, currency, { code });
  if (!row) throw new Refusal("not_found");
  const plans = row.kind === "country" ? await findPlansOf(app.db, code, currency) : [];
  return { ...toDestination(row, currency), networks: networksOf(plans) };
}

export async function listPlans(
  app: App,
  destination: string,
  query: ParsedQueryOf<"GET /destinations/{code}/plans">,
): Promise<Plan[]> {
  const plans = await findPlansOf(app.db, destination, await offeredCurrency(app, query.currency));
  if (plans.length === 0) throw new Refusal("not_found");
  return plans
    .filter((plan) => query.kind === undefined || plan.kind === query.kind)
    .filter((plan) => query.days === undefined || plan.days === null || plan.days === query.days)
    .map((plan) => toPlan(plan, query.currency));
}

export async function showPlan(app: App, code: string, currency: string): Promise<PlanDetail> {
  const [plan] = await findPlansForSale(app.db, [code]);
  if (!plan) throw new Refusal("not_found");
  return toPlanDetail(plan, currency);
}

export async function describeCatalogue(app: App, inCurrency: string): Promise<Catalogue> {
  const currency = await offeredCurrency(app, inCurrency);
  const rows = await findDestinations(app.db, currency);
  // Before the first sync there is no lowest price to tell.
  if (rows.length === 0) throw new Refusal("not_found");
  const countries = rows.filter((row) => row.kind === "country");
  return {
    countryCount: countries.length,
    regionCount: rows.length - countries.length,
    planCount: rows.reduce((sum, row) => sum + row.plan_count, 0),
    lowestPrice: { amount: Math.min(...rows.map((row) => row.lowest_price)), currency },
    currencies: (await findCurrencies(app.db)).map(toCurrency),
    paymentMethods: app.methods.map(({ method, gateway }) => ({
      method,
      currencies: [...gateway.currencies],
    })),
  };
}
