import type { GivingBack } from "@rihla/contract/rules/giving-back";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { claimSending, takeOrder } from "./modules/esims/esims.repository.ts";
import { findEsim } from "./modules/esims/index.ts";
import { orderAtProvider } from "./modules/esims/provisioning/order-at-provider.ts";
import { orderEsims } from "./modules/esims/provisioning/order-esims.ts";
import { claimEsim, provisionEsim } from "./modules/esims/provisioning/provisioning.test-kit.ts";
import { lookUp } from "./modules/operators/index.ts";
import { buyAsGuest } from "./testing/issued-esim.ts";
import { type Guest, seeOrder } from "./testing/purchase.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop({ ESIM_PROVIDERS: "esim-access,airalo" });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from supplier_credit`.execute(shop.app.db);
  await sql`delete from call_line`.execute(shop.app.db);
});
afterEach(() => shop.sandbox.clearFaults());

const airalo = (kind: string, more: object = {}) =>
  shop.sandbox.fault({ endpoint: "airalo:POST orders", kind, times: null, ...more });
const esimAccess = (kind: string, more: object = {}) =>
  shop.sandbox.fault({ endpoint: "esim-access:esim/order", kind, times: null, ...more });
const noneLeft = { errorCode: "34" };
const goneThere = { errorCode: "310241" };

/** A plan of France that Airalo sells, and eSIM Access too or not. */
async function planOf(providers: string[], nth = 0): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select p.code from plan p join plan_offer o on o.plan_code = p.code
    where p.withdrawn_at is null and o.withdrawn_at is null and p.provider = 'airalo' and p.destination_code = 'FR'
    group by p.code having array_agg(distinct o.provider order by o.provider) = ${providers}
    order by p.code`.execute(shop.app.db);
  const code = rows[nth]?.code;
  if (!code) throw new Error(`No plan ${nth} is offered by ${providers}`);
  return code;
}
/** One that eSIM Access is asked for first, and Airalo sells too. */
async function ofEsimAccess(): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select p.code from plan p join plan_offer o on o.plan_code = p.code and o.provider = 'airalo'
    where p.provider = 'esim-access' and p.withdrawn_at is null and p.kind = 'fixed' order by p.code limit 1`.execute(
    shop.app.db,
  );
  return String(rows[0]?.code);
}
/** What was said before paying of giving it back. */
const promise = ({ number }: Guest, way: GivingBack) =>
  sql`update esim set plan = plan || jsonb_build_object('givingBack', ${way}::text) where order_number = ${number}`.execute(
    shop.app.db,
  );
const shared = () => planOf(["airalo", "esim-access"]);

const paid = (plan: string, quantity = 1) => buyAsGuest(shop, plan, quantity);

const esimsOf = ({ number }: Guest) =>
  shop.app.db.selectFrom("esim").selectAll().where("orderNumber", "=", number).orderBy("position").execute();
/** A worker takes the eSIM up and is not heard of until another may. */
async function fallAsleepWith(id: string) {
  const sleeper = await claimEsim(shop.app.db, id, true);
  if (!sleeper) throw new Error("Nobody else has it");
  await sql`update esim set lease_until = now() where id = ${id}`.execute(shop.app.db);
  return sleeper;
}
async function oneOf(guest: Guest) {
  const [esim] = await esimsOf(guest);
  if (!esim) throw new Error("No eSIM was asked for");
  return esim;
}
/** As often as it takes for each to get its turn. */
async function provision(guest: Guest, times = 1): Promise<void> {
  for (let time = 0; time < times; time++)
    for (const { id } of await esimsOf(guest)) await provisionEsim(shop.app, id, true);
}
/** As if what was sent had been sent so many minutes earlier. */
const later = ({ number }: Guest, minutes: number) =>
  sql`update esim set sent_at = sent_at - make_interval(mins => ${minutes}) where order_number = ${number}`.execute(
    shop.app.db,
  );
const refundsOf = ({ number }: Guest) =>
  sql<{ amount: number }>`
    select r.amount::int from refund r join payment p on p.id = r.payment_id
    join customer_order o on o.id = p.order_id where o.number = ${number}`
    .execute(shop.app.db)
    .then(({ rows }) => rows);

/** What each supplier was really made to order under any reference that this order's eSIMs ever had. */
async function ordersFor(guest: Guest, references: string[] = []) {
  const known = [...references, ...(await esimsOf(guest)).map((esim) => esim.providerTransaction)];
  return {
    airalo: (await shop.sandbox.airaloOrders()).filter(({ description }) => known.includes(description))
      .length,
    esimAccess: (await shop.sandbox.providerOrders()).filter(({ transactionId }) =>
      known.includes(transactionId),
    ).length,
  };
}

describe("an eSIM that its supplier refuses for good", () => {
  it("comes from another supplier's offer of the same plan, for the price that was paid", async () => {
    await airalo("business-error", noneLeft);
    const guest = await paid(await shared());
    const { total } = await seeOrder(shop, guest);
    const before = await oneOf(guest);
    await provision(guest, 2);
    expect(await seeOrder(shop, guest)).toMatchObject({ status: "delivered", total });
    expect(await refundsOf(guest)).toEqual([]);
    expect(await ordersFor(guest, [before.providerTransaction])).toEqual({ airalo: 0, esimAccess: 1 });
  });

  it("has that in its history and before an operator's eyes", async () => {
    await airalo("business-error", noneLeft);
    const guest = await paid(await shared());
    await provision(guest, 2);
    const { id } = await oneOf(guest);
    const history = await shop.app.db
      .selectFrom("esimHistory")
      .select("reason")
      .where("esimId", "=", id)
      .orderBy("id")
      .execute();
    expect(history.map(({ reason }) => reason)).toContain(
      "from airalo to esim-access: out-of-stock, provider code 34",
    );
    const [found] = await lookUp(shop.app, guest.number);
    expect(found).toMatchObject({ esims: [{ provider: "esim-access", refusedBy: ["airalo"] }] });
    expect(shop.logged()).toContain("another supplier's offer of the same plan was taken");
  });

  it("is paid back once when nobody else offers it, or the others refuse it too", async () => {
    await airalo("business-error", noneLeft);
    await esimAccess("business-error", goneThere);
    for (const providers of [["airalo"], ["airalo", "esim-access"]]) {
      const guest = await paid(await planOf(providers));
      await provision(guest, 3);
      expect(await oneOf(guest)).toMatchObject({ provisioning: "refused" });
      expect(await refundsOf(guest)).toHaveLength(1);
      expect(await ordersFor(guest)).toEqual({ airalo: 0, esimAccess: 0 });
    }
  });

  it("is not bought where it would cost more than it was sold for", async () => {
    const plan = await planOf(["airalo", "esim-access"], 1);
    await airalo("business-error", noneLeft);
    const guest = await paid(plan);
    const dear = sql`update plan_offer set wholesale_usd_e4 = 100000000
      where plan_code = ${plan} and provider = 'esim-access'`;
    await dear.execute(shop.app.db);
    await provision(guest, 2);
    expect(await oneOf(guest)).toMatchObject({ provisioning: "refused", provider: "airalo" });
    expect(await refundsOf(guest)).toHaveLength(1);
  });

  it.each([
    ["has no credit", sql`insert into supplier_credit (provider, short_since) values ('esim-access', now())`],
    [
      "does not answer",
      sql`insert into call_line (line, turn_at, free_at, silences) values ('esim-access', now(), now(), 3)`,
    ],
  ])("is not asked of one that %s", async (_what, made) => {
    await airalo("business-error", noneLeft);
    const guest = await paid(await shared());
    await made.execute(shop.app.db);
    await provision(guest, 2);
    expect(await oneOf(guest)).toMatchObject({ provisioning: "refused", provider: "airalo" });
  });

  it("goes with the others of its line, as one order", async () => {
    await airalo("business-error", { errorCode: "23" });
    const guest = await paid(await shared(), 3);
    await provision(guest, 2);
    const esims = await esimsOf(guest);
    expect(esims.map(({ provider, provisioning }) => [provider, provisioning])).toEqual(
      Array(3).fill(["esim-access", "issued"]),
    );
    expect(new Set(esims.map(({ iccid }) => iccid)).size).toBe(3);
    expect(await ordersFor(guest)).toEqual({ airalo: 0, esimAccess: 1 });
  });

  it("one by one where its supplier has some of a line left", async () => {
    await airalo("business-error", { ...noneLeft, times: 2 });
    const guest = await paid(await shared(), 2);
    const references = (await esimsOf(guest)).map(({ providerTransaction }) => providerTransaction);
    await provision(guest, 4);
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
    expect((await esimsOf(guest)).map(({ provider }) => provider).sort()).toEqual(["airalo", "esim-access"]);
    expect(await ordersFor(guest, references)).toEqual({ airalo: 1, esimAccess: 1 });
  });
});

describe("a supplier whose balance is empty", () => {
  it("has ordered nothing: another supplier's offer is taken, and an alert is raised", async () => {
    await airalo("business-error", { errorCode: "11" });
    const guest = await paid(await shared());
    await provision(guest, 2);
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
    expect(await ordersFor(guest)).toEqual({ airalo: 0, esimAccess: 1 });
    expect(shop.logged()).toContain("the balance at this supplier is empty");
  });

  it("is waited for where nobody else offers the plan, and nothing is paid back meanwhile", async () => {
    await airalo("business-error", { errorCode: "11", times: 2 });
    const guest = await paid(await planOf(["airalo"]));
    await provision(guest, 2);
    expect(await oneOf(guest)).toMatchObject({ provisioning: "requested", provider: "airalo" });
    expect(await refundsOf(guest)).toEqual([]);
    await provision(guest, 2);
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
  });
});

describe("an answer that never came", () => {
  it.each(["drop", "status", "html"])("%s is no reason to ask another supplier", async (kind) => {
    for (const when of ["before", "after"]) {
      await airalo(kind, { when, status: 503 });
      const guest = await paid(await shared());
      await provision(guest, 3);
      expect((await ordersFor(guest)).esimAccess).toBe(0);
      expect((await oneOf(guest)).provider).toBe("airalo");
      await shop.sandbox.clearFaults();
      await sql`delete from call_line`.execute(shop.app.db);
    }
  });

  it("keeps a later no from counting for as long as the order may be under way", async () => {
    const guest = await paid(await shared());
    await airalo("drop", { times: 1 });
    await provision(guest);
    await airalo("business-error", noneLeft);
    const { providerTransaction } = await oneOf(guest);
    await provision(guest, 2);
    expect(await oneOf(guest)).toMatchObject({ provider: "airalo", provisioning: "requested" });
    // Long enough for this supplier to show an order that arrived, so that it is sent again.
    await later(guest, 6);
    await provision(guest, 2);
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
    expect(await ordersFor(guest, [providerTransaction])).toEqual({ airalo: 0, esimAccess: 1 });
  });

  it("of a supplier that may be asked again at once does so too", async () => {
    const guest = await paid(await ofEsimAccess());
    await promise(guest, "on-request");
    await esimAccess("drop", { times: 1 });
    await provision(guest);
    await esimAccess("business-error", goneThere);
    await provision(guest, 3);
    expect(await oneOf(guest)).toMatchObject({ provider: "esim-access", provisioning: "requested" });
    expect(await refundsOf(guest)).toEqual([]);
    await later(guest, 3);
    await provision(guest, 2);
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
    expect((await oneOf(guest)).provider).toBe("airalo");
  });
});

describe("an eSIM that may be given back at once", () => {
  it("is paid back rather than bought where people would have to be asked for that", async () => {
    const guest = await paid(await ofEsimAccess());
    await promise(guest, "at-once");
    await esimAccess("business-error", goneThere);
    await provision(guest, 2);
    expect(await oneOf(guest)).toMatchObject({ provider: "esim-access", provisioning: "refused" });
    expect(await ordersFor(guest)).toEqual({ airalo: 0, esimAccess: 0 });
    expect(await refundsOf(guest)).toHaveLength(1);
  });
});

describe("never two for one", () => {
  it("whatever several workers hear at once", async () => {
    await airalo("business-error", noneLeft);
    const guest = await paid(await shared(), 2);
    const references = (await esimsOf(guest)).map(({ providerTransaction }) => providerTransaction);
    for (const _ of [1, 2, 3, 4]) await Promise.all([1, 2, 3, 4, 5].map(() => provision(guest)));
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
    expect(await ordersFor(guest, references)).toEqual({ airalo: 0, esimAccess: 2 });
  });

  it("also when a worker that slept wakes up after another supplier was asked", async () => {
    const guest = await paid(await shared());
    const { id } = await oneOf(guest);
    const sleeper = await fallAsleepWith(id);
    await airalo("business-error", noneLeft);
    await provision(guest, 2);
    await shop.sandbox.clearFaults();
    expect((await seeOrder(shop, guest)).status).toBe("delivered");

    const former = shop.app.providers.get("airalo");
    if (!former) throw new Error("It is configured");
    expect(await orderAtProvider(shop.app.db, former, sleeper)).toMatchObject({ outcome: "unknown" });
    expect(await ordersFor(guest, [sleeper.providerTransaction])).toEqual({ airalo: 0, esimAccess: 1 });
  });

  it("nor when it hears a no after another worker has taken the eSIM up", async () => {
    const guest = await paid(await shared());
    const claimed = await claimEsim(shop.app.db, (await oneOf(guest)).id, true);
    const former = shop.app.providers.get("airalo");
    if (!claimed || !former) throw new Error("Nobody else has it");
    const slow: typeof former = {
      ...former,
      placeOrder: async (_request, beforeSending) => {
        await beforeSending();
        await sql`update esim set lease_until = now() where id = ${claimed.id}`.execute(shop.app.db);
        await provision(guest);
        return { outcome: "refused", reason: "out-of-stock", code: "34" };
      },
    };
    await orderEsims(shop.app, slow, claimed);
    expect(await oneOf(guest)).toMatchObject({ provider: "airalo", provisioning: "requested" });
    expect((await oneOf(guest)).sentAt).not.toBeNull();
  });

  it("nor between being moved and being ordered there", async () => {
    const guest = await paid(await shared());
    const { id } = await oneOf(guest);
    const sleeper = await fallAsleepWith(id);
    await airalo("business-error", noneLeft);
    await provision(guest, 1);
    const moved = await findEsim(shop.app.db, id);
    expect(moved).toMatchObject({ provider: "esim-access", sentAt: null });
    expect(await claimSending(shop.app.db, sleeper)).toBe(false);
    expect(await takeOrder(shop.app.db, sleeper, "1234", {})).toBe(false);
  });

  it("when a worker dies between the supplier's no and noting it", async () => {
    await airalo("business-error", noneLeft);
    const guest = await paid(await shared());
    const claimed = await claimEsim(shop.app.db, (await oneOf(guest)).id, true);
    const former = shop.app.providers.get("airalo");
    if (!claimed || !former) throw new Error("Nobody else has it");
    expect(await orderAtProvider(shop.app.db, former, claimed)).toMatchObject({ outcome: "refused" });
    // Its successor knows of an order that was sent and of no answer.
    await sql`update esim set lease_until = now() where id = ${claimed.id}`.execute(shop.app.db);
    await later(guest, 6);
    await provision(guest, 2);
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
    expect(await ordersFor(guest, [claimed.providerTransaction])).toEqual({ airalo: 0, esimAccess: 1 });
  });
});
