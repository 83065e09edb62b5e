import { basePath, type EsimStatus } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { refreshEsim } from "../../modules/esims/index.ts";
import { watchEsims } from "../../modules/esims/watch-esims.ts";
import { settlePayment } from "../../modules/payments/index.ts";
import { companyFolders } from "../../testing/company-folders.ts";
import { deliverOrder } from "../../testing/deliver-order.ts";
import { workUntil } from "../../testing/do-jobs.ts";
import { eventually } from "../../testing/eventually.ts";
import { planThatStarts } from "../../testing/issued-esim.ts";
import { openPayment, order } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { escapeAll, signatureOf as signatureOfAiralo } from "./airalo/webhook.ts";
import { signatureOf as signatureOfEsimGo } from "./esim-go/webhook.ts";

/** How one supplier tells news, and what a person does to an eSIM of theirs. */
type Company = {
  name: string;
  /** Where its controls have the eSIM, and the steps of a life that ends with no data left. */
  controls: string;
  life: readonly (readonly [step: string, body?: object])[];
  /** The supplier is told our address. */
  listen(address: string): Promise<unknown>;
  /** News as the supplier sends them, true or not. */
  news(content: object): Sent;
  about(esim: { providerEsim: string | null; iccid: string | null }): object;
  /** The call whose answer is the reading. */
  reading: string;
};
type Sent = { path: string; headers: Record<string, string>; body: string };

const megabyte = 1024 ** 2;
const token = "sandbox-webhook-token";
const json = { "content-type": "application/json" };

const companies: readonly Company[] = [
  {
    name: "esim-access",
    controls: "/controls/esims",
    life: [["download"], ["install"], ["enable"], ["use", { bytes: 600 * megabyte }], ["deplete"]],
    listen: (address) => listenByProvider("esim-access", `${address}/esim-access/${token}`),
    news: (content) => ({
      path: `/esim-access/${token}`,
      headers: json,
      body: JSON.stringify({ notifyType: "ESIM_STATUS", content }),
    }),
    about: ({ providerEsim }) => ({ esimTranNo: providerEsim, esimStatus: "CANCEL", orderUsage: 99 }),
    reading: "esim-access:esim/query",
  },
  {
    name: "airalo",
    controls: "/controls/airalo/esims",
    life: [["install"], ["use", { megabytes: 600 }], ["finish"]],
    listen: (address) => listenByProvider("airalo", `${address}/airalo`),
    news: (content) => ({
      path: "/airalo",
      headers: {
        ...json,
        "airalo-signature": signatureOfAiralo(escapeAll(content), "sandbox-client-secret"),
      },
      body: JSON.stringify(content),
    }),
    about: ({ iccid }) => ({ level: "90%", remaining_percentage: 1, iccid }),
    reading: "airalo:GET sims/:iccid/usage",
  },
  {
    name: "esim-go",
    controls: "/controls/esim-go/esims",
    life: [["install"], ["attach"], ["use", { bytes: 600 * megabyte }], ["deplete"]],
    listen: (address) =>
      shop.sandbox.post("/controls/esim-go/settings", {
        callbackUrl: `${address}/esim-go`,
        callbackVersion: "V3",
      }),
    news: (content) => ({
      path: "/esim-go",
      headers: {
        ...json,
        "x-signature-sha256": signatureOfEsimGo(JSON.stringify(content), "sandbox-api-key", "base64"),
      },
      body: JSON.stringify(content),
    }),
    about: ({ iccid }) => ({ iccid, alertType: "Utilisation", bundle: { remainingQuantity: 0 } }),
    reading: "esim-go:GET esims/:iccid/bundles",
  },
];

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ ESIM_PROVIDERS: companies.map(({ name }) => name).join() });
  const address = await shop.http.listen({ port: 0, host: "127.0.0.1" });
  for (const { listen } of companies) await listen(`${address}${basePath}/webhooks`);
}, 120_000);
afterAll(() => shop.close());
afterEach(() => shop.sandbox.clearFaults());

const listenByProvider = (name: string, address: string) =>
  shop.app.providers.get(name)?.registerWebhook?.(address) ?? Promise.reject(new Error(name));

/** Somebody's new eSIM, whichever supplier the shop would have bought it from. */
async function bought({ name }: Company) {
  const guest = await order(shop, [{ plan: await planThatStarts(shop), quantity: 1 }]);
  const { providerPackage } = await shop.app.db
    .selectFrom("planOffer")
    .innerJoin("plan", "plan.code", "planOffer.planCode")
    .select("planOffer.providerPackage")
    .where("planOffer.provider", "=", name)
    .where("plan.destinationCode", "=", "TR")
    .where("plan.kind", "=", "fixed")
    .where("plan.starts", "=", "first-connection")
    .where("plan.days", ">=", 7)
    .executeTakeFirstOrThrow();
  await shop.app.db
    .updateTable("orderLine")
    .set({ provider: name, providerPackage })
    .where("orderId", "=", (eb) =>
      eb.selectFrom("customerOrder").select("id").where("number", "=", guest.number),
    )
    .execute();
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  await deliverOrder(shop, guest);
  const [esim, ...others] = await esims()
    .where("orderNumber", "=", guest.number)
    .where("iccid", "is not", null)
    .execute();
  expect([typeof esim, others]).toEqual(["object", []]);
  return {
    ...guest,
    id: String(esim?.id),
    iccid: esim?.iccid ?? null,
    providerEsim: esim?.providerEsim ?? null,
  };
}
type Bought = Awaited<ReturnType<typeof bought>>;

it("is taken from every supplier that tells any", () => {
  expect(companies.map(({ name }) => name).toSorted()).toEqual(companyFolders("esim", "webhook.ts"));
});

const esims = () => shop.app.db.selectFrom("esim").selectAll();
const now = ({ id }: Bought) => esims().where("id", "=", id).executeTakeFirstOrThrow();
const becomes = (one: Bought, status: EsimStatus) =>
  workUntil(shop, async () => expect(await now(one)).toMatchObject({ status }));
const eventsOf = (source: string) =>
  shop.app.db.selectFrom("webhookEvent").selectAll().where("source", "=", source).execute();
const send = ({ path, headers, body }: Sent) =>
  shop.http.inject({ method: "POST", url: `${basePath}/webhooks${path}`, headers, payload: body });

async function live({ controls, life }: Company, { iccid }: Bought): Promise<void> {
  for (const [step, body] of life) await shop.sandbox.post(`${controls}/${iccid}/${step}`, body);
}

/** What its buyer was told, and that nothing was told twice. */
async function toldOnce({ id, email }: Bought): Promise<void> {
  const alerts = await shop.app.db.selectFrom("esimAlert").select("kind").where("esimId", "=", id).execute();
  // A tenth left is noted for topping up by itself, and told nobody.
  const told = alerts.map(({ kind }) => kind).filter((kind) => kind !== "left-10");
  expect(told.sort()).toEqual(["connected", "used-100", "used-80"]);
  const subjects = async () => (await shop.sandbox.mailTo(email)).map(({ subject }) => subject);
  await workUntil(shop, async () => expect((await subjects()).length).toBeGreaterThanOrEqual(3));
  expect(new Set(await subjects()).size).toBe((await subjects()).length);
}

describe.each(companies)("news from $name", (company) => {
  it("end in the same state and are told once, however often and in whatever order they come", async () => {
    const one = await bought(company);
    const orders = [["out-of-order", "twice"], ["slow", "out-of-order", "twice"], ["twice"]].flat();
    for (const kind of orders)
      await shop.sandbox.fault({ endpoint: `${company.name}:webhook`, kind, ms: 300, times: 1 });
    await live(company, one);
    await becomes(one, "depleted");
    expect(await now(one)).toMatchObject({ planState: "used-up", usedBytes: (await now(one)).totalBytes });
    await toldOnce(one);
  });

  it("that all get lost are found out by asking", async () => {
    const one = await bought(company);
    await shop.sandbox.fault({ endpoint: `${company.name}:webhook`, kind: "drop", times: null });
    await live(company, one);
    await shop.app.db.updateTable("esim").set({ nextLookAt: new Date() }).where("id", "=", one.id).execute();
    await watchEsims(shop.app);
    await becomes(one, "depleted");
    await toldOnce(one);
  });

  it("come late, when its life is over, and change nothing", async () => {
    const one = await bought(company);
    const early = company.news(company.about(one));
    await live(company, one);
    await shop.sandbox.post(`${company.controls}/${one.iccid}/expire`);
    await refreshEsim(shop.app, one.id, 0);
    await becomes(one, "expired");
    expect((await send(early)).statusCode).toBe(200);
    const { askedAt } = await now(one);
    await workUntil(shop, async () => expect((await now(one)).askedAt).not.toEqual(askedAt));
    expect(await now(one)).toMatchObject({ status: "expired" });
  });

  it("that lie are answered by asking", async () => {
    const one = await bought(company);
    await refreshEsim(shop.app, one.id, 0);
    const before = await now(one);
    expect((await send(company.news(company.about(one)))).statusCode).toBe(200);
    await workUntil(shop, async () => expect((await now(one)).askedAt).not.toEqual(before.askedAt));
    expect(await now(one)).toMatchObject({ status: before.status, planState: "ready", usedBytes: 0 });
  });

  it("that nobody answers about are asked about again within a minute or so", async () => {
    const one = await bought(company);
    await refreshEsim(shop.app, one.id, 0);
    const { nextLookAt, askedAt } = await now(one);
    const inFiveMinutes = Date.now() + 5 * 60_000;
    expect(nextLookAt?.getTime()).toBeGreaterThan(inFiveMinutes);
    await shop.sandbox.fault({ endpoint: company.reading, kind: "status", status: 503, times: null });
    await send(company.news(company.about(one)));
    await workUntil(shop, async () => expect((await now(one)).nextLookAt).not.toEqual(nextLookAt));
    const after = await now(one);
    expect(after.askedAt).not.toEqual(askedAt);
    expect(after.nextLookAt?.getTime()).toBeLessThan(inFiveMinutes);
  });

  it("that repeat word for word what was said an hour ago are news again", async () => {
    const one = await bought(company);
    const said = company.news(company.about(one));
    await send(said);
    const asked = async () => (await now(one)).askedAt;
    await workUntil(shop, async () => expect(await asked()).not.toBeNull());
    const first = await asked();
    await sql`update webhook_event set received_at = received_at - interval '61 minutes'`.execute(
      shop.app.db,
    );
    await send(said);
    await workUntil(shop, async () => expect(await asked()).not.toEqual(first));
  });

  it("that are forged do not exist: nothing is kept, and nobody is asked", async () => {
    const one = await bought(company);
    const kept = (await eventsOf(company.name)).length;
    const { askedAt } = await now(one);
    for (const forged of forgeries(company.news(company.about(one))))
      expect((await send(forged)).statusCode).toBe(404);
    expect(await eventsOf(company.name)).toHaveLength(kept);
    expect((await now(one)).askedAt).toEqual(askedAt);
  });
});

it("news overtake an answer that is still on its way, which is not believed then", async () => {
  await shop.sandbox.forgetCalls();
  const overtaken = async (company: Company) => {
    const one = await bought(company);
    await shop.sandbox.fault({ endpoint: `${company.name}:webhook`, kind: "drop", times: null });
    const before = await readingsOf(company);
    await shop.sandbox.fault({ endpoint: company.reading, kind: "slow", when: "after", ms: 3000, times: 1 });
    const old = refreshEsim(shop.app, one.id, 0);
    await eventually(async () => expect(await readingsOf(company)).toBe(before + 1));
    await live(company, one);
    await refreshEsim(shop.app, one.id, 0);
    expect(await now(one), company.name).toMatchObject({ status: "depleted" });
    await old;
    expect(await now(one), company.name).toMatchObject({ status: "depleted" });
  };
  await Promise.all(companies.map(overtaken));
});

async function readingsOf({ reading }: Company): Promise<number> {
  const { counts } = await shop.sandbox.get<{ counts: Record<string, number> }>("/controls/calls");
  return counts[reading] ?? 0;
}

/** The same words without proof, with proof of other words, at another address. */
function forgeries({ path, headers, body }: Sent): Sent[] {
  const proof = Object.keys(headers).find((name) => name !== "content-type");
  if (!proof)
    return ["", "x".repeat(22), path.slice(path.lastIndexOf("/") + 1).toUpperCase()].map((secret) => ({
      path: path.replace(/[^/]+$/, secret),
      headers,
      body,
    }));
  const { [proof]: signature = "", ...unsigned } = headers;
  return [
    { path, headers: unsigned, body },
    { path, headers: { ...headers, [proof]: "" }, body },
    { path, headers: { ...headers, [proof]: signature.slice(0, -1) }, body },
    { path, headers, body: body.replace(/\d(?=\D*$)/, "7 ") },
  ];
}
