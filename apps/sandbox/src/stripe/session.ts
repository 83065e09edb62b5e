import type { Language } from "../world/hosted-page-words.ts";
import { eventsAddress } from "../world/options.ts";
import { LETTERS_AND_DIGITS, randomText } from "../world/random-text.ts";
import { type Collection, openSwitches, type Switches } from "../world/store.ts";
import type { World } from "../world/world.ts";
import type { Decline } from "./cards.ts";

export const SECRET_KEY = "sk_test_sandbox";
export const WEBHOOK_SECRET = "whsec_sandbox";

/** One try after another to pay, all of one session. Amounts in minor units. */
export type Intent = {
  id: string;
  chargeId: string | null;
  /** When it was charged. */
  chargedAt?: number;
  status: "requires_payment_method" | "processing" | "succeeded" | "canceled";
  received: number;
  refunded: number;
  decline: Decline | null;
};

export type Session = {
  id: string;
  amount: number;
  /** Lower case, as they write it. */
  currency: string;
  status: "open" | "complete" | "expired";
  paid: boolean;
  intent: Intent | null;
  /** A card that waits for its holder's confirmation: whether it will then be taken. */
  confirming: { decline: Decline | null } | null;
  description: string;
  locale: Language;
  successUrl: string;
  cancelUrl: string;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  intentMetadata: Record<string, string>;
  pageUrl: string;
  createdAt: number;
  expiresAt: number;
  /** Wrong values for fields of the session and of its intent, set by the controls. */
  misreport: Record<string, unknown>;
  misreportIntent: Record<string, unknown>;
};

export type Refund = {
  id: string;
  intentId: string;
  amount: number;
  currency: string;
  status: "pending" | "succeeded" | "failed" | "canceled";
  metadata: Record<string, string>;
  createdAt: number;
};

export const DISPUTE_STATUSES = [
  "needs_response",
  "under_review",
  "won",
  "lost",
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
  "prevented",
] as const;
/** A payment that the card's holder disputes. */
export type Dispute = {
  id: string;
  intentId: string;
  chargeId: string;
  amount: number;
  currency: string;
  reason: string;
  status: (typeof DISPUTE_STATUSES)[number];
  createdAt: number;
  /** Until then proof is taken. */
  dueBy: number;
};

/** What a call with an idempotency key was answered, and what it asked. */
export type IdempotentAnswer = { asked: string; answer: object };

type StripeSwitches = {
  /** Where events go; empty: nowhere. */
  webhookUrl: string;
  webhookOrder: "after-redirect" | "before-redirect";
  /** How long after the redirect an event leaves, by the world's clock. */
  webhookDelaySeconds: number;
  refundsAs: "succeeded" | "pending";
};

export type Stripe = {
  world: World;
  sessions: Collection<Session>;
  refunds: Collection<Refund>;
  disputes: Collection<Dispute>;
  kept: Collection<IdempotentAnswer>;
  switches: Switches<StripeSwitches>;
};

export function openStripe(world: World): Stripe {
  return {
    world,
    sessions: world.store.collection("stripe/sessions"),
    refunds: world.store.collection("stripe/refunds"),
    disputes: world.store.collection("stripe/disputes"),
    kept: world.store.collection("stripe/idempotency"),
    switches: openSwitches<StripeSwitches>(world.store, "stripe", {
      webhookUrl: eventsAddress(world.options, "stripe"),
      webhookOrder: "after-redirect",
      webhookDelaySeconds: 0,
      refundsAs: "succeeded",
    }),
  };
}

export function keep(stripe: Stripe, session: Session): Session {
  stripe.sessions.put(session.id, session);
  return session;
}

export const newId = (prefix: string): string => `${prefix}_${randomText(LETTERS_AND_DIGITS, 24)}`;

export const sessionOfIntent = (stripe: Stripe, id: string): Session | undefined =>
  stripe.sessions.all().find(({ intent }) => intent?.id === id);
