import type { Language } from "@rihla/contract";
import type { Stripe } from "stripe";
import { orUnknown, UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import type {
  GatewayCreated,
  GatewayGivenBack,
  GatewayRefund,
  GatewayRefunded,
  GatewayRefundRequest,
  GatewayRequest,
  GatewayState,
  GatewayTakings,
  PaymentGateway,
} from "../../../modules/payments/payment-gateway.ts";
import { chargesIn } from "./charges.ts";
import { createClient, type StripeClient, type StripeOptions, StripeRefusal } from "./client.ts";
import { stripeDisputes } from "./disputes.ts";
import { stripeFacts } from "./facts.ts";
import { refundedIn, refundsIn } from "./refunds.ts";
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
    listTaken: (from, to) => orUnknown(() => listTaken(call, from, to)),
    listGivenBack: (from, to) => orUnknown(() => listGivenBack(call, from, to)),
    disputes: stripeDisputes(call),
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
    cancel_url: request.leaveUrl,
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
  if (given.status === "succeeded") return { outcome: "done" };
  if (given.status === "pending") return { outcome: "done", pending: true };
  return { outcome: "refused", reason: `refund ${given.status}` };
}

async function fetchRefunded(call: StripeClient, ref: string): Promise<GatewayRefunded> {
  return orUnknown(async () => {
    const { payment_intent: paid } = await find(call, ref);
    if (!paid?.latest_charge) throw new UnknownOutcome("nobody has paid");
    const made = await call(({ refunds }) => refunds.list({ payment_intent: paid.id, limit: 100 }));
    return refundedIn(made, paid.currency);
  });
}

type Page = { created: { gte: number; lt: number }; limit: number; starting_after?: string };

/** A hundred at a time, the newest first. */
async function readAll<Row>(
  from: Date,
  to: Date,
  read: (page: Page) => Promise<{ rows: Row[]; last: string | undefined }>,
): Promise<Row[]> {
  const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.floor(to.getTime() / 1000) };
  const all: Row[] = [];
  for (let after: string | undefined; ; ) {
    const { rows, last } = await read({ created, limit: 100, ...(after ? { starting_after: after } : {}) });
    all.push(...rows);
    if (!last) return all;
    after = last;
  }
}

async function listTaken(call: StripeClient, from: Date, to: Date): Promise<GatewayTakings> {
  const taken = await readAll(from, to, async (page) =>
    chargesIn(await call(({ charges }) => charges.list(page))),
  );
  return { outcome: "listed", taken };
}

async function listGivenBack(call: StripeClient, from: Date, to: Date): Promise<GatewayGivenBack> {
  const givenBack = await readAll(from, to, async (page) =>
    refundsIn(await call(({ refunds }) => refunds.list(page))),
  );
  return { outcome: "listed", givenBack };
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
