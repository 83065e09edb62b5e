import { createHash } from "node:crypto";
import type { Order, ParsedBodyOf } from "@rihla/contract";
import type { Db, Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { newId, newReadableCode } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { consumeCoupon } from "../coupons/index.ts";
import { keepBillingDetails } from "../customers/index.ts";
import { orderLimits, spendLimits } from "../limits/index.ts";
import { gatewayFor } from "../payments/index.ts";
import { createQuote, type FullQuote } from "../quotes/index.ts";
import { assertDeliverable } from "./assert-deliverable.ts";
import { boughtOf, sumsOf } from "./frozen-price.ts";
import { type OrderLineRow, type OrderRow, payableMinutes, toOrder } from "./order.ts";
import { orderSecret } from "./order-secret.ts";
import { findOrderByKey, insertOrder, isKeyTaken } from "./orders.repository.ts";
import { showOrder } from "./show-order.ts";

type PlaceOrder = {
  request: ParsedBodyOf<"POST /orders">;
  idempotencyKey: string;
  caller: Caller | null;
  ip: string;
};

/**
 * Writes an unpaid order at the price of this moment, in one statement, with a coupon in two. The price the person saw
 * is compared, never charged: when it moved, nothing is written and the answer names the new one. What a customer bills
 * to themselves is kept for the next purchase.
 * The same key and request give the same order; the same key with another request is refused.
 */
export async function placeOrder(
  app: Uses<"config" | "db" | "gateways" | "methods">,
  input: PlaceOrder,
): Promise<{ order: Order; secret: string }> {
  const hash = createHash("sha256").update(JSON.stringify(input.request)).digest("base64url");
  const earlier = await findOrderByKey(app.db, input.idempotencyKey);
  // What was placed already takes nothing of the limits.
  if (!earlier) await spendLimits(app, orderLimits, input);
  const { row, order } = earlier ? await again(app, earlier) : await write(app, input, hash);
  if (row.requestHash !== hash) throw new Refusal("idempotency_key_reused");
  return { order, secret: orderSecret(app.config.SECRET_KEY, row.id) };
}

type Written = { row: OrderRow; order: Order };

const again = async (app: Uses<"db" | "gateways">, row: OrderRow): Promise<Written> => ({
  row,
  order: await showOrder(app, row),
});

async function write(
  app: Uses<"config" | "db" | "gateways" | "methods">,
  { request, idempotencyKey, caller }: PlaceOrder,
  hash: string,
): Promise<Written> {
  const quote = await createQuote(app.db, request, app.config.SERVICE_FEES);
  await assertDeliverable(app.db, quote);
  const gateway = gatewayFor(app, request.paymentMethod, quote.total);
  const { expectedTotal } = request;
  if (expectedTotal.amount !== quote.total.amount || expectedTotal.currency !== quote.total.currency) {
    throw new Refusal("price_changed", { newTotal: quote.total });
  }
  const ownCaller = caller?.email === request.billing.email ? caller : null;
  const id = newId();
  const order = orderFrom(id, request, quote, {
    idempotencyKey,
    requestHash: hash,
    paymentGateway: gateway.name,
    knownToOwner: ownCaller !== null,
  });
  const lines = linesFrom(id, quote);
  try {
    const row = await insertWithCoupon(app.db, order, lines, quote);
    if (ownCaller) await keepBillingDetails(app.db, ownCaller.customerId, request.billing);
    return { row, order: toOrder(row, lines, [], []) };
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    // Somebody with the same key was quicker, after we had looked.
    return again(app, (await findOrderByKey(app.db, idempotencyKey)) as OrderRow);
  }
}

/** A coupon, which many may use at once, is taken last. */
function insertWithCoupon(
  db: Db,
  order: Parameters<typeof insertOrder>[1],
  lines: OrderLineRow[],
  { coupon }: FullQuote,
): Promise<OrderRow> {
  if (!coupon) return insertOrder(db, order, lines);
  return db.transaction().execute(async (tx) => {
    const row = await insertOrder(tx, order, lines);
    await consumeCoupon(tx, coupon, row);
    return row;
  });
}

function orderFrom(
  id: string,
  request: PlaceOrder["request"],
  quote: FullQuote,
  rest: { idempotencyKey: string; requestHash: string; paymentGateway: string; knownToOwner: boolean },
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
    compatibilityConfirmedAt: now,
    termsAcceptedAt: now,
    payableUntil: new Date(now.getTime() + payableMinutes * 60_000),
    ...rest,
  };
}

function linesFrom(orderId: string, quote: FullQuote) {
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
