import { basePath, type DataOf, type Payment, type Plan, type Quote } from "@rihla/contract";
import { type Browser, openBrowser } from "../../scripts/chaos/ask-shop.ts";
import { satim } from "../../scripts/chaos/gateways/satim.ts";
import { openOutside } from "../../scripts/chaos/outside.ts";

type Addresses = { apiUrl: string; sandboxUrl: string };

/** One person after the other, each with an e-mail of their own. */
export function buyerOf({ apiUrl, sandboxUrl }: Addresses, plan: string): () => Promise<void> {
  const browser = openBrowser([apiUrl], 0);
  const { ask } = openOutside(sandboxUrl);
  const pay = (mdOrder: string) => satim.payLate(ask, mdOrder);
  let number = 0;
  return () => checkOut(browser, pay, plan, `bench-${number++}@example.com`);
}

async function checkOut(
  browser: Browser,
  pay: (mdOrder: string) => Promise<unknown>,
  plan: string,
  email: string,
): Promise<void> {
  const wish = { currency: "DZD", lines: [{ plan, quantity: 1 }] };
  const { total } = await browser.post<Quote>("/quotes", wish);
  const placed = await browser.post<DataOf<"POST /orders">>("/orders", {
    ...wish,
    billing: { email, name: "Amel Haddad", phone: "+213551234567", country: "DZ" },
    paymentMethod: "cib",
    language: "fr",
    compatibilityConfirmed: true,
    termsAccepted: true,
    expectedTotal: total,
  });
  const attempt = { method: "cib" };
  const proof = { secret: placed.secret };
  const payment = await browser.post<Payment>(`/orders/${placed.order.number}/payments`, attempt, proof);
  await pay(new URL(payment.redirectUrl ?? "").searchParams.get("mdOrder") ?? "");
  const paid = await browser.get<Payment>(`/payments/${payment.id}`, proof);
  if (paid.status !== "successful") throw new Error(`The payment ${payment.id} is ${paid.status}`);
}

export async function cheapestPlan(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}${basePath}/destinations/FR/plans?currency=DZD`);
  const { data } = (await answer.json()) as { data: Plan[] };
  const plan = data.find(({ days }) => days !== null);
  if (!plan) throw new Error("France has no plan of fixed days");
  return plan.code;
}
