import type { Language } from "@rihla/contract";
import * as z from "zod";
import { orUnknown, UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import type {
  GatewayCreated,
  GatewayRequest,
  GatewayState,
  GatewayTakings,
  PaymentGateway,
  TakenThere,
} from "../../../modules/payments/payment-gateway.ts";
import { attemptOf, type Checkout, checkoutSchema, dinarsOf, stateOf } from "./checkout.ts";
import { type ChargilyAnswer, type ChargilyClient, type ChargilyOptions, createClient } from "./client.ts";
import { chargilyFacts } from "./facts.ts";

/** The languages of its pages; it refuses any other. */
const locales = { fr: "fr", en: "en", ar: "ar" } as const satisfies Record<Language, string>;

/** CIB and Edahabia cards, through Chargily Pay version 2. */
export function createChargily(options: ChargilyOptions): PaymentGateway {
  const call = createClient(options);
  return {
    ...chargilyFacts(options.minimumDinars),
    create: (request) => create(call, request),
    fetchState: (ref) => fetchState(call, ref),
    fetchRefunded: async () => ({ outcome: "unknown", reason: "refunds are done on Chargily's site" }),
    refund: async () => ({ outcome: "refused", reason: "refunds are done on Chargily's site" }),
    listTaken: (from, to) => orUnknown(() => listTaken(call, from, to)),
    listGivenBack: null,
    disputes: null,
    closePage: async (ref) => {
      await orUnknown(() => call("POST", `checkouts/${encodeURIComponent(ref)}/expire`));
    },
  };
}

/** They have no idempotency key: an attempt that may have been made before is looked for, not made again. */
async function create(call: ChargilyClient, request: GatewayRequest): Promise<GatewayCreated> {
  const dinars = dinarsOf(request.amount.amount);
  if (request.amount.currency !== "DZD" || dinars === null)
    return { outcome: "refused", reason: "takes whole dinars only" };
  const made = request.isRepeat ? await orUnknown(() => find(call, request.paymentId)) : null;
  if (made) return made;
  const created = await orUnknown(() => post(call, request, dinars));
  if (created.outcome !== "unknown") return created;
  return (await orUnknown(() => find(call, request.paymentId))) ?? created;
}

async function post(call: ChargilyClient, request: GatewayRequest, dinars: number): Promise<GatewayCreated> {
  const answer = await call("POST", "checkouts", {
    amount: dinars,
    currency: "dzd",
    payment_method: request.method,
    success_url: request.returnUrl,
    failure_url: request.returnUrl,
    webhook_endpoint: request.notifyUrl,
    description: request.description,
    locale: locales[request.language],
    metadata: { attempt_id: request.paymentId },
    // The price shown is the price paid.
    chargily_pay_fees_allocation: "merchant",
  });
  if (!answer.isOk) return { outcome: "refused", reason: `create status ${answer.status}` };
  return pageOf(checkoutIn(answer));
}

const list = z.object({ data: z.array(z.unknown()), last_page: z.number().int().default(1) });
/** As many as one answer holds. The newest come first, and an attempt is looked for within seconds. */
const recent = 50;

/** The page of an attempt whose answer was lost; null when there is none. */
async function find(call: ChargilyClient, paymentId: string): Promise<GatewayCreated | null> {
  const answer = await call("GET", `checkouts?per_page=${recent}`);
  const listed = list.safeParse(answer.body);
  if (!listed.success) throw new UnknownOutcome(`checkouts: status ${answer.status}, not a list`);
  const checkouts = listed.data.data.flatMap((one) => checkoutSchema.safeParse(one).data ?? []);
  const made = checkouts.find((one) => attemptOf(one) === paymentId);
  return made ? pageOf(made) : null;
}

/** Pages are read back to those that were closed before the span began. */
async function listTaken(call: ChargilyClient, from: Date, to: Date): Promise<GatewayTakings> {
  const taken: TakenThere[] = [];
  for (let page = 1; ; page++) {
    const answer = await call("GET", `checkouts?per_page=${recent}&page=${page}`);
    const listed = list.safeParse(answer.body);
    if (!listed.success) throw new UnknownOutcome(`checkouts: status ${answer.status}, not a list`);
    const dated = z.array(datedCheckout).safeParse(listed.data.data);
    if (!dated.success) throw new UnknownOutcome("checkouts without their dates");
    const checkouts = dated.data;
    taken.push(...checkouts.flatMap((one) => takenOf(one, from, to)));
    const last = checkouts.at(-1);
    const isBefore = !last || last.created_at * 1000 < from.getTime() - dayMs;
    if (isBefore || page >= listed.data.last_page) return { outcome: "listed", taken };
  }
}

const dayMs = 24 * 60 * 60 * 1000;
const datedCheckout = checkoutSchema.extend({ created_at: z.number(), updated_at: z.number() });

function takenOf(checkout: z.output<typeof datedCheckout>, from: Date, to: Date): TakenThere[] {
  const state = stateOf(checkout);
  const at = new Date(checkout.updated_at * 1000);
  if (state.state !== "paid" || at < from || at >= to) return [];
  return [{ name: checkout.id, paymentId: attemptOf(checkout), amount: state.amount, at }];
}

function pageOf({ id, checkout_url }: Checkout): GatewayCreated {
  if (!checkout_url) throw new UnknownOutcome("the checkout has no page");
  return { outcome: "created", ref: id, redirectUrl: checkout_url };
}

async function fetchState(call: ChargilyClient, ref: string): Promise<GatewayState> {
  const state = await orUnknown(async () => {
    const answer = await call("GET", `checkouts/${encodeURIComponent(ref)}`);
    if (!answer.isOk) throw new UnknownOutcome(`checkout: status ${answer.status}`);
    return stateOf(checkoutIn(answer));
  });
  return "outcome" in state ? { state: "unknown", reason: state.reason } : state;
}

function checkoutIn({ status, body }: ChargilyAnswer): Checkout {
  const parsed = checkoutSchema.safeParse(body);
  if (!parsed.success) throw new UnknownOutcome(`status ${status}, not a checkout`);
  return parsed.data;
}
