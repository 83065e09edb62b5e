import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { DataOf, Order, Plan } from "@rihla/contract";
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
  const { order, secret } = await placeOrder(request, customer, {}, quantity);
  const headers = { "order-secret": secret };
  const payment = await data<DataOf<"POST /orders/{number}/payments">>(
    request.post(`${api}/orders/${order.number}/payments`, {
      headers: { ...headers, "idempotency-key": randomUUID() },
      data: { method: "cib" },
    }),
  );
  await sandbox.pay(payment.receipt.find(({ field }) => field === "transactionId")?.value ?? "");
  await expect(async () => {
    await request.get(`${api}/payments/${payment.id}`, { headers });
    expect((await readOrder(request, order.number, secret)).status).toBe("delivered");
  }).toPass(eventually);
  return readOrder(request, order.number, secret);
}

export async function placeOrder(
  request: APIRequestContext,
  customer: Customer,
  session: Record<string, string> = {},
  quantity = 1,
) {
  const plans = await data<Plan[]>(request.get(`${api}/destinations/FR/plans`));
  const plan = plans.find(({ kind }) => kind === "fixed") as Plan;
  const { email, name } = customer;
  return data<DataOf<"POST /orders">>(
    request.post(`${api}/orders`, {
      headers: { ...session, "idempotency-key": randomUUID() },
      data: {
        currency: plan.price.currency,
        lines: [{ plan: plan.code, quantity }],
        billing: { email, name, phone: "+213550123456", country: "DZ" },
        paymentMethod: "cib",
        language: "fr",
        compatibilityConfirmed: true,
        termsAccepted: true,
        expectedTotal: { ...plan.price, amount: plan.price.amount * quantity },
      },
    }),
  );
}

const readOrder = (request: APIRequestContext, number: string, secret: string) =>
  data<Order>(request.get(`${api}/orders/${number}`, { headers: { "order-secret": secret } }));

/** Gives the session's token. */
export async function signInThroughApi(
  request: APIRequestContext,
  sandbox: Sandbox,
  email: string,
): Promise<string> {
  await request.post(`${api}/auth/codes`, { data: { email, language: "fr" } });
  const code = await sandbox.signInCode(email);
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
