import type { FastifyReply } from "fastify";
import type { Decline } from "./cards.ts";
import { pushEvent } from "./event.ts";
import { type Intent, keep, newId, type Session, type Stripe } from "./session.ts";

/** What a try comes to. `canceled`: they gave the payment up. */
export type Outcome = "paid" | "declined" | "processing" | "processing-failed" | "expired" | "canceled";

const newIntent = (): Intent => ({
  id: newId("pi"),
  chargeId: null,
  status: "requires_payment_method",
  received: 0,
  refunded: 0,
  decline: null,
});

/** What is paid stays paid. From anything else it can still be paid: late payments do happen. */
export function moveTo(
  stripe: Stripe,
  session: Session,
  outcome: Outcome,
  decline: Decline = "card_declined",
): Session {
  if (session.paid) return session;
  const intent = session.intent ?? newIntent();
  const changes: Record<Outcome, Partial<Session>> = {
    paid: { status: "complete", paid: true, intent: succeeded(session, intent, stripe.world.clock.now()) },
    declined: { intent: { ...intent, status: "requires_payment_method", decline } },
    processing: { status: "complete", intent: { ...intent, status: "processing", decline: null } },
    "processing-failed": {
      status: "complete",
      intent: { ...intent, status: "requires_payment_method", decline },
    },
    expired: { status: "expired" },
    canceled: { intent: { ...intent, status: "canceled" } },
  };
  return keep(stripe, { ...session, confirming: null, ...changes[outcome] });
}

const succeeded = ({ amount }: Session, intent: Intent, chargedAt: number): Intent => ({
  ...intent,
  chargedAt,
  chargeId: newId("ch"),
  status: "succeeded",
  received: amount,
  decline: null,
});

const EVENTS: Record<Outcome, string> = {
  paid: "checkout.session.completed",
  processing: "checkout.session.completed",
  "processing-failed": "checkout.session.async_payment_failed",
  declined: "payment_intent.payment_failed",
  expired: "checkout.session.expired",
  canceled: "payment_intent.canceled",
};

/** Tells the shop: before the browser gets `answer`, or once it has got it and the delay has passed. */
export async function tellShop(
  stripe: Stripe,
  before: Session,
  after: Session,
  outcome: Outcome,
  answer?: FastifyReply,
): Promise<void> {
  const wasProcessing = before.intent?.status === "processing";
  const type =
    outcome === "paid" && wasProcessing ? "checkout.session.async_payment_succeeded" : EVENTS[outcome];
  const { webhookOrder, webhookDelaySeconds } = stripe.switches.read();
  if (webhookOrder === "before-redirect") return pushEvent(stripe, type, after);
  const { clock } = stripe.world;
  const due = clock.now() + webhookDelaySeconds * 1000;
  const later = () => clock.at(due, () => void pushEvent(stripe, type, after));
  if (answer) answer.raw.once("close", later);
  else later();
}

export function expire(stripe: Stripe, session: Session): Session {
  const expired = moveTo(stripe, session, "expired");
  void tellShop(stripe, session, expired, "expired");
  return expired;
}

export function watchExpiry(stripe: Stripe, { id, expiresAt }: Session): void {
  stripe.world.clock.at(expiresAt, () => {
    const session = stripe.sessions.get(id);
    if (session?.status === "open") expire(stripe, session);
  });
}

/** After a restart. */
export function resumeExpiries(stripe: Stripe): void {
  for (const session of stripe.sessions.all()) if (session.status === "open") watchExpiry(stripe, session);
}
