import { randomUUID } from "node:crypto";
import { basePath, type Order, type Payment, type PaymentMethod, type Quote } from "@rihla/contract";
import { sql } from "kysely";
import type { TestShop } from "./test-shop.ts";

export type Guest = { email: string; number: string; secret: string };
type Answer = { status: number; data: unknown; problem: { code: string; newTotal?: unknown } };

/** Calls the API as a browser would; `as` proves the order. */
export async function callApi(
  { http }: TestShop,
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  options: { body?: object; as?: { secret: string } | { token: string }; key?: string } = {},
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (options.as && "secret" in options.as) headers["order-secret"] = options.as.secret;
  if (options.as && "token" in options.as) headers.authorization = `Bearer ${options.as.token}`;
  if (method === "POST") headers["idempotency-key"] = options.key ?? randomUUID();
  const payload = options.body ? { payload: options.body } : {};
  const response = await http.inject({ method, url: basePath + path, headers, ...payload });
  const body = response.body ? response.json() : {};
  return { status: response.statusCode, data: body.data, problem: body };
}

/** A plan on sale that costs enough for every gateway. */
export async function anyPlan(shop: TestShop, kind: "fixed" | "unlimited" = "fixed"): Promise<string> {
  const plan = await shop.app.db
    .selectFrom("plan")
    .select("code")
    .where("destinationCode", "=", "TN")
    .where("kind", "=", kind)
    .where("withdrawnAt", "is", null)
    .orderBy(sql`(prices ->> 'DZD')::bigint`)
    .executeTakeFirstOrThrow();
  return plan.code;
}

export function orderBody(plan: string, total: Quote["total"], changes: object = {}) {
  return {
    currency: "DZD",
    lines: [{ plan, quantity: 1 }],
    billing: {
      email: `${randomUUID()}@example.com`,
      name: "Amel Haddad",
      phone: "+213551234567",
      country: "DZ",
    },
    paymentMethod: "cib",
    language: "fr",
    compatibilityConfirmed: true,
    termsAccepted: true,
    expectedTotal: total,
    ...changes,
  };
}

/** A guest places an order for one plan, or for `lines`; at the price in `changes.currency`, with `changes.coupon`. */
export async function order(
  shop: TestShop,
  lines?: object[],
  changes: object = {},
): Promise<Guest & { order: Order }> {
  const wanted = lines ?? [{ plan: await anyPlan(shop), quantity: 1 }];
  const { currency = "DZD", coupon }: { currency?: string; coupon?: string } = changes;
  const asked = { currency, lines: wanted, ...(coupon && { coupon }) };
  const quote = (await callApi(shop, "POST", "/quotes", { body: asked })).data as Quote;
  const body = orderBody("", quote.total, { lines: wanted, ...changes });
  return guestOf((await callApi(shop, "POST", "/orders", { body })).data);
}

/** Who placed an order, by the answer to it. */
export function guestOf(placed: unknown): Guest & { order: Order } {
  const { order: made, secret } = placed as { order: Order; secret: string };
  return { email: made.billing.email, number: made.number, secret, order: made };
}

/** The token of a link by which somebody else pays. */
export async function linkOf(shop: TestShop, guest: Guest): Promise<string> {
  const made = await callApi(shop, "POST", `/orders/${guest.number}/payment-link`, { as: guest });
  return (made.data as { token: string }).token;
}

/** Opens the gateway's page for an order; `transactionId` names the payment at the gateway. */
export async function openPayment(
  shop: TestShop,
  guest: Guest,
  method: PaymentMethod = "cib",
): Promise<Payment & { transactionId: string }> {
  const body = { method };
  const { data } = await callApi(shop, "POST", `/orders/${guest.number}/payments`, { body, as: guest });
  const payment = data as Payment;
  return { ...payment, transactionId: transactionOf(payment) };
}

/**
 * Two pages of one order that both take money. The shop opens one at a time; so the first is cancelled at the bank, which
 * takes the money on it all the same, as it happens.
 */
export async function openTwoPages(shop: TestShop, guest: Guest) {
  const first = await openPayment(shop, guest);
  await shop.sandbox.pay(first.transactionId, { outcome: "cancelled" });
  return [first, await openPayment(shop, guest)] as const;
}

export const transactionOf = ({ receipt }: Payment): string =>
  receipt.find(({ field }) => field === "transactionId")?.value ?? "";

export async function seeOrder(shop: TestShop, guest: Guest): Promise<Order> {
  return (await callApi(shop, "GET", `/orders/${guest.number}`, { as: guest })).data as Order;
}

export async function seePayment(shop: TestShop, guest: Guest, id: string): Promise<Payment> {
  return (await callApi(shop, "GET", `/payments/${id}`, { as: guest })).data as Payment;
}
