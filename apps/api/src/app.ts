import type { DataRecipient } from "@rihla/contract";
import type { Config } from "./config.ts";
import type { Db } from "./database.ts";
import type { Jobs } from "./infra/jobs/jobs.ts";
import type { Log } from "./infra/log.ts";
import type { PackageSource } from "./modules/catalogue/package-source.ts";
import type { SupportDesk } from "./modules/chat/support-desk.ts";
import type { EsimEvents } from "./modules/esims/esim-events.ts";
import type { EsimProvider } from "./modules/esims/esim-provider.ts";
import type { IpLocation } from "./modules/location/ip-location.ts";
import type { Mailer } from "./modules/messages/mails/mailer.ts";
import type { Pushers } from "./modules/messages/push/pusher.ts";
import type { Pauses } from "./modules/pauses/index.ts";
import type { PaymentEvents } from "./modules/payments/payment-events.ts";
import type { OfferedMethod, PaymentGateway } from "./modules/payments/payment-gateway.ts";
import type { RechargeEvents } from "./modules/recharges/recharge-events.ts";
import type { WebhookSource } from "./modules/webhooks/webhook-source.ts";

export type WholesaleProvider = EsimProvider & PackageSource;

/** What every use case is given: the database, the job queue, and the outside through its ports. */
export type App = {
  config: Config;
  log: Log;
  db: Db;
  jobs: Jobs;
  mailer: Mailer;
  pushers: Pushers;
  /** Where chats begin; null where nobody could answer: then people write by e-mail and WhatsApp. */
  supportDesk: SupportDesk | null;
  /** By the name that stands on a chat's row: also those at which none begins any more. */
  supportDesks: ReadonlyMap<string, SupportDesk>;
  /** Null where nobody has set one up: then every app begins with dinars. */
  ipLocation: IpLocation | null;
  /** By the name that stands on a payment's row: also those that offer nothing any more but took money before. */
  gateways: ReadonlyMap<string, PaymentGateway>;
  /** The ways to pay, in the order shown. */
  methods: readonly OfferedMethod[];
  /** By the name that stands on an offer's, an order line's and an eSIM's row. */
  providers: ReadonlyMap<string, WholesaleProvider>;
  /** Those of `providers` whose offers are on sale. */
  sellingProviders: readonly WholesaleProvider[];
  /** Suppliers and gateways that an operator has paused. */
  pauses: Pauses;
  /** The companies that receive something of a customer's, as texts name them. */
  dataRecipients: readonly DataRecipient[];
  /** The companies that may call us. */
  webhooks: readonly WebhookSource[];
  /** How payments and esims tell the orders they know nothing of. */
  paymentEvents: PaymentEvents;
  esimEvents: EsimEvents;
  rechargeEvents: RechargeEvents;
};

/** What a use case says it needs of the shop, and no more. */
export type Uses<Key extends keyof App> = Pick<App, Key>;
