import type { Language } from "@rihla/contract";
import type { Stripe } from "stripe";
import { orUnknown, UnknownOutcome } from "../../../infra/outbound.ts";
import type {
  GatewayCreated,
  GatewayRefund,
  GatewayRefunded,
  GatewayRefundRequest,
  GatewayRequest,
  GatewayState,
  PaymentGateway,
} from "../../../modules/payments/payment-gateway.ts";
import { createClient, type StripeClient, type StripeOptions, StripeRefusal } from "./client.ts";
import { stripeFacts } from "./facts.ts";
import { type Session, sessionIn, stateOf, whole } from "./session.ts";

/** Cards, Apple Pay and Google Pay, through Stripe's hosted Checkout. Amounts are minor units. */
export function createStripe(options: StripeOptions): PaymentGateway {
  const call = createClient(options);
  return {
    ...stripeFacts,
    create: (request) => orRefused(() => create(call, request)),
    fetchState: (ref) => fetchState(call, ref),
    refund: (request) => orRefused(() => refund(call, request)),
    fetchRefunded: (ref) => fetchRefunded(call, ref),
    closePage: (ref) => closePage(call, ref),
  };
}

/** Repeated under its key, it gives the same page. */
async function create(call: StripeClient, request: GatewayRequest): Promise<GatewayCreated> {
  const made = await call(({ checkout }) =>
    checkout.sessions.create(sessionFor(request), { idempotencyKey: `att_${request.paymentId}_create` }),
  );
  if (!made.id || !made.url) throw new UnknownOutcome("the session has no page");
  return { outcome: "created", ref: made.id, redirectUrl: made.url };
}

/** Their pages speak no Arabic: they choose by the browser. */
const locales = { fr: "fr", en: "en", ar: "auto" } as const satisfies Record<Language, string>;

function sessionFor(request: GatewayRequest): Stripe.Checkout.SessionCreateParams {
  const { amount, currency } = request.amount;
  const ours = { attempt_id: request.paymentId };
  return {
    mode: "payment",
    allowed_payment_method_types: ["card"],
    // The price shown is the price paid, in the currency of the order.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: request.description },
        },
      },
    ],
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
    client_reference_id: request.paymentId,
    metadata: ours,
    payment_intent_data: { description: request.description, metadata: ours },
    locale: locales[request.language],
    expires_at: Math.floor(request.closesAt.getTime() / 1000),
  };
}

async function fetchState(call: StripeClient, ref: string): Promise<GatewayState> {
  const state = await orUnknown(async () => stateOf(await find(call, ref)));
  return "outcome" in state ? { state: "unknown", reason: state.reason } : state;
}

async function refund(
  call: StripeClient,
  { ref, amount, refundId }: GatewayRefundRequest,
): Promise<GatewayRefund> {
  const { payment_intent: paid } = await find(call, ref);
  if (!paid) return { outcome: "refused", reason: "nobody has paid" };
  const wanted = { payment_intent: paid.id, amount: amount.amount, metadata: { refund_id: refundId } };
  const given = await call(({ refunds }) => refunds.create(wanted, { idempotencyKey: `ref_${refundId}` }));
  if (!given.status) throw new UnknownOutcome("not a refund");
  // One that is pending is on its way.
  if (given.status === "succeeded" || given.status === "pending") return { outcome: "done" };
  return { outcome: "refused", reason: `refund ${given.status}` };
}

async function fetchRefunded(call: StripeClient, ref: string): Promise<GatewayRefunded> {
  return orUnknown(async () => {
    const { payment_intent: paid } = await find(call, ref);
    if (!paid?.latest_charge) throw new UnknownOutcome("nobody has paid");
    const given = paid.latest_charge.amount_refunded;
    const currency = paid.currency.toUpperCase();
    return { outcome: "told", given: given === 0 ? "nothing" : { amount: given, currency } };
  });
}

/** One that is no longer open is left as it is. */
async function closePage(call: StripeClient, ref: string): Promise<void> {
  await orRefused(() => call(({ checkout }) => checkout.sessions.expire(ref)));
}

/** A reference that they don't know is unknown to us too: it was theirs once. */
async function find(call: StripeClient, ref: string): Promise<Session> {
  try {
    return sessionIn(await call(({ checkout }) => checkout.sessions.retrieve(ref, { expand: whole })));
  } catch (error) {
    if (error instanceof StripeRefusal) throw new UnknownOutcome(error.message);
    throw error;
  }
}

/** For what they may say no to. */
async function orRefused<Result>(ask: () => Promise<Result>) {
  try {
    return await orUnknown(ask);
  } catch (error) {
    if (error instanceof StripeRefusal) return { outcome: "refused" as const, reason: error.message };
    throw error;
  }
}
