import { randomUUID } from "node:crypto";
import { basePath, type Payment } from "@rihla/contract";
import { afterAll, beforeAll, expect } from "vitest";
import { compose } from "../../../compose.ts";
import { composeHttp } from "../../../compose-http.ts";
import { attack } from "../../../testing/attack.ts";
import { companyFolders } from "../../../testing/company-folders.ts";
import { anyPlan, callApi, orderBody, transactionOf } from "../../../testing/purchase.ts";
import { recordRequests } from "../../../testing/record-requests.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { type Event, genuineEvents } from "./events.test-kit.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "paypal:paypal" });
});
afterAll(() => shop.close());

const send = async ({ headers, rawBody }: Event, from: string, http = shop.http) => {
  const { host: _, connection: __, "content-length": ___, ...own } = headers;
  const url = `${basePath}/webhooks/paypal`;
  const answer = await http.inject({
    method: "POST",
    url,
    headers: own,
    payload: rawBody,
    remoteAddress: from,
  });
  return answer.statusCode;
};
/** What PayPal was made to do about events since the last look; not what the sandbox's own orders took. */
async function calls(): Promise<number> {
  const { counts } = await shop.sandbox.get<{ counts: Record<string, number> }>("/controls/calls");
  await shop.sandbox.forgetCalls();
  const about = Object.entries(counts).filter(([name]) => /^paypal:.*(notifications|oauth2)/.test(name));
  return about.reduce((sum, [, count]) => sum + count, 0);
}

/** Of a genuine event: its words changed, or what proves it. */
const forgeries: ((event: Event, index: number) => Event)[] = [
  ({ headers, rawBody }) => ({ headers, rawBody: rawBody.replace("19.99", "0.01") }),
  ({ headers, rawBody }) => ({
    headers: { ...headers, "paypal-transmission-id": randomUUID() },
    rawBody,
  }),
  ({ headers, rawBody }, index) => ({
    headers: {
      ...headers,
      "paypal-cert-url": String(headers["paypal-cert-url"]).replace("genuine", `made-up-${index}`),
    },
    rawBody,
  }),
  ({ headers, rawBody }) => ({
    headers: { ...headers, "paypal-cert-url": `${shop.sandbox.url}/healthz` },
    rawBody,
  }),
];
const forged = (event: Event, index: number) => forgeries[index % forgeries.length]?.(event, index) as Event;

/** What comes when somebody agrees to pay an order of this shop. */
async function agreement(): Promise<Event> {
  const company = await recordRequests("");
  const settings = { webhookUrl: company.url, webhookOrder: "before-redirect" };
  await shop.sandbox.post("/controls/paypal/settings", settings);
  const wanted = { currency: "USD", lines: [{ plan: await anyPlan(shop), quantity: 1 }] };
  const { data: quote } = await callApi(shop, "POST", "/quotes", { body: wanted });
  const total = (quote as { total: Payment["amount"] }).total;
  const body = orderBody("", total, { ...wanted, paymentMethod: "paypal" });
  const placed = (await callApi(shop, "POST", "/orders", { body })).data as {
    order: { number: string };
    secret: string;
  };
  const path = `/orders/${placed.order.number}/payments`;
  const payment = await callApi(shop, "POST", path, { body: { method: "paypal" }, as: placed });
  await shop.sandbox.post(`/controls/paypal/orders/${transactionOf(payment.data as Payment)}/pay`, {});
  const [sent] = company.requests;
  if (!sent) throw new Error("an event was to come");
  return { headers: sent.headers, rawBody: sent.body };
}

attack(
  "Have genuine PayPal events refused by using up what their address may cause, before any certificate is known",
  { short: 20, whole: 300 },
  async (tries) => {
    const [mine, theirs] = [await agreement(), await agreement()];
    const madeUp = (index: number): Event => ({
      ...mine,
      headers: {
        ...mine.headers,
        "paypal-cert-url": `${shop.sandbox.url}/paypal/v1/notifications/certs/MADE-UP-${index}`,
      },
    });
    await calls();
    const statuses = await Promise.all(
      Array.from({ length: tries }, (_, index) => send(madeUp(index), "203.0.113.7")),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
    // Ten of the address and three of the payment that the forger has begun; each a certificate and PayPal's word; a token.
    expect(await calls()).toBeLessThanOrEqual(27);
    expect(await send(theirs, "203.0.113.7")).toBe(200);
    expect(await send(mine, "203.0.113.7")).toBe(200);
    await shop.app.db.deleteFrom("limitCounter").execute();
  },
);

attack(
  "Use up what PayPal is asked about events that can't be proven here by sending genuine ones again and again",
  { short: 20, whole: 200 },
  async (tries) => {
    const [one, other] = await genuineEvents(shop.sandbox, 2);
    if (!one || !other) throw new Error("two customers were to pay");
    const shopAnew = await composeHttp(compose(shop.app.config, shop.app.log, shop.app.db, shop.app.jobs));
    // Without a certificate, which this process has not fetched yet, PayPal's word alone tells.
    const endpoint = "paypal:GET v1/notifications/certs/:name";
    await shop.sandbox.fault({ endpoint, kind: "status", times: null });
    for (let index = 0; index < tries; index++)
      expect(await send(index % 2 ? one.agreed : other.agreed, "203.0.113.7", shopAnew)).toBe(200);
    await shop.sandbox.clearFaults();
    await shopAnew.close();
  },
);

attack(
  "Make the shop call PayPal without end by forged events, from one address that genuine ones come from too",
  { short: 60, whole: 600 },
  async (tries) => {
    const [one, other] = await genuineEvents(shop.sandbox, 2);
    if (!one || !other) throw new Error("two customers were to pay");
    expect(await send(one.agreed, "203.0.113.7")).toBe(200);
    await calls();
    const statuses = await Promise.all(
      Array.from({ length: tries }, (_, index) => send(forged(one.taken, index), "203.0.113.7")),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
    // Ten doubts an address: a certificate and PayPal's word at most for each, and one token.
    expect(await calls()).toBeLessThanOrEqual(21);
    const genuine = [one.agreed, one.taken, other.agreed, other.taken];
    for (const from of ["203.0.113.7", "198.51.100.9"])
      expect(await Promise.all(genuine.map((event) => send(event, from)))).toEqual([200, 200, 200, 200]);
    expect(await calls()).toBe(0);
    const stored = await shop.app.db.selectFrom("webhookEvent").select("hint").execute();
    const refs = stored.map(({ hint }) => hint.paymentRef);
    expect(refs.filter((ref) => ref === one.ref || ref === other.ref)).toHaveLength(4);
  },
);

const callers = companyFolders("payments").length + companyFolders("esim").length;
attack("Send a company events of more than 64 kB", { short: callers, whole: callers }, async (tries) => {
  const [one] = await genuineEvents(shop.sandbox, 1);
  if (!one) throw new Error("somebody was to pay");
  await calls();
  const padding = `,"padding":"${"x".repeat(64 * 1024)}"}`;
  const long = { ...one.agreed, rawBody: one.agreed.rawBody.replace(/}$/, padding) };
  expect(await send(long, "203.0.113.8")).toBe(413);
  const sources = shop.app.webhooks.filter(({ mostBytes }) => mostBytes === undefined);
  expect(sources).toHaveLength(tries);
  for (const { name, addressToken } of sources) {
    const answer = await shop.http.inject({
      method: "POST",
      url: [basePath, "webhooks", name, ...(addressToken ? [addressToken] : [])].join("/"),
      headers: { "content-type": "application/json" },
      payload: long.rawBody,
    });
    expect([name, answer.statusCode]).toEqual([name, 413]);
  }
  expect(await calls()).toBe(0);
});
