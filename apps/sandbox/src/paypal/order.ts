import type { Language } from "../world/hosted-page-words.ts";
import { eventsAddress } from "../world/options.ts";
import { randomText } from "../world/random-text.ts";
import { type Collection, openSwitches, type Switches } from "../world/store.ts";
import type { World } from "../world/world.ts";

export const CLIENT_ID = "sandbox-client-id";
export const CLIENT_SECRET = "sandbox-client-secret";
export const WEBHOOK_ID = "WH-SANDBOX";

/**
 * What events are signed with, by the end of the name under which it is fetched. All hold one key, which is read by everybody here; only the
 * first is as it should be.
 */
export const CERTIFICATES = ["genuine", "expired", "other-name", "other-issuer"] as const;
export type Certificate = (typeof CERTIFICATES)[number];

/** Amounts are decimal texts, as they write them. */
type Money = { currency_code: string; value: string };

export type Capture = {
  id: string;
  status: "COMPLETED" | "PENDING" | "DECLINED";
  amount: Money;
  /** When it was taken. */
  at?: number;
};
export type Refund = {
  id: string;
  status: "COMPLETED" | "PENDING" | "FAILED" | "CANCELLED";
  amount: Money;
  /** When it was asked for. */
  at?: number;
  /** The name that the shop gave it. */
  custom_id?: string;
};

export type Order = {
  id: string;
  status: "CREATED" | "PAYER_ACTION_REQUIRED" | "APPROVED" | "VOIDED" | "COMPLETED";
  amount: Money;
  customId: string | null;
  description: string;
  locale: Language;
  returnUrl: string;
  cancelUrl: string;
  /** What becomes of the money when it is taken; `echeck`: it is on its way for days. */
  funding: "fine" | "declined" | "echeck";
  capture: Capture | null;
  refunds: Refund[];
  /** Forgotten, as orders are that nobody took the money of. */
  gone: boolean;
  pageUrl: string;
  createdAt: number;
  /** Wrong values for fields of the order and of its capture, set by the controls. */
  misreport: Record<string, unknown>;
  misreportCapture: Record<string, unknown>;
};

export const OPEN_STATUSES = [
  "OPEN",
  "WAITING_FOR_BUYER_RESPONSE",
  "WAITING_FOR_SELLER_RESPONSE",
  "UNDER_REVIEW",
] as const;
export const DISPUTE_OUTCOMES = [
  "RESOLVED_BUYER_FAVOUR",
  "RESOLVED_SELLER_FAVOUR",
  "RESOLVED_WITH_PAYOUT",
  "CANCELED_BY_BUYER",
  "ACCEPTED",
  "DENIED",
  "NONE",
] as const;

/** What its payer says against a payment. */
export type Dispute = {
  id: string;
  orderId: string;
  captureId: string;
  amount: Money;
  reason: string;
  status: (typeof OPEN_STATUSES)[number] | "RESOLVED";
  outcome: (typeof DISPUTE_OUTCOMES)[number] | null;
  /** What was given to the payer for it, where that is not all. */
  given: Money | null;
  createdAt: number;
  updatedAt: number;
  /** Until then proof is taken. */
  dueBy: number;
};

type PaypalSwitches = {
  /** Where events go; empty: nowhere. */
  webhookUrl: string;
  webhookOrder: "after-redirect" | "before-redirect";
  refundsAs: "COMPLETED" | "PENDING";
  /** What its events name as signed with. */
  certificate: Certificate;
};

export type Paypal = {
  world: World;
  orders: Collection<Order>;
  disputes: Collection<Dispute>;
  tokens: Collection<{ until: number }>;
  /** Where it was called last, under `last`: there its certificates are too. */
  reached: Collection<{ url: string }>;
  /** What a call with a request id was answered. */
  kept: Collection<object>;
  switches: Switches<PaypalSwitches>;
};

export function openPaypal(world: World): Paypal {
  return {
    world,
    orders: world.store.collection("paypal/orders"),
    disputes: world.store.collection("paypal/disputes"),
    tokens: world.store.collection("paypal/tokens"),
    reached: world.store.collection("paypal/reached"),
    kept: world.store.collection("paypal/requests"),
    switches: openSwitches<PaypalSwitches>(world.store, "paypal", {
      webhookUrl: eventsAddress(world.options, "paypal"),
      webhookOrder: "after-redirect",
      refundsAs: "COMPLETED",
      certificate: "genuine",
    }),
  };
}

export function keep(paypal: Paypal, order: Order): Order {
  paypal.orders.put(order.id, order);
  return order;
}

export const newId = (): string => randomText("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789", 17);

export const cents = ({ value }: { value: string }): number => Number(value.replace(".", ""));

const isGiven = ({ status }: Refund) => status === "COMPLETED" || status === "PENDING";
/** What has gone back of an order or is on its way, cents. */
export const givenBack = ({ refunds }: Pick<Order, "refunds">): number =>
  refunds.filter(isGiven).reduce((sum, { amount }) => sum + cents(amount), 0);
