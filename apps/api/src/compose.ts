import { KnownRevision } from "@rihla/http";
import type { FastifyInstance } from "fastify";
import { type Adapter, connectAll } from "./adapters/adapter.ts";
import { airalo } from "./adapters/esim/airalo/index.ts";
import { esimAccess } from "./adapters/esim/esim-access/index.ts";
import { createSmtpMailer } from "./adapters/mail/smtp/smtp-mailer.ts";
import { chargily } from "./adapters/payments/chargily/index.ts";
import { satim } from "./adapters/payments/satim/index.ts";
import type { App, Db, WholesaleProvider } from "./app.ts";
import { type Config, readConfig, shopVariables } from "./config.ts";
import { createCachedRoute } from "./http/cached-route.ts";
import { createHttp } from "./http/create-http.ts";
import { mountOperations } from "./http/operations.ts";
import { createRoute } from "./http/route.ts";
import type { JobHandlers, Jobs } from "./infra/jobs.ts";
import type { Log } from "./infra/log.ts";
import type { Environment, Variables } from "./infra/variables.ts";
import { mountAccount } from "./modules/account/index.ts";
import { catalogueJobs, mountCatalogue, mountSearch, readRevision } from "./modules/catalogue/index.ts";
import { authenticate, customerJobs, mountCustomers } from "./modules/customers/index.ts";
import { esimJobs, mountEsims } from "./modules/esims/index.ts";
import { notificationJobs } from "./modules/notifications/index.ts";
import {
  mountOrders,
  noteEsimEnd,
  orderJobs,
  placePaidOrder,
  refundRefusedEsim,
} from "./modules/orders/index.ts";
import { offerMethods, paymentJobs } from "./modules/payments/index.ts";
import type { PaymentGateway } from "./modules/payments/payment-gateway.ts";
import { mountQuotes } from "./modules/quotes/index.ts";
import { mountWebhooks, webhookJobs } from "./modules/webhooks/index.ts";

/** The companies that the shop can work with; which ones it does is told by the environment. */
const gateways: Adapter<PaymentGateway>[] = [satim, chargily];
const providers: Adapter<WholesaleProvider>[] = [esimAccess, airalo];

/** Every variable that the api and the worker read. `.env.example` is checked against this list. */
export const configVariables: Variables = Object.assign(
  {},
  shopVariables,
  ...[...gateways, ...providers].map(({ variables }) => variables),
);

export const readShopConfig = (source?: Environment): Config =>
  readConfig([...gateways, ...providers], source);

/** The one place that picks adapters and ties the modules together. */
export function compose(config: Config, log: Log, db: Db, jobs: Jobs): App {
  const cards = connectAll(gateways, config);
  const suppliers = connectAll(providers, config);
  if (suppliers.ports.size === 0) throw new Error("No eSIM provider is configured");
  const app: App = {
    config,
    log,
    db,
    jobs,
    mailer: createSmtpMailer(config),
    gateways: cards.ports,
    methods: offerMethods(config.PAYMENT_METHODS, cards.ports),
    providers: suppliers.ports,
    sellingProviders: namedProviders(config.ESIM_PROVIDERS, suppliers.ports),
    webhooks: [...cards.webhooks, ...suppliers.webhooks],
    paymentEvents: { onPaid: (tx, payment) => placePaidOrder(app, tx, payment) },
    esimEvents: {
      onIssued: (tx, esim) => noteEsimEnd(app, tx, esim.orderId),
      onRefused: async (tx, esim) => {
        await refundRefusedEsim(app, tx, esim);
        await noteEsimEnd(app, tx, esim.orderId);
      },
    },
  };
  return app;
}

/** Throws for one that is not configured: what would be sold could not be delivered. */
function namedProviders(
  names: readonly string[] | undefined,
  configured: ReadonlyMap<string, WholesaleProvider>,
): WholesaleProvider[] {
  return (names ?? [...configured.keys()]).map((name) => {
    const provider = configured.get(name);
    if (!provider) throw new Error(`ESIM_PROVIDERS names ${name}, which is not configured`);
    return provider;
  });
}

/** The HTTP side: every endpoint of the contract, the doors for the outside, and what operations look at. */
export async function composeHttp(app: App): Promise<FastifyInstance> {
  const http = createHttp(app.log);
  const checkAnswers = app.config.NODE_ENV === "test";
  const route = createRoute(http, { authenticate: (token) => authenticate(app.db, token), checkAnswers });
  const revision = new KnownRevision(async () => String(await readRevision(app.db)));
  const publicRoute = createCachedRoute(http, { revision, maxBytes: 16 << 20, checkAnswers });
  const searchRoute = createCachedRoute(http, { revision, maxBytes: null, checkAnswers });
  mountCatalogue(publicRoute, app);
  mountSearch(searchRoute, app, revision);
  mountQuotes(route, app);
  mountCustomers(route, app);
  mountAccount(route, app);
  mountOrders(route, app);
  mountEsims(route, app);
  await mountWebhooks(http, app);
  mountOperations(http, app);
  return http;
}

/** Every kind of background work, for the worker: a handler for each of `queues.ts`. */
export function composeJobs(app: App): JobHandlers {
  return [
    ...catalogueJobs(app),
    ...customerJobs(app),
    ...esimJobs(app),
    ...notificationJobs(app),
    ...orderJobs(app),
    ...paymentJobs(app),
    ...webhookJobs(app),
  ];
}
