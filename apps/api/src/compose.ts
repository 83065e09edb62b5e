import { type Adapter, connectAll } from "./adapters/adapter.ts";
import { airalo } from "./adapters/esim/airalo/index.ts";
import { esimAccess } from "./adapters/esim/esim-access/index.ts";
import { createSmtpMailer } from "./adapters/mail/smtp/smtp-mailer.ts";
import { chargily } from "./adapters/payments/chargily/index.ts";
import { paypal } from "./adapters/payments/paypal/index.ts";
import { satim } from "./adapters/payments/satim/index.ts";
import { stripe } from "./adapters/payments/stripe/index.ts";
import type { App, Db, WholesaleProvider } from "./app.ts";
import { type Config, readConfig, shopVariables } from "./config.ts";
import type { JobHandlers, Jobs } from "./infra/jobs.ts";
import type { Log } from "./infra/log.ts";
import type { Environment, Variables } from "./infra/variables.ts";
import { catalogueJobs } from "./modules/catalogue/index.ts";
import { customerJobs } from "./modules/customers/index.ts";
import { esimJobs } from "./modules/esims/index.ts";
import { notificationJobs } from "./modules/notifications/index.ts";
import {
  noteEsimEnd,
  orderJobs,
  placePaidOrder,
  refundCancelledEsim,
  refundRefusedEsim,
} from "./modules/orders/index.ts";
import { offerMethods, paymentJobs, walletGateway, watchGateways } from "./modules/payments/index.ts";
import type { PaymentGateway } from "./modules/payments/payment-gateway.ts";
import { receiptJobs } from "./modules/receipts/index.ts";
import { creditTopUp } from "./modules/top-ups/index.ts";
import { webhookJobs } from "./modules/webhooks/index.ts";

/** The companies that the shop can work with; which ones it does is told by the environment. */
const gateways: Adapter<PaymentGateway>[] = [satim, chargily, stripe, paypal];
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
  const takers = watchGateways(new Map([...cards.ports, [walletGateway.name, walletGateway]]));
  const suppliers = connectAll(providers, config);
  if (suppliers.ports.size === 0) throw new Error("No eSIM provider is configured");
  const app: App = {
    config,
    log,
    db,
    jobs,
    mailer: createSmtpMailer(config),
    gateways: takers.gateways,
    methods: offerMethods(config.PAYMENT_METHODS, takers.gateways, takers.isDown),
    providers: suppliers.ports,
    sellingProviders: namedProviders(config.ESIM_PROVIDERS, suppliers.ports),
    webhooks: [...cards.webhooks, ...suppliers.webhooks],
    paymentEvents: {
      onPaid: (tx, payment) =>
        payment.paysFor === "order" ? placePaidOrder(app.jobs, tx, payment) : creditTopUp(tx, payment),
    },
    esimEvents: {
      onIssued: (tx, esim) => noteEsimEnd(app.jobs, tx, esim.orderId),
      onRefused: async (tx, esim) => {
        await refundRefusedEsim(app, tx, esim);
        await noteEsimEnd(app.jobs, tx, esim.orderId);
      },
      onCancelled: (tx, esim, walletOf) => refundCancelledEsim(app, tx, esim, walletOf),
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

/** Every kind of background work, for the worker: a handler for each of `queues.ts`. */
export function composeJobs(app: App): JobHandlers {
  return [
    ...catalogueJobs(app),
    ...customerJobs(app),
    ...esimJobs(app),
    ...notificationJobs(app),
    ...orderJobs(app),
    ...paymentJobs(app),
    ...receiptJobs(app),
    ...webhookJobs(app),
  ];
}
