import { randomInt, randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { DataOf, Language, Order, Plan, Quote, RechargeChoice } from "@rihla/contract";
import type { Customer } from "./customer.ts";
import type { Sandbox } from "./sandbox.ts";
import { eventually, expect } from "./test.ts";

export const api = "/api/v1/app";

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
  await pay(request, sandbox, customer, order, secret);
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
): Promise<Order> {
  const { order, secret } = await placeOrder(request, customer, { plan });
  await pay(request, sandbox, customer, order, secret);
  await expect(async () => {
    expect((await readOrder(request, order.number, secret)).esims).toHaveLength(1);
  }).toPass(eventually);
  return readOrder(request, order.number, secret);
}

/** With something off; its eSIM may still be to come. */
export async function buyWithCoupon(
  request: APIRequestContext,
  sandbox: Sandbox,
  customer: Customer,
  coupon: string,
): Promise<Order> {
  const { order, secret } = await placeOrder(request, customer, { coupon });
  await pay(request, sandbox, customer, order, secret);
  return readOrder(request, order.number, secret);
}

/** What a voucher's code opens, by who has an account. */
export async function redeemThroughApi(
  request: APIRequestContext,
  sandbox: Sandbox,
  customer: Customer,
  code: string,
): Promise<Order> {
  const token = await signInThroughApi(request, sandbox, customer.email);
  return data<Order>(
    request.post(`${api}/vouchers/redemptions`, {
      headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
      data: { code },
    }),
  );
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
  await pay(request, sandbox, customer, order, secret);
}

/** Gives the gateway's reference. */
export async function pay(
  request: APIRequestContext,
  sandbox: Sandbox,
  { language }: Customer,
  order: Order,
  secret: string,
  method: "cib" | "card" = "cib",
): Promise<string> {
  const headers = { "order-secret": secret };
  const payment = await data<DataOf<"POST /orders/{number}/payments">>(
    request.post(`${api}/orders/${order.number}/payments`, {
      headers: { ...headers, "idempotency-key": randomUUID() },
      data: { method, language },
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
  /** One that takes something off this plan. */
  coupon?: string;
  method?: "cib" | "card";
};

export const transactionOf = ({ receipt }: { receipt: readonly { field: string; value: string }[] }) =>
  receipt.find(({ field }) => field === "transactionId")?.value ?? "";

export async function placeOrder(
  request: APIRequestContext,
  customer: Customer,
  {
    session = {},
    quantity = 1,
    plan: wanted,
    language = customer.language,
    esim,
    coupon,
    method = "cib",
  }: Wanted = {},
) {
  const plan = wanted ?? (await firstFixedPlan(request, "FR"));
  const { email, name } = customer;
  const { currency } = plan.price;
  const lines = [{ plan: plan.code, quantity, ...(esim && { esim }) }];
  const usual = { ...plan.price, amount: plan.price.amount * quantity };
  const wish = { currency, lines, ...(coupon && { coupon }) };
  const quoted = coupon && (await data<Quote>(request.post(`${api}/quotes`, { data: wish })));
  return data<DataOf<"POST /orders">>(
    request.post(`${api}/orders`, {
      headers: { ...session, "idempotency-key": randomUUID() },
      data: {
        ...wish,
        billing: { email, name, phone: "+213550123456", country: "DZ" },
        paymentMethod: method,
        language,
        compatibilityConfirmed: true,
        termsAccepted: true,
        expectedTotal: quoted ? quoted.total : usual,
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

export async function data<T>(call: ReturnType<APIRequestContext["get"]>): Promise<T> {
  const answer = await call;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}
