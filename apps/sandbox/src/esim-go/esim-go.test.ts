import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { callEsimGo, type Json } from "../testing/calls.ts";
import { listenForPushes } from "../testing/listen-for-pushes.ts";
import { type Client, openSandbox } from "../testing/sandbox-client.ts";

const BUNDLE = "esim_1GB_7D_TN_V2";
const DAY = 86_400;

const orderOf = (type: string, line: Json = {}, assign = true) => ({
  type,
  assign,
  order: [{ type: "bundle", item: BUNDLE, quantity: 1, allowReassign: false, ...line }],
});
const buy = (client: Client, line: Json = {}) =>
  client.esimGo("POST", "orders", orderOf("transaction", line));
const balance = async (client: Client) =>
  (await client.esimGo("GET", "organisation")).organisations[0].balance;

async function withEsim() {
  const client = await openSandbox();
  const order = await buy(client);
  const { iccid } = order.order[0].esims[0];
  return {
    client,
    order,
    iccid,
    step: (name: string, body = {}) => client.change(`esim-go/esims/${iccid}/${name}`, body),
    bundles: async (query = "") =>
      (await client.esimGo("GET", `esims/${iccid}/bundles${query}`)).bundles.flatMap(
        ({ assignments }: Json) => assignments,
      ),
  };
}

describe("ordering at eSIM Go", () => {
  it("checks without buying, then buys each time it is asked", async () => {
    const client = await openSandbox();
    const before = await balance(client);
    const checked = await client.esimGo("POST", "orders", orderOf("validate"));
    expect(checked).toMatchObject({ valid: true, currency: "USD" });
    expect(await balance(client)).toBe(before);
    const orders = [await buy(client), await buy(client)];
    expect(orders[0].orderReference).not.toBe(orders[1].orderReference);
    expect(await balance(client)).toBeCloseTo(before - 2 * checked.total, 2);
    expect(await client.esimGo("GET", `orders/${orders[0].orderReference}`)).toEqual(orders[0]);
  });

  it.each([
    [{ item: "esim_1gb_7d_tn_v2" }, /not found/],
    [{ quantity: 0 }, /quantity/],
    [{ quantity: 2, iccids: ["8985200000000000000"] }, /must match/],
    [{ iccids: ["8985200000000000000"] }, /not accessible/],
    [{ quantity: 100_000 }, /insufficient balance/],
  ])("says no to %j in words", async (line, message) => {
    const client = await openSandbox();
    for (const type of ["validate", "transaction"])
      expect((await client.esimGo("POST", "orders", orderOf(type, line))).message).toMatch(message);
    expect(await client.read("esim-go/orders")).toEqual([]);
  });

  it("shows the codes only in small orders, and ICCIDs in a list when asked", async () => {
    const client = await openSandbox();
    const large = await buy(client, { quantity: 6 });
    expect(large.order[0].iccids).toHaveLength(6);
    expect(large.order[0]).not.toHaveProperty("esims");
    const listed = async (query: string) => (await client.esimGo("GET", `orders?${query}`)).orders;
    expect((await listed(""))[0].order[0]).not.toHaveProperty("iccids");
    expect((await listed("includeIccids=true"))[0].order[0].iccids).toEqual(large.order[0].iccids);
    const later = encodeURIComponent(new Date(Date.now() + 60_000).toISOString());
    expect(await listed(`createdAt=gte:${later}`)).toEqual([]);
    expect(await listed(`createdAt=lte:${later}`)).toHaveLength(1);
  });

  it("lets nobody in without the key, nor anybody who asks too often", async () => {
    const client = await openSandbox();
    expect((await callEsimGo(client.url, "GET", "organisation", undefined, "another")).status).toBe(403);
    await client.change("esim-go/settings", { callsPerSecond: 1 });
    const asked = await Promise.all([1, 2, 3].map(() => callEsimGo(client.url, "GET", "organisation")));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  });

  it("lists its catalogue page by page, and by place", async () => {
    const client = await openSandbox();
    const first = await client.esimGo("GET", "catalogue?perPage=10&page=1");
    expect(first.bundles).toHaveLength(10);
    expect(first.pageCount).toBe(Math.ceil(first.rows / 10));
    const here = (await client.esimGo("GET", "catalogue?countries=TN")).bundles;
    expect(new Set(here.map(({ countries }: Json) => countries[0].iso))).toEqual(new Set(["TN"]));
  });
});

describe("an eSIM at eSIM Go", () => {
  it("uses its bundles one after the other, each for its own days", async () => {
    const { client, iccid, step, bundles } = await withEsim();
    await buy(client, { iccids: [iccid] });
    await step("use", { bytes: 1_500_000_000 });
    expect(await bundles("?includeUsed=true")).toMatchObject([
      { bundleState: "active", remainingQuantity: 500_000_000 },
      { bundleState: "depleted", remainingQuantity: 0 },
    ]);
    expect(await bundles()).toHaveLength(1);
    await client.change("clock", { advanceSeconds: 8 * DAY });
    expect((await bundles("?includeUsed=true")).map((one: Json) => one.bundleState)).toEqual([
      "expired",
      "expired",
    ]);
  });

  it("is out of the account once its only bundle was taken back and nobody installed it", async () => {
    const { client, iccid } = await withEsim();
    const before = await balance(client);
    const path = `esims/${iccid}/bundles/${BUNDLE}?refundToBalance=true`;
    expect((await client.esimGo("DELETE", path)).status).toMatch(/Revoked/);
    expect(await balance(client)).toBeGreaterThan(before);
    expect((await client.esimGo("GET", `esims/${iccid}`)).message).toMatch(/not accessible/);
  });

  it("keeps a bundle that was started", async () => {
    const { client, iccid, step, bundles } = await withEsim();
    await step("attach");
    expect((await client.esimGo("DELETE", `esims/${iccid}/bundles/${BUNDLE}`)).message).toMatch(/no unused/);
    expect(await bundles()).toMatchObject([{ bundleState: "active" }]);
  });

  it("is told of by callbacks, signed over their bytes in version 3 only", async () => {
    const { client, step } = await withEsim();
    const listener = await listenForPushes();
    await client.change("esim-go/settings", { callbackUrl: listener.url, iccidAs: "number" });
    await step("use", { bytes: 600_000_000 });
    const pushes = await listener.arrived(3);
    expect(pushes.map(({ body }) => body.alertType).sort()).toEqual([
      "FirstAttachment",
      "FirstUse",
      "Utilisation",
    ]);
    for (const { text, headers } of pushes) {
      expect(text).toMatch(/"iccid":\d{19}/);
      const signature = createHmac("sha256", "sandbox-api-key").update(text).digest("base64");
      expect(headers["x-signature-sha256"]).toBe(signature);
    }
    await client.change("esim-go/settings", { callbackVersion: "V2" });
    await step("deplete");
    expect((await listener.arrived(4))[3]?.headers).not.toHaveProperty("x-signature-sha256");
  });
});
