import { basePath } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { escapeAll, signatureOf as signatureOfAiralo } from "./adapters/esim/airalo/webhook.ts";
import { signatureOf as signatureOfEsimGo } from "./adapters/esim/esim-go/webhook.ts";
import { findShortSuppliers, watchCredit } from "./modules/esims/index.ts";
import { provisionEsim } from "./modules/esims/provisioning/provisioning.test-kit.ts";
import { companyFolders } from "./testing/company-folders.ts";
import { eventually } from "./testing/eventually.ts";
import { buyAsGuest } from "./testing/issued-esim.ts";
import { type Guest, seeOrder } from "./testing/purchase.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

const suppliers = ["esim-access", "airalo", "esim-go"] as const;
type Supplier = (typeof suppliers)[number];

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop({ ESIM_PROVIDERS: suppliers.join() });
});
afterAll(() => shop.close());
afterEach(() => shop.sandbox.clearFaults());

it("all are tried here", () => {
  expect(suppliers.toSorted()).toEqual(companyFolders("esim"));
});

/** A country's plan of fixed days that this supplier sells. */
async function planOf(supplier: Supplier): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select code from plan where provider = ${supplier} and kind = 'fixed' and withdrawn_at is null
      and destination_code in ('FR', 'TR') and data_bytes > 900000000 order by code limit 1`.execute(
    shop.app.db,
  );
  if (!rows[0]) throw new Error(`${supplier} sells nothing`);
  return rows[0].code;
}

const paid = (plan: string, quantity = 1) => buyAsGuest(shop, plan, quantity);

const esimsOf = ({ number }: Guest) =>
  shop.app.db.selectFrom("esim").selectAll().where("orderNumber", "=", number).execute();
async function provision(guest: Guest): Promise<void> {
  for (const { id } of await esimsOf(guest)) await provisionEsim(shop.app, id, true);
}

async function issued(supplier: Supplier) {
  const guest = await paid(await planOf(supplier));
  await provision(guest);
  // A worker that runs beside the test may be the one that has it.
  return eventually(async () => {
    const [esim] = await esimsOf(guest);
    if (esim?.provisioning !== "issued") throw new Error(`${supplier} issued nothing`);
    return esim;
  });
}

type EsimGoOrder = { reference: string; lines: Array<{ item: string; quantity: number; iccids: string[] }> };
const ordersAtEsimGo = () => shop.sandbox.get<EsimGoOrder[]>("/controls/esim-go/orders");

describe("a supplier that keeps no reference of ours", () => {
  const placing = { endpoint: "esim-go:POST orders", match: '"type":"transaction"' };

  it("delivers a line of several eSIMs", async () => {
    const guest = await paid(await planOf("esim-go"), 3);
    await provision(guest);
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
    expect(new Set((await esimsOf(guest)).map(({ iccid }) => iccid)).size).toBe(3);
  });

  it("gives each of many buyers of the same thing one eSIM, though answers are lost and workers are many", async () => {
    const plan = await planOf("esim-go");
    const before = (await ordersAtEsimGo()).length;
    const guests = await Promise.all(Array.from({ length: 4 }, () => paid(plan)));
    await shop.sandbox.fault({ ...placing, kind: "drop", when: "after", times: 2 });
    await shop.sandbox.fault({ ...placing, kind: "html", when: "after", times: 2 });
    await shop.sandbox.fault({ endpoint: "esim-go:PUT esims", kind: "drop", times: 2 });
    for (const _ of [1, 2, 3, 4]) await Promise.all([...guests, ...guests].map((guest) => provision(guest)));
    for (const guest of guests) expect((await seeOrder(shop, guest)).status).toBe("delivered");
    const given = (await Promise.all(guests.map(esimsOf))).flat().map(({ iccid }) => iccid);
    const made = (await ordersAtEsimGo()).slice(before).flatMap(({ lines }) => lines[0]?.iccids ?? []);
    expect(given.sort()).toEqual(made.sort());
    expect(new Set(given).size).toBe(4);
  }, 60_000);

  it("is not asked again while an order that did not arrive may still be under way", async () => {
    const guest = await paid(await planOf("esim-go"));
    const before = (await ordersAtEsimGo()).length;
    await shop.sandbox.fault({ ...placing, kind: "drop" });
    for (const _ of [1, 2, 3]) await provision(guest);
    expect(await ordersAtEsimGo()).toHaveLength(before);
    await sql`update esim set sent_at = sent_at - interval '11 minutes' where order_number = ${guest.number}`.execute(
      shop.app.db,
    );
    await provision(guest);
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
    expect(await ordersAtEsimGo()).toHaveLength(before + 1);
  });
});

describe("each supplier's balance", () => {
  it.each([
    ["esim-access", { balance: 10_000 }, { balance: 500_000_000 }],
    ["airalo", { balanceCents: 100 }, { balanceCents: 5_000_000 }],
    ["esim-go", { balanceCents: 100 }, { balanceCents: 5_000_000 }],
  ] as const)("is watched: %s", async (supplier, low, high) => {
    await shop.sandbox.post(`/controls/${supplier}/settings`, low);
    await watchCredit(shop.app);
    expect((await findShortSuppliers(shop.app.db)).map(({ provider }) => provider)).toEqual([supplier]);
    await shop.sandbox.post(`/controls/${supplier}/settings`, high);
    await watchCredit(shop.app);
    expect(await findShortSuppliers(shop.app.db)).toEqual([]);
  });
});

describe("each supplier's news", () => {
  const secret = { airalo: "sandbox-client-secret", "esim-go": "sandbox-api-key" };
  type Event = Record<string, unknown>;
  /** What each would send about an eSIM, and its proof; `note` makes an event another one. */
  const sent = {
    "esim-access": (esim: string, note: string) => {
      const body = { notifyType: "DATA_USAGE", notifyId: note, content: { esimTranNo: esim, orderUsage: 1 } };
      return { path: "esim-access/sandbox-webhook-token", body, headers: {} };
    },
    airalo: (esim: string, note: string) => {
      const body = { level: "90%", iccid: esim, package_name: note };
      const signature = signatureOfAiralo(escapeAll(body), secret.airalo);
      return { path: "airalo", body, headers: { "airalo-signature": signature } };
    },
    "esim-go": (esim: string, note: string) => {
      const body = { iccid: esim, alertType: "Utilisation", bundle: { name: note, remainingQuantity: 1 } };
      const signature = signatureOfEsimGo(JSON.stringify(body), secret["esim-go"], "base64");
      return { path: "esim-go", body, headers: { "x-signature-sha256": signature } };
    },
  };
  const forged = {
    "esim-access": { path: "esim-access/another-token-another-token", headers: {} },
    airalo: { path: "airalo", headers: { "airalo-signature": "00" } },
    "esim-go": { path: "esim-go", headers: { "x-signature-sha256": "AAAA" } },
  };
  const use = {
    "esim-access": (esim: string) => shop.sandbox.stepEsim(esim, "use", 5_000_000),
    airalo: (esim: string) => shop.sandbox.stepAiraloEsim(esim, "use", 5),
    "esim-go": (esim: string) =>
      shop.sandbox.post(`/controls/esim-go/esims/${esim}/use`, { bytes: 5_000_000 }),
  };
  const send = ({ path, body, headers }: { path: string; body: Event; headers: Record<string, string> }) =>
    shop.http.inject({
      method: "POST",
      url: `${basePath}/webhooks/${path}`,
      headers: { "content-type": "application/json", ...headers },
      payload: JSON.stringify(body),
    });
  const countEvents = async () =>
    (await shop.app.db.selectFrom("webhookEvent").select("eventKey").execute()).length;
  const readAgain = (id: string) =>
    shop.app.db.selectFrom("esim").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  beforeAll(() => shop.startWorker());

  it.each(suppliers)(
    "from %s are only a hint, stored once, however often and late they come",
    async (supplier) => {
      const esim = await issued(supplier);
      const name = String(esim.providerEsim);
      await use[supplier](name);
      const before = await countEvents();
      const event = sent[supplier](name, `first ${supplier}`);
      const answers = [await send(event), ...(await Promise.all([send(event), send(event)]))];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(await countEvents()).toBe(before + 1);
      const asked = await eventually(async () => {
        const read = await readAgain(esim.id);
        expect(read.planState).toBe("running");
        expect(Math.abs(read.usedBytes - 5_000_000)).toBeLessThan(400_000);
        return read;
      });
      // One that was under way for long claims something else; the supplier is asked again and says the same.
      expect((await send(sent[supplier](name, `late ${supplier}`))).statusCode).toBe(200);
      await eventually(async () => {
        const read = await readAgain(esim.id);
        expect(read.readAt?.getTime()).toBeGreaterThan(asked.readAt?.getTime() ?? 0);
        expect(read.usedBytes).toBe(asked.usedBytes);
      });
    },
  );

  it.each(suppliers)("that are not from %s change and store nothing", async (supplier) => {
    const before = await countEvents();
    const { body } = sent[supplier]("8944000000000000001", "forged");
    expect((await send({ ...forged[supplier], body })).statusCode).toBe(404);
    expect(await countEvents()).toBe(before);
  });
});
