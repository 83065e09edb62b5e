// @module-tag all
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { aMinuteLater } from "./testing/a-minute-later.ts";
import { eventually } from "./testing/eventually.ts";
import { buyAsGuest } from "./testing/issued-esim.ts";
import { type Guest, seeOrder } from "./testing/purchase.ts";
import { type ShopProcess, startShopProcess } from "./testing/shop-process.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

/** Several processes start one after the other, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });
const patience = 40;

let shop: TestShop;
const running: ShopProcess[] = [];

beforeAll(async () => {
  shop = await createStockedShop({ ESIM_PROVIDERS: "esim-go" });
});
afterAll(() => shop.close());
afterEach(async () => {
  for (const one of running.splice(0)) await one.kill();
  await shop.sandbox.clearFaults();
  await shop.sandbox.forgetCalls();
});

async function startWorker(): Promise<ShopProcess> {
  const worker = await startShopProcess(shop, "worker");
  running.push(worker);
  return worker;
}

async function paidOrder(): Promise<Guest> {
  const { code } = await shop.app.db
    .selectFrom("plan")
    .select("code")
    .where("destinationCode", "=", "FR")
    .where("kind", "=", "fixed")
    .where("withdrawnAt", "is", null)
    .orderBy("code")
    .executeTakeFirstOrThrow();
  return buyAsGuest(shop, code);
}

const esimOf = ({ number }: Guest) =>
  shop.app.db.selectFrom("esim").selectAll().where("orderNumber", "=", number).executeTakeFirstOrThrow();

type EsimGoOrder = { lines: Array<{ iccids: string[] }> };
const ordersAtEsimGo = () => shop.sandbox.get<EsimGoOrder[]>("/controls/esim-go/orders");

const called = (times: number) =>
  eventually(async () => expect(await shop.sandbox.callsAt("esim-go:POST orders")).toBe(times), patience);

const delivered = (guest: Guest) =>
  eventually(async () => {
    await sql`update esim set next_attempt_at = now() where lease_until is null and provisioning = 'requested'`.execute(
      shop.app.db,
    );
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
  }, patience);

describe("a worker killed at a supplier that knows no reference of ours", () => {
  const checking = { endpoint: "esim-go:POST orders", match: '"type":"validate"' };
  const placing = { endpoint: "esim-go:POST orders", match: '"type":"transaction"' };

  it("while its order was being checked has sent nothing: the next one orders at once, and once", async () => {
    const before = (await ordersAtEsimGo()).length;
    await shop.sandbox.fault({ ...checking, kind: "slow", ms: 20_000 });
    const guest = await paidOrder();
    const worker = await startWorker();
    await called(1);
    await worker.kill();
    expect(await esimOf(guest)).toMatchObject({ provisioning: "requested", sentAt: null });

    await aMinuteLater(shop);
    await startWorker();
    await delivered(guest);
    expect(await ordersAtEsimGo()).toHaveLength(before + 1);
  });

  it.each(["after", "before"])(
    "while it bought is followed by one that finds the order, the kill %s the supplier's work",
    async (when) => {
      const before = (await ordersAtEsimGo()).length;
      await shop.sandbox.fault({ ...placing, kind: "slow", when, ms: when === "after" ? 20_000 : 4000 });
      const guest = await paidOrder();
      const worker = await startWorker();
      await called(2);
      await worker.kill();
      expect((await esimOf(guest)).sentAt).not.toBeNull();

      await aMinuteLater(shop);
      await startWorker();
      await delivered(guest);
      const placed = (await ordersAtEsimGo()).slice(before);
      expect(placed).toHaveLength(1);
      expect(placed[0]?.lines[0]?.iccids).toEqual([(await esimOf(guest)).iccid]);
    },
  );
});
