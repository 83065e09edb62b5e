import { basePath } from "@rihla/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { compose, readShopConfig } from "../../compose.ts";
import { composeHttp } from "../../compose-http.ts";
import { deliverOrder } from "../../testing/deliver-order.ts";
import { workUntil } from "../../testing/do-jobs.ts";
import { type Guest, openPayment, order, seeOrder } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { settlePayment } from "../payments/index.ts";

const token = "sandbox-webhook-token";

let shop: TestShop;
/** Where the sandbox reaches the shop. */
let address: string;

beforeAll(async () => {
  shop = await createStockedShop();
  address = await shop.http.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.close());
afterEach(() => shop.sandbox.clearFaults());

const sendEvent = (body: unknown, at = token) =>
  shop.http.inject({
    method: "POST",
    url: `${basePath}/webhooks/esim-access/${at}`,
    headers: { "content-type": "application/json" },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });

function storedUnder(key: string) {
  return shop.app.db.selectFrom("webhookEvent").selectAll().where("eventKey", "=", key).execute();
}

async function buy(): Promise<Guest> {
  const guest = await order(shop);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  return guest;
}

async function delivered(guest: Guest) {
  await deliverOrder(shop, guest);
  expect((await seeOrder(shop, guest)).status).toBe("delivered");
  return shop.app.db
    .selectFrom("esim")
    .selectAll()
    .where("orderNumber", "=", guest.number)
    .executeTakeFirstOrThrow();
}

const esimOf = async (id: string) =>
  shop.app.db.selectFrom("esim").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("the eSIM supplier's webhook", () => {
  it("is answered well at its probe, so that the supplier takes our address", async () => {
    const probe = { notifyType: "CHECK_HEALTH", content: { orderNo: "1234567890", orderStatus: "Test" } };
    expect((await sendEvent(probe)).statusCode).toBe(200);
    await shop.app.providers
      .get("esim-access")
      ?.registerWebhook?.(`${address}${basePath}/webhooks/esim-access/${token}`);
  });

  it.each(["", "wrong-token-wrong-token", `${token}x`, token.slice(0, -1), token.toUpperCase(), "%00"])(
    "does not exist for who says %j",
    async (wrong) => {
      const answer = await sendEvent(
        { notifyType: "ORDER_STATUS", notifyId: `w${wrong}`, content: {} },
        wrong,
      );
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: "not_found" });
      expect(await storedUnder(`w${wrong.replace("%00", "")}`)).toEqual([]);
    },
  );

  it.each([
    ["no JSON", "<html>"],
    ["nothing", ""],
    ["a list", "[1]"],
    ["no type", '{"content":{}}'],
    ["another shape", '{"notifyType":7,"content":"x"}'],
  ])("turns away %s", async (_what, body) => {
    expect((await sendEvent(body)).statusCode).toBe(404);
  });

  it.each([
    ["an id with NUL", { notifyId: "nul\0" }],
    ["an id with half a surrogate pair", { notifyId: "\ud83d" }],
    ["an id of 3,000 characters", { notifyId: "x".repeat(3000) }],
    ["an order number with NUL", { notifyId: "order-nul", content: { orderNo: "\0" } }],
    ["JSON 12,000 deep", `{"a":${"[".repeat(12_000)}${"]".repeat(12_000)}}`],
  ])("refuses %s", async (_what, event) => {
    const body = typeof event === "string" ? event : { notifyType: "ORDER_STATUS", ...event };
    const answer = await sendEvent(body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid_input"]);
  });

  it("stores an event that comes five times once", async () => {
    const event = { notifyType: "ORDER_STATUS", notifyId: "five-times", content: { orderNo: "B0" } };
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendEvent(event)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await storedUnder("five-times")).toHaveLength(1);
    await workUntil(shop, async () =>
      expect(await storedUnder("five-times")).toMatchObject([{ handledAt: expect.any(Date) }]),
    );
  });

  it("takes events of kinds it has never heard of, about eSIMs it never sold", async () => {
    const event = { notifyType: "BRAND_NEW", notifyId: "new-kind", content: { esimTranNo: "000", x: [1] } };
    expect((await sendEvent(event)).statusCode).toBe(200);
    await workUntil(shop, async () =>
      expect(await storedUnder("new-kind")).toMatchObject([{ handledAt: expect.any(Date) }]),
    );
  });

  it("keeps of an event only whom it is about: no ICCID, no activation code", async () => {
    const content = { orderNo: "B1", esimTranNo: "2", iccid: "8944000000000000001", ac: "LPA:1$a.b$C" };
    await sendEvent({ notifyType: "SMDP_EVENT", notifyId: "discreet", content });
    expect(await storedUnder("discreet")).toMatchObject([
      { hint: { providerOrder: "B1", providerEsim: "2" } },
    ]);
  });
});

describe("news of an eSIM", () => {
  it("are read at the supplier, in whatever order the events come and however often", async () => {
    const esim = await delivered(await buy());
    for (const kind of ["twice", "out-of-order", "twice"])
      await shop.sandbox.fault({ endpoint: "esim-access:webhook", kind });
    for (const step of ["download", "install", "enable"])
      await shop.sandbox.post(`/controls/esims/${esim.providerEsim}/${step}`);
    await shop.sandbox.post(`/controls/esims/${esim.providerEsim}/use`, { bytes: 1_000_000 });
    await workUntil(shop, async () => {
      const now = await esimOf(esim.id);
      expect(now).toMatchObject({ profileState: "enabled", planState: "running", usedBytes: 1_000_000 });
      expect(now.iccid).toBe(esim.iccid);
    });
  });

  it("that lie are not believed: the supplier is asked", async () => {
    const esim = await delivered(await buy());
    const lie = {
      orderNo: esim.providerOrder,
      esimTranNo: esim.providerEsim,
      esimStatus: "CANCEL",
      orderUsage: 99,
    };
    await sendEvent({ notifyType: "ESIM_STATUS", notifyId: "a-lie", content: lie });
    await workUntil(shop, async () =>
      expect(await storedUnder("a-lie")).toMatchObject([{ handledAt: expect.any(Date) }]),
    );
    expect(await esimOf(esim.id)).toMatchObject({ planState: "ready", usedBytes: 0 });
  });
});

describe("an event of one supplier", () => {
  it("never touches another supplier's eSIM, though it has the same number", async () => {
    const esim = await delivered(await buy());
    await shop.app.db.updateTable("esim").set({ provider: "another" }).where("id", "=", esim.id).execute();
    const content = { orderNo: esim.providerOrder, esimTranNo: esim.providerEsim };
    await sendEvent({ notifyType: "ESIM_STATUS", notifyId: "same-number", content });
    await workUntil(shop, async () =>
      expect(await storedUnder("same-number")).toMatchObject([{ handledAt: expect.any(Date) }]),
    );
    expect((await esimOf(esim.id)).askedAt).toEqual(esim.askedAt);
    expect(shop.logged()).not.toContain("this provider is not configured");
  });
});

describe("without events", () => {
  it("that all get lost, an order is delivered by asking alone", async () => {
    await shop.sandbox.fault({ endpoint: "esim-access:webhook", kind: "drop", times: null });
    await shop.sandbox.post("/controls/esim-access/settings", { allocationMs: 500 });
    await delivered(await buy());
    await shop.sandbox.post("/controls/esim-access/settings", { allocationMs: 0 });
  });

  it("there is no address for a company whose secret is not configured", async () => {
    const secrets = { ESIM_ACCESS_WEBHOOK_TOKEN: "", SATIM_CALLBACK_SECRET: "" };
    const config = readShopConfig({ ...shop.environment, ...secrets });
    const closed = await composeHttp(compose(config, shop.app.log, shop.app.db, shop.app.jobs));
    for (const path of [
      "esim-access",
      "esim-access/",
      `esim-access/${token}`,
      "esim-access/undefined",
      "satim",
    ]) {
      const url = `${basePath}/webhooks/${path}`;
      const body = { notifyType: "CHECK_HEALTH" };
      expect((await closed.inject({ method: "POST", url, payload: body })).statusCode).toBe(404);
      expect((await closed.inject({ method: "GET", url })).statusCode).toBe(404);
    }
    await closed.close();
  });
});
