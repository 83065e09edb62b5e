import type { KnownRevision } from "@rihla/http";
import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import {
  describeCatalogue,
  listDestinations,
  listPlans,
  offeredCurrency,
  showDestination,
  showPlan,
} from "./browse-catalogue.ts";
import { findAlternatives } from "./find-alternatives.ts";
import { createDestinationSearch } from "./search-destinations.ts";

/** Public and the same for everybody: `route` keeps the answers as bytes until the catalogue changes. */
export function mountCatalogue(
  route: Route,
  app: Uses<"config" | "db" | "methods" | "dataRecipients">,
): void {
  route("GET /catalogue", ({ query }) => describeCatalogue(app, query.currency));
  route("GET /catalogue/facts", async () => ({
    paymentLinkHours: app.config.PAYMENT_LINK_HOURS,
    dataRecipients: [...app.dataRecipients],
  }));
  route("GET /destinations", async ({ query }) => ({
    items: await listDestinations(app.db, query),
    next: null,
  }));
  route("GET /destinations/{code}", ({ path, query }) => showDestination(app.db, path.code, query.currency));
  route("GET /destinations/{code}/plans", async ({ path, query }) => ({
    items: await listPlans(app.db, path.code, query),
    next: null,
  }));
  route("GET /destinations/{code}/alternatives", async ({ path, query }) => ({
    items: await findAlternatives(app.db, path.code, offeredCurrency(query.currency)),
    next: null,
  }));
  route("GET /plans/{code}", ({ path, query }) => showPlan(app.db, path.code, query.currency));
}

/** As varied as people: `route` keeps nothing. */
export function mountSearch(route: Route, app: Uses<"db">, revision: KnownRevision): void {
  const searchDestinations = createDestinationSearch(app.db, revision);
  route("GET /search", async ({ query }) => ({
    items: await searchDestinations(query.q, query.language, offeredCurrency(query.currency)),
    next: null,
  }));
}
