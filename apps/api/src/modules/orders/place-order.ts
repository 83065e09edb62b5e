import { createHash } from "node:crypto";
import type { Order, ParsedBodyOf } from "@rihla/contract";
import { payableMinutes } from "@rihla/contract/rules";
import type { Company } from "@rihla/contract/rules/company";
import type { Uses } from "../../app.ts";
import type { Db } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { newId, newReadableCode } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { consumeCoupon } from "../coupons/index.ts";
import { keepBillingDetails } from "../customers/index.ts";
import { gatewayFor } from "../payments/index.ts";
import { createQuote, type FullQuote } from "../quotes/index.ts";
import { assertOwnRecharge } from "../recharges/index.ts";
import { assertDeliverable } from "./assert-deliverable.ts";
import { boughtOf, sumsOf } from "./frozen-price.ts";
import { type OrderLineRow, type OrderRow, toOrder } from "./order.ts";
import { isToldAgain, orderSecret } from "./order-secret.ts";
import { findOrderByKey, insertOrder, isKeyKnown, orderedMeanwhile } from "./orders.repository.ts";
import { showOrder } from "./show-order.ts";
import { spendOrderLimits } from "./spend-order-limits.ts";

type PlaceOrder = {
  request: ParsedBodyOf<"POST /orders">;
  idempotencyKey: string;
  caller: Caller | null;
  ip: string;
};

/**
 * Writes an unpaid order at the price of this moment, in one statement, a guest's without a coupon, else in one transaction. The price the person saw
 * is compared, never charged: when it moved, nothing is written and the answer names the new one. What a customer bills
 * to themselves is kept for the next purchase; one whose account is being deleted is signed out and has ordered nothing.
 * The same key and request give the same order, for an hour with its secret; the same key with another request is refused.
 */
export async function placeOrder(
  app: Uses<"config" | "db" | "gateways" | "methods" | "providers">,
  input: PlaceOrder,
): Promise<{ order: Order; secret: string }> {
  // Work that was done on the way is no part of what is asked for.
  const { proof, ...request } = input.request;
  const hash = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
  // What was placed already takes nothing of the limits.
  const { email, phone } = request.billing;
  const asking = { ...input, proof, emails: [email], phones: [phone] };
  const isNew = await spendOrderLimits(app, asking, isKeyKnown(input.idempotencyKey));
  const earlier = isNew ? undefined : await findOrderByKey(app.db, input.idempotencyKey);
  const meanwhile = async (error: unknown) =>
    again(app, await orderedMeanwhile(app.db, input.idempotencyKey, error), input);
  const { row, order } = earlier
    ? await again(app, earlier, input)
    : await write(app, input, hash).catch(meanwhile);
  if (row.requestHash !== hash) throw new Refusal("idempotency_key_reused");
  // A key is no proof of the order for ever: it stands for an answer that was lost.
  if (!isToldAgain(row, new Date())) throw new Refusal("order_secret_ended");
  return { order, secret: orderSecret(app.config.SECRET_KEY, row.id) };
}

type Written = { row: OrderRow; order: Order };

const again = async (
  app: Uses<"config" | "db" | "gateways" | "providers">,
  row: OrderRow,
  { caller }: PlaceOrder,
): Promise<Written> => ({
  row,
  order: await showOrder(app, row, { caller, orderSecret: orderSecret(app.config.SECRET_KEY, row.id) }),
});

async function write(
  app: Uses<"config" | "db" | "gateways" | "methods" | "providers">,
  { request, idempotencyKey, caller }: PlaceOrder,
  hash: string,
): Promise<Written> {
  const ownCaller = caller?.email === request.billing.email ? caller : null;
  await assertOwnRecharge(app.db, request.lines, ownCaller?.email);
  const quote = await createQuote(app.db, request, app.config.SERVICE_FEES);
  await assertDeliverable(app.db, quote);
  assertDaysAccepted(quote, request);
  const { paymentMethod } = request;
  const gateway = paymentMethod && (await gatewayFor(app, paymentMethod, quote.total));
  const { expectedTotal } = request;
  if (expectedTotal.amount !== quote.total.amount || expectedTotal.currency !== quote.total.currency) {
    throw new Refusal("price_changed", { newTotal: quote.total });
  }
  const id = newId();
  const order = orderFrom(id, { ...request, paymentMethod: paymentMethod ?? null }, quote, {
    idempotencyKey,
    requestHash: hash,
    paymentGateway: gateway?.name ?? null,
    knownToOwner: ownCaller !== null,
  });
  const lines = linesFrom(id, quote);
  const { billing, company } = request;
  const buyer = ownCaller && { id: ownCaller.customerId, billing: { ...billing, company: company ?? null } };
  const row = await insertFor(app.db, buyer, order, lines, quote);
  return { row, order: toOrder(row, lines, [], [], []) };
}

/** Who lets days run from now on has to have said that they know it. */
function assertDaysAccepted({ lines }: FullQuote, { daysFromPayingAccepted }: PlaceOrder["request"]): void {
  const runs = lines.some(({ plan, topUp }) => plan.starts === "purchase" && !topUp);
  if (!runs || daysFromPayingAccepted) return;
  const code = "days_from_paying_not_accepted";
  throw new Refusal("invalid_input", { errors: [{ path: "daysFromPayingAccepted", code }] });
}

/**
 * A customer holds their account, so that deleting it finds the order or the order finds it gone. A coupon, which many may
 * use at once, is taken last.
 */
function insertFor(
  db: Db,
  buyer: { id: string; billing: Ordered["billing"] & { company: Company | null } } | null,
  order: Parameters<typeof insertOrder>[1],
  lines: OrderLineRow[],
  { coupon }: FullQuote,
): Promise<OrderRow> {
  if (!coupon && !buyer) return insertOrder(db, order, lines);
  return db.transaction().execute(async (tx) => {
    if (buyer && !(await keepBillingDetails(tx, buyer.id, buyer.billing)))
      throw new Refusal("unauthenticated");
    const row = await insertOrder(tx, order, lines);
    if (coupon) await consumeCoupon(tx, coupon, row);
    return row;
  });
}

/** What of a request stands in its order's row, whoever makes it. */
type Ordered = Pick<OrderRow, "language" | "paymentMethod" | "newsletter"> & {
  billing: { email: string; name: string; phone: string; country: string };
  deviceCheck?: OrderRow["deviceCheck"] | undefined;
  company?: Company | null | undefined;
};

export function orderFrom(
  id: string,
  request: Ordered,
  quote: FullQuote,
  rest: { idempotencyKey: string; requestHash: string; paymentGateway: string | null; knownToOwner: boolean },
) {
  const now = new Date();
  return {
    id,
    number: newReadableCode(8),
    status: "open" as const,
    closeReason: null,
    email: request.billing.email,
    billingName: request.billing.name,
    billingPhone: request.billing.phone,
    billingCountry: request.billing.country,
    language: request.language,
    currency: quote.currency,
    ...sumsOf(quote),
    paymentMethod: request.paymentMethod,
    newsletter: request.newsletter,
    deviceCheck: request.deviceCheck ?? null,
    company: request.company ?? null,
    compatibilityConfirmedAt: now,
    termsAcceptedAt: now,
    payableUntil: new Date(now.getTime() + payableMinutes * 60_000),
    claimedByOwner: rest.knownToOwner,
    ...rest,
  };
}

export function linesFrom(orderId: string, quote: FullQuote) {
  return quote.lines.map((line, position) => ({
    id: newId(),
    orderId,
    position,
    destinationNames: line.destinationNames,
    flag: line.flag,
    quantity: line.quantity,
    days: line.days,
    ...boughtOf(line),
  }));
}
