import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { DataOf } from "@rihla/contract";
import { placeOrder, signInThroughApi } from "./buying-without-a-screen.ts";
import type { Customer } from "./customer.ts";
import type { Sandbox } from "./sandbox.ts";
import type { Visit } from "./test.ts";

const api = "/api/v1/app";
export const asBearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The session of someone who signed in earlier. */
export async function enterWith(page: Page, token: string): Promise<void> {
  await page.goto("/fr/home");
  await page.evaluate(`localStorage.setItem("Token", ${JSON.stringify(token)})`);
}

/** Signed in, on `address`. */
export async function enterAt(
  { page, language }: Visit,
  sandbox: Sandbox,
  { email }: Customer,
  address: string,
): Promise<string> {
  const token = await signInThroughApi(page.request, sandbox, email);
  await enterWith(page, token);
  await page.goto(`/${language}${address}`);
  return token;
}

export async function me(request: APIRequestContext, token: string): Promise<DataOf<"GET /auth/me">> {
  const answer = await request.get(`${api}/auth/me`, { headers: asBearer(token) });
  return (await answer.json()).data;
}

/** An order whose payment is open at the bank; gives its number. */
export async function startPaying(
  request: APIRequestContext,
  customer: Customer,
  token: string,
): Promise<string> {
  const { order, secret } = await placeOrder(request, customer, { session: asBearer(token) });
  await request.post(`${api}/orders/${order.number}/payments`, {
    headers: { "order-secret": secret, "idempotency-key": randomUUID() },
    data: { method: "cib", language: customer.language },
  });
  return order.number;
}

/** Guesses, until the shop won't hear any more of them. */
export async function guessAway(request: APIRequestContext, email: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++)
    await request.post(`${api}/auth/sessions`, { data: { email, code: "no-code" } });
}

export const anotherCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, "0");
