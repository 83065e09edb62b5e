import type { Catalogue } from "@rihla/contract";
import type { App } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { Refusal } from "../../refusal.ts";
import { findDestinations, findPlansForSale, findPlansOf } from "./catalogue.repository.ts";
import { networksOf, toCurrency, toDestination, toPlan, toPlanDetail, unknownCurrency } from "./catalogue.ts";
import { findAlternatives } from "./find-alternatives.ts";
import { findCurrencies } from "./prices.repository.ts";
import { createDestinationSearch } from "./search-destinations.ts";

/** Public and the same for everybody: `route` keeps the answers as bytes until the catalogue changes. */
export function mountCatalogue(route: Route, app: App): void {
  route("GET /catalogue", ({ query }) => describeCatalogue(app, query.currency));

  route("GET /destinations", async ({ query }) => {
    const rows = await findDestinations(app.db, await offered(app, query.currency), { kind: query.kind });
    const destinations = rows.map((row) => toDestination(row, query.currency));
    const items =
      query.popular === undefined ? destinations : destinations.filter((d) => d.popular === query.popular);
    return { items, next: null };
  });

  route("GET /destinations/{code}", async ({ path, query }) => {
    const [row] = await findDestinations(app.db, await offered(app, query.currency), { code: path.code });
    if (!row) throw new Refusal("not_found");
    const plans =
      row.kind === "country" ? await findPlansOf(app.db, path.code, await offered(app, query.currency)) : [];
    return { ...toDestination(row, query.currency), networks: networksOf(plans) };
  });

  route("GET /destinations/{code}/plans", async ({ path, query }) => {
    const plans = await findPlansOf(app.db, path.code, await offered(app, query.currency));
    if (plans.length === 0) throw new Refusal("not_found");
    const items = plans
      .filter((plan) => query.kind === undefined || plan.kind === query.kind)
      .filter((plan) => query.days === undefined || plan.days === null || plan.days === query.days)
      .map((plan) => toPlan(plan, query.currency));
    return { items, next: null };
  });

  route("GET /destinations/{code}/alternatives", async ({ path, query }) => ({
    items: await findAlternatives(app, path.code, await offered(app, query.currency)),
    next: null,
  }));

  const searchDestinations = createDestinationSearch(app);
  route("GET /search", async ({ query }) => ({
    items: await searchDestinations(query.q, query.language, await offered(app, query.currency)),
    next: null,
  }));

  route("GET /plans/{code}", async ({ path, query }) => {
    const [plan] = await findPlansForSale(app.db, [path.code]);
    if (!plan) throw new Refusal("not_found");
    return toPlanDetail(plan, query.currency);
  });
}

/** A currency the shop prices in; another one is refused. */
async function offered(app: App, currency: string): Promise<string> {
  const known = await findCurrencies(app.db);
  if (!known.some(({ code }) => code === currency)) throw unknownCurrency();
  return currency;
}

async function describeCatalogue(app: App, currency: string): Promise<Catalogue> {
  const rows = await findDestinations(app.db, await offered(app, currency));
  // Before the first sync there is no lowest price to tell.
  if (rows.length === 0) throw new Refusal("not_found");
  const countries = rows.filter((row) => row.kind === "country");
  return {
    countryCount: countries.length,
    regionCount: rows.length - countries.length,
    planCount: rows.reduce((sum, row) => sum + Number(row.plan_count), 0),
    lowestPrice: { amount: Math.min(...rows.map((row) => row.lowest_price)), currency },
    currencies: (await findCurrencies(app.db)).map(toCurrency),
    paymentMethods: Object.entries(app.gateways).map(([method, gateway]) => ({
      method: method as "cib",
      currencies: [...gateway.currencies],
    })),
  };
}
