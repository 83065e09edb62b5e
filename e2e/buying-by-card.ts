import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { DataOf, Order } from "@rihla/contract";
import {
  api,
  data,
  firstFixedPlan,
  pay,
  placeOrder,
  readOrder,
  transactionOf,
} from "./buying-without-a-screen.ts";
import type { Customer } from "./customer.ts";
import type { Sandbox } from "./sandbox.ts";
import { eventually, expect } from "./test.ts";

/** A payment by a card of the world, which its payer may call back; gives the gateway's reference with the order. */
export async function buyByCard(
  request: APIRequestContext,
  sandbox: Sandbox,
  customer: Customer,
): Promise<{ order: Order; ref: string }> {
  // Less than half a dollar no such card pays.
  const plan = await firstFixedPlan(request, "FR", "USD", 50);
  const { order, secret } = await placeOrder(request, customer, { plan, method: "card" });
  const ref = await pay(request, sandbox, customer, order, secret, "card");
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
