import { randomUUID } from "node:crypto";
import { basePath, type DataOf, type Payment, type Plan, type Quote } from "@rihla/contract";
import { satim } from "../../scripts/chaos/gateways/satim.ts";
import { waitUntil } from "../../scripts/processes/wait-until.ts";
import { ask } from "./ask.ts";

type Addresses = { apiUrl: string; sandboxUrl: string };
type Proof = { secret?: string };
/** An order, and what shows that it is one's own. */
export type Bought = { number: string; secret: string };
/** One person's calls to the api and to the bank's page. */
type Person = {
  call<Data>(method: "GET" | "POST", path: string, body?: object, proof?: Proof): Promise<Data>;
  pay(page: string): Promise<unknown>;
};

/** One person after the other, each with an e-mail and an address of their own. Each pays, unless told to do something else on the bank's page. */
export function buyerOf(
  { apiUrl, sandboxUrl }: Addresses,
  plan: string,
  pay: Person["pay"] = payAt(sandboxUrl),
): () => Promise<Bought> {
  let number = 0;
  return () => {
    const person: Person = { call: callsFrom(apiUrl, addressOf(number)), pay };
    return checkOut(person, plan, `bench-${number++}@example.com`);
  };
}

const payAt = (sandboxUrl: string) => (page: string) =>
  satim.payLate(
    (method, path, body) => ask(sandboxUrl + path, { method, ...(body && { body }) }),
    new URL(page).searchParams.get("mdOrder") ?? "",
  );

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

const callsFrom =
  (apiUrl: string, address: string): Person["call"] =>
  async <Data>(method: "GET" | "POST", path: string, body?: object, proof: Proof = {}) => {
    const headers = {
      "x-forwarded-for": address,
      ...(proof.secret && { "order-secret": proof.secret }),
      ...(body && { "idempotency-key": randomUUID() }),
    };
    return (
      await ask<{ data: Data }>(`${apiUrl}${basePath}${path}`, { method, headers, ...(body && { body }) })
    ).data;
  };

async function checkOut({ call, pay }: Person, plan: string, email: string): Promise<Bought> {
  const wish = { currency: "DZD", lines: [{ plan, quantity: 1 }] };
  const { total } = await call<Quote>("POST", "/quotes", wish);
  const placed = await call<DataOf<"POST /orders">>("POST", "/orders", {
    ...wish,
    billing: { email, name: "Amel Haddad", phone: "+213551234567", country: "DZ" },
    paymentMethod: "cib",
    language: "fr",
    compatibilityConfirmed: true,
    termsAccepted: true,
    expectedTotal: total,
  });
  const proof = { secret: placed.secret };
  const payment = await call<Payment>(
    "POST",
    `/orders/${placed.order.number}/payments`,
    { method: "cib" },
    proof,
  );
  await pay(payment.redirectUrl ?? "");
  const paid = await call<Payment>("GET", `/payments/${payment.id}`, undefined, proof);
  if (paid.status !== "successful") throw new Error(`The payment ${payment.id} is ${paid.status}`);
  return { number: placed.order.number, ...proof };
}

/** The same once there is one: a shop that has just been started asks its suppliers first. */
export async function firstPlan(apiUrl: string): Promise<string> {
  const look = () => cheapestPlan(apiUrl).catch(() => undefined);
  await waitUntil(async () => (await look()) !== undefined, 180_000, 500);
  return cheapestPlan(apiUrl);
}

export async function cheapestPlan(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}${basePath}/destinations/FR/plans?currency=DZD`);
  const { data } = (await answer.json()) as { data: Plan[] };
  const plan = data.find(({ days }) => days !== null);
  if (!plan) throw new Error("France has no plan of fixed days");
  return plan.code;
}
