import { type Adapter, connectAll, dataRecipientsOf } from "./adapters/adapter.ts";
import { airalo } from "./adapters/esim/airalo/index.ts";
import { esimAccess } from "./adapters/esim/esim-access/index.ts";
import { esimGo } from "./adapters/esim/esim-go/index.ts";
import { ipapi } from "./adapters/location/ipapi/index.ts";
import { createSmtpMailer } from "./adapters/mail/smtp/smtp-mailer.ts";
import { chargily } from "./adapters/payments/chargily/index.ts";
import { paypal } from "./adapters/payments/paypal/index.ts";
import { satim } from "./adapters/payments/satim/index.ts";
import { stripe } from "./adapters/payments/stripe/index.ts";
import { fcm } from "./adapters/push/fcm/index.ts";
import { webPush } from "./adapters/push/web-push/index.ts";
import { chatwoot } from "./adapters/support/chatwoot/index.ts";
import { createOwnDesk } from "./adapters/support/own-desk/own-desk.ts";
import type { App, WholesaleProvider } from "./app.ts";
import { type Config, readConfig, shopVariables } from "./config.ts";
import type { Db } from "./database.ts";
import type { JobHandlers, Jobs } from "./infra/jobs/jobs.ts";
import type { Log } from "./infra/log.ts";
import { openRateLimiter, type RateLimit } from "./infra/outbound/rate-limiter.ts";
import type { Environment, Variables } from "./infra/variables.ts";
import { automaticRechargeJobs, requestAutomaticRecharge } from "./modules/automatic-recharges/index.ts";
import { catalogueJobs } from "./modules/catalogue/index.ts";
import { chatJobs } from "./modules/chat/index.ts";
import type { SupportDesk } from "./modules/chat/support-desk.ts";
import { esimJobs } from "./modules/esims/index.ts";
import { healthJobs } from "./modules/health/index.ts";
import { requestAlert } from "./modules/messages/index.ts";
import { messageJobs } from "./modules/messages/messages.jobs.ts";
import { operatorAccessJobs } from "./modules/operator-access/index.ts";
import { operatorJobs } from "./modules/operators/index.ts";
import { orderMessageJobs } from "./modules/order-messages/index.ts";
import {
  mailRechargeJob,
  noteCancellation,
  noteEsimEnd,
  noteRefund,
  orderJobs,
  placeAtOnce,
  placePaidOrder,
  refundEndedEsim,
  refundRefusedEsim,
  refundRefusedRecharge,
  soldFor,
} from "./modules/orders/index.ts";
import { knownPauses } from "./modules/pauses/index.ts";
import {
  offerMethods,
  outageBook,
  paymentJobs,
  walletGateway,
  watchGateways,
} from "./modules/payments/index.ts";
import type { PaymentGateway } from "./modules/payments/payment-gateway.ts";
import { receiptJobs } from "./modules/receipts/index.ts";
import { rechargeJobs } from "./modules/recharges/index.ts";
import { signInJobs } from "./modules/sign-in/index.ts";
import { creditTopUp, noteTopUpRefund, topUpJobs } from "./modules/top-ups/index.ts";
import { walletJobs } from "./modules/wallet/index.ts";
import { webhookJobs } from "./modules/webhooks/index.ts";

/** The companies that the shop can work with; which ones it does is told by the environment. */
const gateways: Adapter<PaymentGateway>[] = [satim, chargily, stripe, paypal];
const providers: Adapter<WholesaleProvider>[] = [esimAccess, airalo, esimGo];
export const providerNames: readonly string[] = providers.map(({ name }) => name);
/** All of them. */
const companies = [...gateways, ...providers, webPush, fcm, chatwoot, ipapi];

/** Every variable that the api and the worker read. `.env.example` is checked against this list. */
export const configVariables: Variables = Object.assign(
  {},
  shopVariables,
  ...companies.map(({ variables }) => variables),
);

export const readShopConfig = (source?: Environment): Config => readConfig(companies, source);

/** The one place that picks adapters and ties the modules together. */
export function compose(config: Config, log: Log, db: Db, jobs: Jobs): App {
  const surroundings = { limiterFor: (line: RateLimit) => openRateLimiter(db, line) };
  const cards = connectAll(gateways, config, surroundings);
  const gatewaysOfAll = new Map([...cards.ports, [walletGateway.name, walletGateway]]);
  const takers = watchGateways(gatewaysOfAll, outageBook(db));
  const pauses = knownPauses(db);
  const suppliers = connectAll(providers, config, surroundings);
  const desk = chatwoot.connect(config, surroundings);
  const ownDesk = createOwnDesk(db);
  if (suppliers.ports.size === 0) throw new Error("No eSIM provider is configured");
  const app: App = {
    config,
    log,
    db,
    jobs,
    mailer: createSmtpMailer(config),
    pushers: {
      browser: webPush.connect(config, surroundings)?.port ?? null,
      app: fcm.connect(config, surroundings)?.port ?? null,
    },
    supportDesk: deskToBeginAt(config, desk?.port, ownDesk),
    supportDesks: new Map([ownDesk, ...(desk ? [desk.port] : [])].map((one) => [one.name, one])),
    ipLocation: ipapi.connect(config, surroundings)?.port ?? null,
    gateways: takers.gateways,
    methods: offerMethods(config.PAYMENT_METHODS, takers.gateways, {
      isDown: takers.isDown,
      isPaused: (gateway) => pauses.isPaused("gateway", gateway),
    }),
    pauses,
    providers: suppliers.ports,
    sellingProviders: namedProviders(config.ESIM_PROVIDERS, suppliers.ports),
    dataRecipients: dataRecipientsOf(companies, config),
    webhooks: [...cards.webhooks, ...suppliers.webhooks, ...(desk?.webhook ? [desk.webhook] : [])],
    paymentEvents: {
      onPaid: (tx, payment) =>
        payment.paysFor === "order" ? placePaidOrder(app, tx, payment) : creditTopUp(app.jobs, tx, payment),
      payAtOnce: async (payment, changes) =>
        payment.paysFor === "order" ? placeAtOnce(app, payment, changes) : undefined,
      onRefund: async (tx, payment, refundId, what) => {
        if (payment.paysFor === "order") await noteRefund(app.jobs, tx, refundId, what);
        else await noteTopUpRefund(app.jobs, tx, payment.id, what);
      },
    },
    esimEvents: {
      soldFor,
      onIssued: (tx, esim) => noteEsimEnd(app.jobs, tx, esim.orderId),
      onRefused: async (tx, esim) => {
        await refundRefusedEsim(app, tx, esim);
        await noteEsimEnd(app.jobs, tx, esim.orderId);
      },
      onCancellation: async (tx, esimId, what) => {
        await noteCancellation(app.jobs, tx, esimId, what);
      },
      onLowData: (tx, { id }, lowDataId) => requestAutomaticRecharge(app.jobs, tx, id, lowDataId),
      onAlert: (tx, esim, alert) => requestAlert(app.jobs, tx, esim, alert),
      onCancelled: (tx, esim, walletOf) => refundEndedEsim(app, tx, esim, walletOf),
    },
    rechargeEvents: {
      onDone: (tx, { id }) => app.jobs.send(tx, mailRechargeJob, { rechargeId: id }),
      onRefused: (tx, recharge) => refundRefusedRecharge(app, tx, recharge),
    },
  };
  return app;
}

/** Our own where it was chosen, or no other is configured; without a back office nobody could answer there. */
function deskToBeginAt(
  { ADMIN_URL, SUPPORT_DESK }: Config,
  configured: SupportDesk | undefined,
  ownDesk: SupportDesk,
): SupportDesk | null {
  if (configured && SUPPORT_DESK !== ownDesk.name) return configured;
  return ADMIN_URL === undefined ? null : ownDesk;
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

/** The programs that do background work, each by its file's name: together they take every queue. */
export const workers = { worker: composeJobs } as const satisfies Record<string, (app: App) => JobHandlers>;

/** Every kind of background work: a handler for each of `queues.ts`. */
export function composeJobs(app: App): JobHandlers {
  return [
    ...automaticRechargeJobs(app),
    ...catalogueJobs(app),
    ...chatJobs(app),
    ...esimJobs(app),
    ...healthJobs(app),
    ...messageJobs(app),
    ...operatorAccessJobs(app),
    ...operatorJobs(app),
    ...orderJobs(app),
    ...orderMessageJobs(app),
    ...paymentJobs(app),
    ...receiptJobs(app),
    ...rechargeJobs(app),
    ...signInJobs(app),
    ...topUpJobs(app),
    ...walletJobs(app),
    ...webhookJobs(app),
  ];
}
