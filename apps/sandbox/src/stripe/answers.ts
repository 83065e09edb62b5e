import type { Decline } from "./cards.ts";
import type { Intent, Refund, Session, Stripe } from "./session.ts";

const seconds = (time: number): number => Math.floor(time / 1000);

const MESSAGES: Record<Decline, string> = {
  card_declined: "Your card was declined.",
  insufficient_funds: "Your card has insufficient funds.",
  authentication_failed:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

/** `expand` names what is told whole instead of by its id. */
export function sessionAnswer(session: Session, expand: readonly string[] = []) {
  const { id, intent, amount, currency } = session;
  const isWhole = expand.some((path) => path.startsWith("payment_intent"));
  return {
    id,
    object: "checkout.session",
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: seconds(session.createdAt),
    currency,
    expires_at: seconds(session.expiresAt),
    livemode: false,
    locale: session.locale,
    metadata: session.metadata,
    mode: "payment",
    payment_intent: intent && (isWhole ? intentAnswer(session, intent, expand) : intent.id),
    payment_status: session.paid ? "paid" : "unpaid",
    status: session.status,
    success_url: session.successUrl,
    url: session.status === "open" ? session.pageUrl : null,
    ...session.misreport,
  };
}

export function intentAnswer(session: Session, intent: Intent, expand: readonly string[] = []) {
  const isWhole = expand.some((path) => path.endsWith("latest_charge"));
  const charge = intent.chargeId && {
    id: intent.chargeId,
    object: "charge",
    amount: intent.received || session.amount,
    amount_captured: intent.received,
    amount_refunded: intent.refunded,
    currency: session.currency,
    paid: intent.status === "succeeded",
    // Which of the test cards it was is not kept.
    payment_method_details: { type: "card", card: { brand: "visa", last4: "4242" } },
    refunded: intent.refunded > 0 && intent.refunded === intent.received,
  };
  return {
    id: intent.id,
    object: "payment_intent",
    amount: session.amount,
    amount_received: intent.received,
    currency: session.currency,
    description: session.description,
    last_payment_error: intent.decline && errorAnswer(intent.decline),
    latest_charge: charge && (isWhole ? charge : charge.id),
    livemode: false,
    metadata: session.intentMetadata,
    status: intent.status,
    ...session.misreportIntent,
  };
}

function errorAnswer(decline: Decline) {
  const isAuthentication = decline === "authentication_failed";
  return {
    type: isAuthentication ? "invalid_request_error" : "card_error",
    code: isAuthentication ? "payment_intent_authentication_failure" : "card_declined",
    decline_code: isAuthentication ? undefined : decline,
    message: MESSAGES[decline],
  };
}

export function refundAnswer(refund: Refund) {
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amount,
    created: seconds(refund.createdAt),
    currency: refund.currency,
    metadata: refund.metadata,
    payment_intent: refund.intentId,
    reason: null,
    status: refund.status,
  };
}

export const refundsOf = ({ refunds }: Stripe, intentId: string): Refund[] =>
  refunds
    .all()
    .filter((refund) => refund.intentId === intentId)
    .reverse();
