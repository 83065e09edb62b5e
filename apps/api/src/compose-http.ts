import { KnownRevision } from "@rihla/http";
import type { FastifyInstance } from "fastify";
import type { App } from "./app.ts";
import { createCachedRoute } from "./http/cached-route.ts";
import { createHttp } from "./http/create-http.ts";
import { refuseOldApps } from "./http/old-apps.ts";
import { mountOperations } from "./http/operations.ts";
import { createRoute } from "./http/route.ts";
import { mountAccount } from "./modules/account/index.ts";
import { mountAutomaticRecharges } from "./modules/automatic-recharges/index.ts";
import { mountCatalogue, mountSearch, readRevision } from "./modules/catalogue/index.ts";
import { mountChat } from "./modules/chat/index.ts";
import { mountCompatibility } from "./modules/compatibility/index.ts";
import { mountCustomers } from "./modules/customers/index.ts";
import { mountDevices } from "./modules/devices/index.ts";
import { mountEsimShares } from "./modules/esim-shares/index.ts";
import { mountEsims } from "./modules/esims/index.ts";
import { mountFeedback, readFeedbackRevision } from "./modules/feedback/index.ts";
import { mountGuides } from "./modules/guides/index.ts";
import { shopFigures } from "./modules/health/index.ts";
import { mountLocation } from "./modules/location/index.ts";
import { mountMessages } from "./modules/messages/index.ts";
import { mountOperators } from "./modules/operators/index.ts";
import { mountOrders } from "./modules/orders/index.ts";
import { mountPayments } from "./modules/payments/index.ts";
import { mountQuotes } from "./modules/quotes/index.ts";
import { mountReceipts } from "./modules/receipts/index.ts";
import { mountRecharges } from "./modules/recharges/index.ts";
import { mountRepairs } from "./modules/repairs/index.ts";
import { authenticate, mountSignIn } from "./modules/sign-in/index.ts";
import { mountTopUps } from "./modules/top-ups/index.ts";
import { mountVouchers } from "./modules/vouchers/index.ts";
import { mountWallet } from "./modules/wallet/index.ts";
import { mountWebhooks } from "./modules/webhooks/index.ts";

/** The HTTP side, apart so that a worker loads none of it: every endpoint of the contract, the addresses for webhooks, and what operations look at. */
export async function composeHttp(app: App): Promise<FastifyInstance> {
  const { API_TRUSTED_PROXIES, API_METRICS_PORT, METRICS_HOST } = app.config;
  const http = createHttp(app.log, {
    secretKey: app.config.SECRET_KEY,
    trustedProxies: API_TRUSTED_PROXIES,
    figures: shopFigures(app),
    metrics: API_METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: API_METRICS_PORT },
  });
  refuseOldApps(http, app.config.APP_LEAST_VERSION);
  const checkAnswers = app.config.NODE_ENV === "test";
  const route = createRoute(http, {
    authenticate: (token) => authenticate(app.db, token),
    checkAnswers,
    secureCookies: app.config.PUBLIC_URL.startsWith("https:"),
  });
  // Both only grow, so another sum is another state of what everybody sees.
  const revision = new KnownRevision(async () =>
    String((await readRevision(app.db)) + (await readFeedbackRevision(app.db))),
  );
  const publicRoute = createCachedRoute(http, { revision, maxBytes: 16 << 20, checkAnswers });
  const searchRoute = createCachedRoute(http, { revision, maxBytes: null, checkAnswers });
  mountCatalogue(publicRoute, app);
  mountSearch(searchRoute, app, revision);
  mountCompatibility(searchRoute);
  mountLocation(route, app);
  mountQuotes(route, app);
  mountPayments(route, app);
  mountOperators(route, app);
  mountSignIn(route, app);
  mountCustomers(route, app);
  mountDevices(route, app);
  mountAccount(route, app);
  mountOrders(route, app);
  mountReceipts(route, app);
  mountEsims(route, app);
  mountGuides(publicRoute, route, app);
  mountFeedback(publicRoute, route, app);
  mountEsimShares(route, app);
  mountRecharges(route, app);
  mountAutomaticRecharges(route, app);
  mountRepairs(route, app);
  mountWallet(route, app);
  mountTopUps(route, app);
  mountVouchers(route, app);
  mountChat(route, app);
  await mountWebhooks(http, app);
  await mountMessages(http, route, app);
  mountOperations(http, app);
  return http;
}
