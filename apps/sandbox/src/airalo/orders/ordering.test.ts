import { describe, expect, it } from "vitest";
import { listenForPushes } from "../../testing/listen-for-pushes.ts";
import { buyFromAiralo, type Client, openSandbox } from "../../testing/sandbox-client.ts";
import { signatureOf } from "../notifications/signature.ts";

const PACKAGE = "tunisia-go-30days-2gb";
const balance = async (client: Client) =>
  (await client.airalo("GET", "balance")).data.balances.availableBalance.amount;
const lookUp = async (client: Client, description: string) =>
  (await client.airalo("GET", `orders?include=sims,status&filter[description]=${description}`)).data;

describe("ordering at Airalo", () => {
  it("gives the eSIMs at once, their code whole in the QR code and only its host in lpa", async () => {
    const client = await openSandbox();
    const before = await balance(client);
    const order = await buyFromAiralo(client, { quantity: 2, description: "shop-17" });
    expect(order.code).toMatch(/^\d{8}-\d{6}$/);
    expect(order).toMatchObject({
      package_id: PACKAGE,
      quantity: "2",
      validity: "30",
      currency: "USD",
      description: "shop-17",
    });
    const [sim] = order.sims;
    expect(order.sims).toHaveLength(2);
    expect(sim.iccid).toMatch(/^89\d{17,18}$/);
    expect(sim.qrcode).toBe(`LPA:1$${sim.lpa}$${sim.matching_id}`);
    expect(sim.lpa).not.toContain("$");
    expect(before - (await balance(client))).toBeCloseTo(order.net_price);
  });

  it("shows an order again, with numbers written another way", async () => {
    const client = await openSandbox();
    const order = await buyFromAiralo(client);
    const { data } = await client.airalo("GET", `orders/${order.id}?include=sims,status`);
    expect(data).toMatchObject({
      quantity: 1,
      validity: 30,
      price: String(order.price),
      status: { slug: "completed" },
    });
    expect(data.sims).toEqual(order.sims);
    expect(await client.airalo("GET", "orders/1")).toEqual({
      data: [],
      meta: { message: "Order not found." },
    });
  });

  it("finds orders whose description contains what was asked for", async () => {
    const client = await openSandbox();
    for (const description of ["shop-1", "shop-17", "other"]) await buyFromAiralo(client, { description });
    const found = (await lookUp(client, "SHOP-1")).map((one: { description: string }) => one.description);
    expect(found).toEqual(["shop-17", "shop-1"]);
  });

  it("makes an order whose answer gets lost, once for each time it is asked", async () => {
    const client = await openSandbox();
    await buyFromAiralo(client);
    await client.change("faults", { endpoint: "airalo:POST orders", kind: "drop", when: "after" });
    await expect(buyFromAiralo(client, { description: "LOST" })).rejects.toThrow();
    expect(await lookUp(client, "LOST")).toHaveLength(1);
    await buyFromAiralo(client, { description: "LOST" });
    expect(await lookUp(client, "LOST")).toHaveLength(2);
  });

  it.each([
    ["an unknown package", { package_id: "moon-1day" }, "package_id"],
    ["a top-up as an eSIM", { package_id: `${PACKAGE}-topup` }, "package_id"],
    ["no package", { package_id: "" }, "package_id"],
    ["more than fifty", { quantity: 51 }, "quantity"],
    ["none", { quantity: 0 }, "quantity"],
  ])("refuses %s, naming the field", async (_what, change, field) => {
    const client = await openSandbox();
    const order = { package_id: PACKAGE, quantity: 1, ...change };
    expect(await client.airalo("POST", "orders", order)).toEqual({
      data: { [field]: expect.any(String) },
      meta: { message: "the parameter is invalid" },
    });
  });

  it("refuses with a code what it cannot sell", async () => {
    const client = await openSandbox();
    const order = { package_id: PACKAGE, quantity: 1 };
    await client.change(`airalo/catalogue/packages/${PACKAGE}`, { withdrawn: true });
    expect(await client.airalo("POST", "orders", order)).toMatchObject({ code: 34 });
    await client.undo("airalo/catalogue");
    await client.change("airalo/settings", { balanceCents: 100 });
    expect(await client.airalo("POST", "orders", order)).toMatchObject({ code: 11 });
    await client.change("faults", {
      endpoint: "airalo:POST orders",
      kind: "business-error",
      errorCode: "33",
    });
    expect(await client.airalo("POST", "orders", order)).toEqual({
      code: 33,
      reason: "Insufficient stock of eSIMs.",
    });
    expect(await client.read("airalo/orders")).toEqual([]);
  });
});

describe("ordering at Airalo for later", () => {
  it("accepts at once, makes it in its time, and sends the order signed", async () => {
    const client = await openSandbox({ allocationMs: 60_000 });
    const listener = await listenForPushes();
    const order = { package_id: PACKAGE, quantity: 1, description: "commande/é", webhook_url: listener.url };
    const { data } = await client.airalo("POST", "orders-async", order);
    expect(data.request_id).toHaveLength(25);
    expect(await lookUp(client, "commande")).toEqual([]);
    await client.change("clock", { advanceSeconds: 60 });
    const [push] = await listener.arrived(1);
    expect(push?.body).toMatchObject({
      request_id: data.request_id,
      description: "commande/é",
      quantity: "1",
    });
    expect(push?.body.sims).toHaveLength(1);
    expect(push?.text).toContain("commande\\/\\u00e9");
    expect(push?.headers["airalo-signature"]).toBe(signatureOf(push?.text ?? "", "sandbox-client-secret"));
    expect(await lookUp(client, "commande")).toHaveLength(1);
  });

  it("can send the body otherwise written than it was signed", async () => {
    const client = await openSandbox();
    const listener = await listenForPushes();
    await client.change("airalo/settings", { webhookBody: "plain" });
    await client.airalo("POST", "orders-async", {
      package_id: PACKAGE,
      quantity: 1,
      description: "a/b",
      webhook_url: listener.url,
    });
    const [push] = await listener.arrived(1);
    expect(push?.text).toContain('"a/b"');
    expect(push?.headers["airalo-signature"]).not.toBe(
      signatureOf(push?.text ?? "", "sandbox-client-secret"),
    );
  });

  it("needs an address, of the order or of the account, which must answer a probe", async () => {
    const client = await openSandbox();
    const listener = await listenForPushes();
    const order = { package_id: PACKAGE, quantity: 1 };
    expect(await client.airalo("POST", "orders-async", order)).toHaveProperty("data.webhook_url");
    const optIn = (webhook_url: string) =>
      client.airalo("POST", "notifications/opt-in", { type: "async_orders", webhook_url });
    expect(await optIn("http://127.0.0.1:9/")).toHaveProperty("meta.message", "the parameter is invalid");
    expect((await optIn(listener.url)).data).toMatchObject({
      type: "async_orders",
      webhook_url: listener.url,
    });
    await client.airalo("POST", "orders-async", order);
    expect((await listener.arrived(2)).map(({ body }) => body?.package_id)).toEqual([undefined, PACKAGE]);
    await client.airalo("POST", "notifications/opt-out", { type: "async_orders" });
    expect((await client.airalo("GET", "notifications/opt-in")).data).toEqual([]);
  });

  it("can be made when a test says so", async () => {
    const client = await openSandbox({ allocationMs: 3_600_000 });
    const listener = await listenForPushes();
    const { data } = await client.airalo("POST", "orders-async", {
      package_id: PACKAGE,
      quantity: 1,
      webhook_url: listener.url,
    });
    const made = await client.change(`airalo/requests/${data.request_id}/make`);
    expect(made).toMatchObject({ requestId: data.request_id, esims: [{ status: "NOT_ACTIVE" }] });
    expect(await client.read("airalo/requests")).toEqual([]);
  });
});
