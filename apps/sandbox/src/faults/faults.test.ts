import { globSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { callEsimAccess, type Json } from "../testing/calls.ts";
import { listenForPushes } from "../testing/listen-for-pushes.ts";
import { type Client, openSandbox, registerPayment } from "../testing/sandbox-client.ts";

const ORDER = { transactionId: "one", packageInfoList: [{ packageCode: "TN_1_7", count: 1 }] };
const endpoint = "esim-access:esim/order";
const order = (client: Client) => callEsimAccess(client.url, "esim/order", JSON.stringify(ORDER));
const orderCount = async (client: Client) => (await client.read("esim-access/orders")).length;

describe("faults on request", () => {
  it("drop the line before the work, or after it was done", async () => {
    const client = await openSandbox();
    await client.change("faults", { endpoint, kind: "drop", when: "before" });
    await expect(order(client)).rejects.toThrow();
    expect(await orderCount(client)).toBe(0);
    await client.change("faults", { endpoint, kind: "drop", when: "after" });
    await expect(order(client)).rejects.toThrow();
    expect(await orderCount(client)).toBe(1);
    expect((await (await order(client)).json()) as object).toMatchObject({ success: true });
    expect(await orderCount(client)).toBe(1);
  });

  it.each([
    ["status", 503, "<!doctype html>"],
    ["html", 200, "<!doctype html>"],
    ["invalid-json", 200, '{"success":true,"obj"'],
    ["empty", 200, ""],
  ])("answer with %s, before or after the work", async (kind, status, beginning) => {
    const client = await openSandbox();
    for (const [when, orders] of [
      ["before", 0],
      ["after", 1],
    ] as const) {
      await client.change("faults", { endpoint, kind, when });
      const answer = await order(client);
      const text = await answer.text();
      expect([answer.status, text.slice(0, beginning.length)]).toEqual([status, beginning]);
      expect(() => JSON.parse(text)).toThrow();
      expect(await orderCount(client)).toBe(orders);
    }
  });

  it("answer late, with the work done at once or late too", async () => {
    const client = await openSandbox();
    for (const when of ["before", "after"])
      await client.change("faults", { endpoint, kind: "slow", ms: 1, when });
    expect(await (await order(client)).json()).toMatchObject({ success: true });
    expect(await (await order(client)).json()).toMatchObject({ success: true });
    expect(await client.read("faults")).toEqual([]);
  });

  it("refuse in the company's own words", async () => {
    const client = await openSandbox();
    await client.change("faults", { endpoint, kind: "business-error", errorCode: "200011", match: "TN_1_7" });
    expect(await (await order(client)).json()).toEqual({
      success: false,
      errorCode: "200011",
      errorMsg: "profile stock insufficient",
      obj: null,
    });
    await client.change("faults", {
      endpoint: "satim:register.do",
      kind: "business-error",
      errorCode: "7",
      errorMessage: "System error",
    });
    expect(await registerPayment(client)).toEqual({ errorCode: "7", errorMessage: "System error" });
  });

  it("hit as many calls as asked, after those they should let pass, until cleared", async () => {
    const client = await openSandbox();
    await client.change("faults", {
      endpoint: "esim-access:*",
      kind: "status",
      status: 500,
      skip: 1,
      times: 2,
    });
    const statuses = [];
    for (let call = 0; call < 4; call++) statuses.push((await order(client)).status);
    expect(statuses).toEqual([200, 500, 500, 200]);
    await client.change("faults", { endpoint: "*", kind: "status", status: 502, times: null });
    expect((await order(client)).status).toBe(502);
    await client.undo("faults");
    expect((await order(client)).status).toBe(200);
  });

  it("are refused when they could never happen", async () => {
    const client = await openSandbox();
    for (const fault of [
      { endpoint, kind: "nap" },
      { endpoint: "moon", kind: "drop" },
      { endpoint, kind: "drop", often: 2 },
      { endpoint, kind: "twice" },
      { endpoint: "esim-access:webhook", kind: "unsigned" },
    ])
      expect(await client.change("faults", fault)).toMatchObject({ statusCode: 400 });
  });

  it("are told from a company's settings, of which a value that it doesn't know is refused too", async () => {
    const client = await openSandbox();
    const refused: Record<string, object> = {
      "esim-access": { repeatedTransaction: "no-order" },
      satim: { codesAs: "words" },
      chargily: { webhookOrder: "never" },
      stripe: { refundsAs: "COMPLETED" },
      paypal: { refundsAs: "succeeded" },
      airalo: { numbersAs: "words" },
      "esim-go": { callbackVersion: "V4" },
      chatwoot: { agent: "sleeps" },
      ipapi: { country: 213 },
    };
    const played = globSync("*/company.ts", { cwd: path.resolve(import.meta.dirname, "..") }).map(
      path.dirname,
    );
    const settled = [];
    for (const company of played.filter((folder) => folder !== "world"))
      if ((await client.change(`${company}/settings`)).statusCode !== 404) settled.push(company);
    expect(Object.keys(refused).toSorted()).toEqual(settled.toSorted());
    for (const [company, setting] of Object.entries(refused))
      expect(await client.change(`${company}/settings`, setting), company).toMatchObject({ statusCode: 400 });
  });

  it("send webhooks in the wrong order, or not at all", async () => {
    const client = await openSandbox();
    const listener = await listenForPushes();
    await client.change("esim-access/settings", { webhookUrl: listener.url });
    const transactions = [];
    for (const [transactionId, kind] of [
      ["lost", "drop"],
      ["first", "out-of-order"],
      ["second", undefined],
    ] as const) {
      if (kind) await client.change("faults", { endpoint: "esim-access:webhook", kind });
      await client.esimAccess("esim/order", { ...ORDER, transactionId });
    }
    for (const push of await listener.arrived(2)) transactions.push(push.body.content.transactionId);
    expect(transactions).toEqual(["second", "first"]);
  });

  it("for a whole company leave its pushes alone", async () => {
    const client = await openSandbox();
    const listener = await listenForPushes();
    await client.change("esim-access/settings", { webhookUrl: listener.url });
    await client.change("faults", { endpoint: "esim-access:*", kind: "status", skip: 1, times: 1 });
    await order(client);
    await listener.arrived(1);
    expect(await client.read("faults")).toHaveLength(1);
    expect((await order(client)).status).toBe(503);
  });

  it("are counted with the calls they hit", async () => {
    const client = await openSandbox();
    await client.change("faults", { endpoint, kind: "status" });
    await order(client);
    await order(client);
    const { total, counts, recent } = await client.read(`calls?endpoint=${endpoint}`);
    expect([total, counts]).toEqual([2, { [endpoint]: 2 }]);
    expect(recent.map((call: Json) => call.fault)).toEqual(["status/before", null]);
  });
});

describe("a reset", () => {
  it("forgets orders, payments, faults and the pushed clock", async () => {
    const client = await openSandbox();
    await order(client);
    await registerPayment(client);
    await client.change("clock", { advanceSeconds: 1e6 });
    await client.change("faults", { endpoint: "*", kind: "drop" });
    await client.change("reset");
    expect([
      await orderCount(client),
      await client.read("satim/orders"),
      await client.read("faults"),
    ]).toEqual([0, [], []]);
    expect(Math.abs(Date.parse((await client.read("clock")).now) - Date.now())).toBeLessThan(1e6);
  });
});
