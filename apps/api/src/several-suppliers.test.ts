import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { escapeAll, signatureOf } from "./adapters/esim/airalo/webhook.ts";
import { findLastSyncs, readRevision, syncCatalogue } from "./modules/catalogue/index.ts";
import { orderAtProvider } from "./modules/esims/provisioning/order-at-provider.ts";
import { provisionEsim } from "./modules/esims/provisioning/provisioning.test-kit.ts";
import { settlePayment } from "./modules/payments/index.ts";
import { workUntil } from "./testing/do-jobs.ts";
import { eventually } from "./testing/eventually.ts";
import { type Guest, openPayment, order, seeOrder } from "./testing/purchase.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop({ ESIM_PROVIDERS: "esim-access,airalo" });
});
afterAll(() => shop.close());
afterEach(() => shop.sandbox.clearFaults());

type Plan = { code: string; provider: string; wholesale: number };

/** A country's plan that these suppliers offer, and nobody else, sold by `provider`. */
async function planOffered(by: string[], provider: string): Promise<Plan> {
  const { rows } = await sql<Plan>`
    select p.code, p.provider, p.wholesale_usd_e4 as wholesale
    from plan p join plan_offer o on o.plan_code = p.code
    where p.withdrawn_at is null and o.withdrawn_at is null and p.provider = ${provider} and p.kind = 'fixed'
      and p.destination_code = 'FR'
    group by p.code
    having array_agg(distinct o.provider order by o.provider) = ${by}
    order by p.code limit 1`.execute(shop.app.db);
  if (!rows[0]) throw new Error(`No plan is offered by ${by}`);
  return rows[0];
}
const both = ["airalo", "esim-access"];

function offersOf(plan: string) {
  return shop.app.db.selectFrom("planOffer").selectAll().where("planCode", "=", plan).execute();
}

async function priceOf(plan: string): Promise<number> {
  const answer = await shop.http.inject(`/api/v1/app/plans/${plan}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.price.amount;
}

async function paid(plan: string, quantity = 1): Promise<Guest> {
  const guest = await order(shop, [{ plan, quantity }]);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  return guest;
}

function esimsOf(guest: Guest) {
  return shop.app.db.selectFrom("esim").selectAll().where("orderNumber", "=", guest.number).execute();
}

async function provision(guest: Guest): Promise<void> {
  for (const { id } of await esimsOf(guest)) await provisionEsim(shop.app, id, true);
}

/** What Airalo was really made to order for the eSIMs of this order. */
async function ordersAtAiralo(guest: Guest) {
  const references = (await esimsOf(guest)).map((esim) => esim.providerTransaction);
  const orders =
    await shop.sandbox.get<
      Array<{ description: string; packageId: string; quantity: number; iccids: string[] }>
    >("/controls/airalo/orders");
  return orders.filter(({ description }) => references.includes(description));
}

describe("a shop with two suppliers", () => {
  it("delivers a plan that only the second one offers", async () => {
    const { code } = await planOffered(["airalo"], "airalo");
    const guest = await paid(code, 2);
    await provision(guest);
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
    const placed = await ordersAtAiralo(guest);
    expect(placed).toMatchObject([{ quantity: 2 }]);
    const esims = await esimsOf(guest);
    expect(esims.map(({ iccid }) => iccid).sort()).toEqual(placed.flatMap(({ iccids }) => iccids).sort());
  });

  it.each(both)("sells a plan of both by the cheaper one, here %s", async (cheaper) => {
    const plan = await planOffered(both, cheaper);
    const prices = (await offersOf(plan.code)).map((offer) => [offer.provider, offer.wholesaleUsdE4]);
    expect(Math.min(...prices.map(([, price]) => Number(price)))).toBe(plan.wholesale);
    expect(prices).toContainEqual([cheaper, plan.wholesale]);
    const guest = await paid(plan.code);
    await provision(guest);
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
    expect(await esimsOf(guest)).toMatchObject([{ provider: cheaper, provisioning: "issued" }]);
    expect(await ordersAtAiralo(guest)).toHaveLength(cheaper === "airalo" ? 1 : 0);
  });

  it("goes on selling a plan under its code when one of them drops it, at the other's price, and back", async () => {
    const plan = await planOffered(both, "airalo");
    const [packageOfAiralo] = (await offersOf(plan.code)).filter(({ provider }) => provider === "airalo");
    const control = `/controls/airalo/catalogue/packages/${packageOfAiralo?.providerPackage}`;
    const before = await readRevision(shop.app.db);
    const price = await priceOf(plan.code);
    await shop.sandbox.post(control, { withdrawn: true });
    expect(await syncCatalogue(shop.app)).toMatchObject({ added: 0, changed: 1, withdrawn: 0 });
    expect(await readRevision(shop.app.db)).toBe(before + 1);
    await eventually(async () => expect(await priceOf(plan.code)).toBeGreaterThan(price));
    await shop.sandbox.post(control, {});
    await syncCatalogue(shop.app);
    expect(await planOffered(both, "airalo")).toEqual(plan);
  });

  it("keeps what one sells whose list does not come, takes over the other's, and says which it was", async () => {
    const { code } = await planOffered(["airalo"], "airalo");
    const [offer] = await offersOf(code);
    const control = `/controls/airalo/catalogue/packages/${offer?.providerPackage}`;
    const fromOne = () =>
      shop.app.db
        .selectFrom("planOffer")
        .select((eb) => ["providerPackage", eb.ref("xmin" as "planCode").as("writtenBy")])
        .where("provider", "=", "esim-access")
        .orderBy("providerPackage")
        .execute();
    const before = await fromOne();
    await shop.sandbox.post(control, { net_price: 77 });
    await shop.sandbox.fault({ endpoint: "esim-access:package/list", kind: "html" });
    await expect(syncCatalogue(shop.app)).rejects.toThrow("esim-access: ");
    expect(await fromOne()).toEqual(before);
    expect(await planOffered(["airalo"], "airalo")).toMatchObject({ code, wholesale: 770_000 });
    const [record] = await findLastSyncs(shop.app.db, 1);
    expect(record?.providers).toMatchObject([
      { provider: "esim-access", error: expect.any(String) },
      { provider: "airalo" },
    ]);
    await shop.sandbox.post(control, {});
    await syncCatalogue(shop.app);
  });
});

describe("a supplier that does not know a repeated order", () => {
  it("is asked once when its answer is lost after the work was done", async () => {
    await shop.sandbox.fault({ endpoint: "airalo:POST orders", kind: "drop", when: "after" });
    const guest = await paid((await planOffered(["airalo"], "airalo")).code);
    await provision(guest);
    expect(await esimsOf(guest)).toMatchObject([{ provisioning: "requested" }]);
    await provision(guest);
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
    expect(await ordersAtAiralo(guest)).toHaveLength(1);
  });

  it("is not asked again before it is certain that the order did not arrive", async () => {
    await shop.sandbox.fault({ endpoint: "airalo:POST orders", kind: "drop", when: "before" });
    const guest = await paid((await planOffered(["airalo"], "airalo")).code);
    for (const _ of [1, 2, 3]) await provision(guest);
    expect(await esimsOf(guest)).toMatchObject([{ provisioning: "requested" }]);
    expect(await ordersAtAiralo(guest)).toEqual([]);

    await sql`update esim set sent_at = sent_at - interval '10 minutes' where order_number = ${guest.number}`.execute(
      shop.app.db,
    );
    await provision(guest);
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
    expect(await ordersAtAiralo(guest)).toHaveLength(1);
  });

  it("gets one order from five workers that all believe nobody has sent one", async () => {
    const guest = await paid((await planOffered(["airalo"], "airalo")).code);
    await sql`update esim set provisioning = 'requested', requested_at = now() where order_number = ${guest.number}`.execute(
      shop.app.db,
    );
    const [esim] = await esimsOf(guest);
    const provider = shop.app.providers.get("airalo");
    if (!esim || !provider) throw new Error("Nothing to order");
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => orderAtProvider(shop.app.db, provider, { ...esim, quantity: 1 })),
    );
    expect(answers.filter(({ outcome }) => outcome === "accepted")).toHaveLength(1);
    expect(await ordersAtAiralo(guest)).toHaveLength(1);
  });
});

describe("news of an eSIM", () => {
  const url = "/api/v1/app/webhooks/airalo";
  const sendEvent = (event: object, signature: string) =>
    shop.http.inject({ method: "POST", url, payload: event, headers: { "airalo-signature": signature } });

  it("are read at the supplier that signed them, whose probe is answered", async () => {
    expect((await shop.http.inject({ method: "HEAD", url })).statusCode).toBe(200);
    const guest = await paid((await planOffered(["airalo"], "airalo")).code);
    await provision(guest);
    const [esim] = await esimsOf(guest);
    await shop.sandbox.post(`/controls/airalo/esims/${esim?.iccid}/use`, { megabytes: 5 });
    const event = { level: "75%", iccid: esim?.iccid, package_name: "Élite", u: "https://a.example/x" };
    expect((await sendEvent(event, "00")).statusCode).toBe(404);
    expect((await sendEvent(event, signatureOf(escapeAll(event), "sandbox-client-secret"))).statusCode).toBe(
      200,
    );
    await workUntil(shop, async () =>
      expect(await esimsOf(guest)).toMatchObject([{ planState: "running", usedBytes: 5 * 1024 ** 2 }]),
    );
  });
});
