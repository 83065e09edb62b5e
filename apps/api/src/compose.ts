import type { FastifyInstance } from "fastify";
import { createEsimAccess } from "./adapters/esim/esim-access/esim-access.ts";
import { createEsimAccessWebhook } from "./adapters/esim/esim-access/webhook.ts";
import { createSmtpMailer } from "./adapters/mail/smtp/smtp-mailer.ts";
import { createSatimCallback } from "./adapters/payments/satim/callback.ts";
import { createSatim } from "./adapters/payments/satim/satim.ts";
import type { App, Db } from "./app.ts";
import type { Config } from "./config.ts";
import { createCachedRoute } from "./http/cached-route.ts";
import { createHttp } from "./http/create-http.ts";
import { mountOperations } from "./http/operations.ts";
import { createRoute } from "./http/route.ts";
import type { JobHandlers, Jobs } from "./infra/jobs.ts";
import type { Log } from "./infra/log.ts";
import { mountAccount } from "./modules/account/index.ts";
import { catalogueJobs, mountCatalogue, readRevision } from "./modules/catalogue/index.ts";
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
import { paymentJobs } from "./modules/payments/index.ts";
import { mountQuotes } from "./modules/quotes/index.ts";
import { mountWebhooks, webhookJobs } from "./modules/webhooks/index.ts";
import type { WebhookSource } from "./modules/webhooks/webhook-source.ts";

/** The one place that picks adapters and ties the modules together. */
export function compose(config: Config, log: Log, db: Db, jobs: Jobs): App {
  const esimAccess = createEsimAccess({
    baseUrl: config.ESIM_ACCESS_URL,
    accessCode: config.ESIM_ACCESS_CODE,
    secretKey: config.ESIM_ACCESS_SECRET,
  });
  const satim = createSatim({
    baseUrl: config.SATIM_URL,
    userName: config.SATIM_USERNAME,
    password: config.SATIM_PASSWORD,
    terminalId: config.SATIM_TERMINAL,
    refunds: config.SATIM_REFUNDS,
  });
  const app: App = {
    config,
    log,
    db,
    jobs,
    mailer: createSmtpMailer(config),
    gateways: { cib: satim },
    packageSource: esimAccess,
    esimProvider: esimAccess,
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

/** The HTTP side: every endpoint of the contract, the doors for the outside, and what operations look at. */
export async function composeHttp(app: App): Promise<FastifyInstance> {
  const http = await createHttp(app.log);
  const checkAnswers = app.config.NODE_ENV === "test";
  const route = createRoute(http, { authenticate: (token) => authenticate(app.db, token), checkAnswers });
  const publicRoute = createCachedRoute(http, {
    revision: revisionReader(app.db),
    maxBytes: 64 << 20,
    checkAnswers,
  });
  mountCatalogue(publicRoute, app);
  mountQuotes(route, app);
  mountCustomers(route, app);
  mountAccount(route, app);
  mountOrders(route, app);
  mountEsims(route, app);
  await mountWebhooks(http, app, webhookSources(app.config));
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

/** A company whose secret is not configured may not call us. */
function webhookSources(config: Config): WebhookSource[] {
  return [
    ...(config.ESIM_ACCESS_WEBHOOK_TOKEN ? [createEsimAccessWebhook(config.ESIM_ACCESS_WEBHOOK_TOKEN)] : []),
    ...(config.SATIM_CALLBACK_SECRET ? [createSatimCallback(config.SATIM_CALLBACK_SECRET)] : []),
  ];
}

/** Plans on screen may be this old after a sync; what is charged is always read afresh. */
const revisionAgeMs = 1000;

function revisionReader(db: Db): () => Promise<string> {
  let known: { at: number; value: Promise<string> } | null = null;
  return () => {
    if (known && Date.now() - known.at < revisionAgeMs) return known.value;
    const value = readRevision(db).then(String);
    known = { at: Date.now(), value };
    value.catch(() => {
      known = null;
    });
    return value;
  };
}
