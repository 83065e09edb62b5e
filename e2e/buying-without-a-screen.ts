import { randomInt, randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { DataOf, Language, Order, Plan, RechargeChoice } from "@rihla/contract";
import type { Customer } from "./customer.ts";
import type { Sandbox } from "./sandbox.ts";
import { eventually, expect } from "./test.ts";

const api = "/api/v1/app";

/** For journeys that begin with an eSIM in hand. */
export async function buyThroughApi(
  request: APIRequestContext,
  sandbox: Sandbox,
  customer: Customer,
  quantity = 1,
): Promise<Order> {
  return (await buyAsGuest(request, sandbox, customer, quantity)).order;
}

/** With the secret by which a guest opens it. */
export async function buyAsGuest(
  request: APIRequestContext,
  sandbox: Sandbox,
  customer: Customer,
  quantity = 1,
): Promise<{ order: Order; secret: string }> {
  const { order, secret } = await placeOrder(request, customer, { quantity });
  await pay(request, sandbox, order, secret);
  await expect(async () => {
    expect((await readOrder(request, order.number, secret)).status).toBe("delivered");
  }).toPass(eventually);
  return { order: await readOrder(request, order.number, secret), secret };
}

/** For journeys with an eSIM that is still to come. */
export async function payThroughApi(
  request: APIRequestContext,
  sandbox: Sandbox,
  customer: Customer,
  plan: Plan,
  language: Language = "fr",
): Promise<Order> {
  const { order, secret } = await placeOrder(request, customer, { plan, language });
  await pay(request, sandbox, order, secret);
  await expect(async () => {
    expect((await readOrder(request, order.number, secret)).esims).toHaveLength(1);
  }).toPass(eventually);
  return readOrder(request, order.number, secret);
}

/** More data for an eSIM of theirs, bought and paid. */
export async function topUpThroughApi(
  request: APIRequestContext,
  sandbox: Sandbox,
  customer: Customer,
  { esim, token, language }: { esim: string; token: string; language: Language },
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { plans } = await data<RechargeChoice>(request.get(`${api}/esims/${esim}/top-ups`, { headers }));
  const { order, secret } = await placeOrder(request, customer, {
    session: headers,
    plan: plans[0],
    language,
    esim,
  });
  await pay(request, sandbox, order, secret);
}

async function pay(
  request: APIRequestContext,
  sandbox: Sandbox,
  order: Order,
  secret: string,
  method: "cib" | "card" = "cib",
): Promise<string> {
  const headers = { "order-secret": secret };
  const payment = await data<DataOf<"POST /orders/{number}/payments">>(
    request.post(`${api}/orders/${order.number}/payments`, {
      headers: { ...headers, "idempotency-key": randomUUID() },
      data: { method },
    }),
  );
  const ref = transactionOf(payment);
  await (method === "cib" ? sandbox.pay(ref) : sandbox.payByCard(ref));
  await request.get(`${api}/payments/${payment.id}`, { headers });
  return ref;
}

type Wanted = {
  /** Headers of who is signed in. */
  session?: Record<string, string>;
  quantity?: number;
  /** The first one of France unless said. */
  plan?: Plan | undefined;
  language?: Language;
  /** Of theirs, which it tops up. */
  esim?: string;
  method?: "cib" | "card";
};

/** A payment by a card of the world, which its payer may call back; gives the gateway's reference with the order. */
export async function buyByCard(
  request: APIRequestContext,
  sandbox: Sandbox,
  customer: Customer,
  language: Language = "fr",
): Promise<{ order: Order; ref: string }> {
  // Less than half a dollar no such card pays.
  const plan = await firstFixedPlan(request, "FR", "USD", 50);
  const { order, secret } = await placeOrder(request, customer, { plan, language, method: "card" });
  const ref = await pay(request, sandbox, order, secret, "card");
  await expect(async () => {
    expect((await readOrder(request, order.number, secret)).status).toBe("delivered");
  }).toPass(eventually);
  return { order: await readOrder(request, order.number, secret), ref };
}

/** Twenty dollars put into the wallet of who is signed in, by such a card. */
export async function topUpByCard(
  request: APIRequestContext,
  sandbox: Sandbox,
  token: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const payment = await data<DataOf<"POST /wallet/top-ups">>(
    request.post(`${api}/wallet/top-ups`, {
      headers: { ...headers, "idempotency-key": randomUUID() },
      data: { amount: { amount: 2000, currency: "USD" }, method: "card" },
    }),
  );
  const ref = transactionOf(payment);
  await sandbox.payByCard(ref);
  await request.get(`${api}/payments/${payment.id}`, { headers });
  return ref;
}

const transactionOf = ({ receipt }: { receipt: readonly { field: string; value: string }[] }) =>
  receipt.find(({ field }) => field === "transactionId")?.value ?? "";

export async function placeOrder(
  request: APIRequestContext,
  customer: Customer,
  { session = {}, quantity = 1, plan: wanted, language = "fr", esim, method = "cib" }: Wanted = {},
) {
  const plan = wanted ?? (await firstFixedPlan(request, "FR"));
  const { email, name } = customer;
  return data<DataOf<"POST /orders">>(
    request.post(`${api}/orders`, {
      headers: { ...session, "idempotency-key": randomUUID() },
      data: {
        currency: plan.price.currency,
        lines: [{ plan: plan.code, quantity, ...(esim && { esim }) }],
        billing: { email, name, phone: "+213550123456", country: "DZ" },
        paymentMethod: method,
        language,
        compatibilityConfirmed: true,
        termsAccepted: true,
        expectedTotal: { ...plan.price, amount: plan.price.amount * quantity },
      },
    }),
  );
}

export async function firstFixedPlan(
  request: APIRequestContext,
  destination: string,
  currency = "DZD",
  least = 0,
): Promise<Plan> {
  const params = { currency };
  const plans = await data<Plan[]>(request.get(`${api}/destinations/${destination}/plans`, { params }));
  return plans.find(({ kind, price }) => kind === "fixed" && price.amount >= least) as Plan;
}

export const readOrder = (request: APIRequestContext, number: string, secret: string) =>
  data<Order>(request.get(`${api}/orders/${number}`, { headers: { "order-secret": secret } }));

/** Codes are limited by network and hour: all journeys together are more people than live behind one. */
const fromAnotherNetwork = () => ({ "x-forwarded-for": `198.18.${randomInt(256)}.${randomInt(256)}` });

/** Gives the session's token. `known`: mails with codes that came before. */
export async function signInThroughApi(
  request: APIRequestContext,
  sandbox: Sandbox,
  email: string,
  known = 0,
): Promise<string> {
  await request.post(`${api}/auth/codes`, { data: { email, language: "fr" }, headers: fromAnotherNetwork() });
  const code = await sandbox.signInCode(email, known);
  const session = await data<DataOf<"POST /auth/sessions">>(
    request.post(`${api}/auth/sessions`, { data: { email, code } }),
  );
  return session.token;
}

/** Everything this e-mail has ordered. */
export async function ordersOf(
  request: APIRequestContext,
  sandbox: Sandbox,
  email: string,
): Promise<Order[]> {
  const token = await signInThroughApi(request, sandbox, email);
  return data<Order[]>(request.get(`${api}/orders`, { headers: { authorization: `Bearer ${token}` } }));
}

async function data<T>(call: ReturnType<APIRequestContext["get"]>): Promise<T> {
  const answer = await call;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}
