import type { Language } from "../world/hosted-page-words.ts";
import { type Collection, openSwitches, type Switches } from "../world/store.ts";
import type { World } from "../world/world.ts";

export const SECRET_KEY = "test_sk_sandbox";

export const STATUSES = ["pending", "processing", "paid", "failed", "canceled", "expired"] as const;
export type Status = (typeof STATUSES)[number];

export const METHODS = ["edahabia", "cib", "chargily_app"] as const;
export type Method = (typeof METHODS)[number];

export const ALLOCATIONS = ["customer", "merchant", "split"] as const;

/** Amounts in whole dinars, times in milliseconds of the world's clock. */
export type Checkout = {
  id: string;
  amount: number;
  /** Percent of the amount, as it was when the checkout was made. */
  feePercent: number;
  feesAllocation: (typeof ALLOCATIONS)[number];
  status: Status;
  method: Method;
  locale: Language;
  successUrl: string;
  failureUrl: string;
  webhookEndpoint: string;
  description: string | null;
  customerId: string | null;
  metadata: unknown;
  /** Where browsers reach the page. */
  pageUrl: string;
  createdAt: number;
  updatedAt: number;
  expiresAt: number;
  /** Wrong values for fields of the answers, set by the controls. */
  misreport: Record<string, unknown>;
};

type ChargilySwitches = {
  feePercent: number;
  /** How long a checkout can be paid. */
  sessionSeconds: number;
  /** Where events go for checkouts that name no address themselves. */
  webhookUrl: string;
  webhookOrder: "after-redirect" | "before-redirect";
  /** How long after the redirect the event leaves, by the world's clock. */
  webhookDelaySeconds: number;
  /** Refuses shop addresses without TLS, as the real one may. */
  httpsOnly: boolean;
};

export type Chargily = {
  world: World;
  checkouts: Collection<Checkout>;
  switches: Switches<ChargilySwitches>;
};

export function openChargily(world: World): Chargily {
  return {
    world,
    checkouts: world.store.collection("chargily/checkouts"),
    switches: openSwitches<ChargilySwitches>(world.store, "chargily", {
      feePercent: 2.5,
      sessionSeconds: 30 * 60,
      webhookUrl: "",
      webhookOrder: "after-redirect",
      webhookDelaySeconds: 0,
      httpsOnly: false,
    }),
  };
}

export function keep(chargily: Chargily, checkout: Checkout): Checkout {
  chargily.checkouts.put(checkout.id, checkout);
  return checkout;
}
