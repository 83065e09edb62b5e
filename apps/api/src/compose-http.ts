import { KnownRevision } from "@rihla/http";
import type { FastifyInstance } from "fastify";
import type { App } from "./app.ts";
import { createCachedRoute } from "./http/cached-route.ts";
import { createHttp } from "./http/create-http.ts";
import { mountOperations } from "./http/operations.ts";
import { createRoute } from "./http/route.ts";
import { mountAccount } from "./modules/account/index.ts";
import { mountCatalogue, mountSearch, readRevision } from "./modules/catalogue/index.ts";
import { authenticate, mountCustomers } from "./modules/customers/index.ts";
import { mountEsims } from "./modules/esims/index.ts";
import { mountOrders } from "./modules/orders/index.ts";
import { mountPayments } from "./modules/payments/index.ts";
import { mountQuotes } from "./modules/quotes/index.ts";
import { mountReceipts } from "./modules/receipts/index.ts";
import { mountTopUps } from "./modules/top-ups/index.ts";
import { mountWallet } from "./modules/wallet/index.ts";
import { mountWebhooks } from "./modules/webhooks/index.ts";

/** The HTTP side, apart so that a worker loads none of it: every endpoint of the contract, the addresses for webhooks, and what operations look at. */
export async function composeHttp(app: App): Promise<FastifyInstance> {
  const { API_TRUSTED_PROXIES, API_METRICS_PORT, METRICS_HOST } = app.config;
  const http = createHttp(app.log, {
    secretKey: app.config.SECRET_KEY,
    trustedProxies: API_TRUSTED_PROXIES,
    metrics: API_METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: API_METRICS_PORT },
  });
  const checkAnswers = app.config.NODE_ENV === "test";
  const route = createRoute(http, {
    authenticate: (token) => authenticate(app.db, token),
    checkAnswers,
    secureCookies: app.config.PUBLIC_URL.startsWith("https:"),
  });
  const revision = new KnownRevision(async () => String(await readRevision(app.db)));
  const publicRoute = createCachedRoute(http, { revision, maxBytes: 16 << 20, checkAnswers });
  const searchRoute = createCachedRoute(http, { revision, maxBytes: null, checkAnswers });
  mountCatalogue(publicRoute, app);
  mountSearch(searchRoute, app, revision);
  mountQuotes(route, app);
  mountPayments(route, app);
  mountCustomers(route, app);
  mountAccount(route, app);
  mountOrders(route, app);
  mountReceipts(route, app);
  mountEsims(route, app);
  mountWallet(route, app);
  mountTopUps(route, app);
  await mountWebhooks(http, app);
  mountOperations(http, app);
  return http;
}
