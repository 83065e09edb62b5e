import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  packageSourceConformance,
  type SourceHarness,
} from "../../../modules/catalogue/package-source.conformance.ts";
import {
  esimProviderConformance,
  freely,
  type ProviderCall,
  type ProviderHarness,
} from "../../../modules/esims/esim-provider.conformance.ts";
import { recordRequests } from "../../../testing/record-requests.ts";
import { type Sandbox, startSandbox } from "../../../testing/sandbox.ts";
import { createEsimGo } from "./esim-go.ts";

const account = { apiKey: "sandbox-api-key", paysBack: true };
const usual = { profileWords: "enabled", currency: "USD", balanceCents: 5_000_000, refunds: true };

let sandbox: Sandbox;
let provider: ReturnType<typeof createEsimGo>;
let esims: ProviderHarness;
let source: SourceHarness;

beforeAll(async () => {
  sandbox = await startSandbox();
  const options = { ...account, baseUrl: `${sandbox.url}/esim-go/v2.5` };
  provider = createEsimGo(options);
  esims = {
    provider,
    impatient: createEsimGo({ ...options, timeoutMs: 500 }),
    packages: { fixed: "esim_1GB_7D_TN_V2", daily: null },
    spoil: (call, kind, when = "before") =>
      fault(endpoints[call], kind, { when, match: matches[call] ?? "" }),
    refuse: (errorCode) => fault("POST orders", "business-error", { errorCode }),
    postponements: { "insufficient balance": "no-credit", "Not enough credit": "no-credit" },
    refusals: { "bundle out of stock": "out-of-stock", "no such luck": "bad-request" },
    allocation: null,
    ordersOf: (reference) => ordersUnder(reference),
    topUpsOf: async (esim) => (await esimOf(esim)).bundles.length - 1,
    checksFirst: true,
    gigabytes: 1,
    use: (esim, bytes) => step(esim, "use", { bytes: theirs(bytes) }),
    answeringAddress: async () => (await recordRequests("ok")).url,
  };
  source = {
    source: provider,
    spoil: (kind) => fault("GET catalogue", kind),
    addBadPackages: () => catalogue({ brokenBundle: true }),
    removeBadPackages: () => catalogue({ brokenBundle: false }),
    badReasons: [/price/],
  };
});
afterAll(() => sandbox.stop());
afterEach(async () => {
  await sandbox.clearFaults();
  await settings(usual);
});

const endpoints: Readonly<Record<ProviderCall, string>> = {
  order: "POST orders",
  find: "GET orders",
  "fetch-order": "GET orders/:reference",
  "fetch-esim": "GET esims/:iccid",
  usage: "GET esims/:iccid/bundles",
  "top-up": "POST orders",
  "find-top-up": "GET orders",
  balance: "GET organisation",
};
/** Checking an order is asked under the same address as placing it. */
const placing = '"type":"transaction"';
const checking = '"type":"validate"';
const matches: Partial<Record<ProviderCall, string>> = { order: placing, "top-up": placing };

const fault = (path: string, kind: string, more: object = {}) =>
  sandbox.fault({ endpoint: `esim-go:${path}`, kind, status: 503, ms: 2000, ...more });
const settings = (changes: object) => sandbox.post<void>("/controls/esim-go/settings", changes);
const catalogue = (changes: object) => sandbox.post<void>("/controls/esim-go/catalogue", changes);
const esimOf = (iccid: string) => sandbox.get<{ bundles: unknown[] }>(`/controls/esim-go/esims/${iccid}`);
const step = (iccid: string, name: string, body = {}) =>
  sandbox.post<void>(`/controls/esim-go/esims/${iccid}/${name}`, body);

/** So many of our bytes as they count them. */
const theirs = (bytes: number) => (bytes * 1000 ** 3) / 1024 ** 3;

type PlacedOrder = {
  reference: string;
  lines: Array<{ quantity: number }>;
  esims: Array<{ customerRef: string }>;
};
const allOrders = () => sandbox.get<PlacedOrder[]>("/controls/esim-go/orders");

async function ordersUnder(reference: string) {
  const orders = (await allOrders()).filter(({ esims: made }) => made[0]?.customerRef === reference);
  return orders.map(({ lines }) => ({ quantity: lines[0]?.quantity ?? 0 }));
}

esimProviderConformance("eSIM Go", () => esims);
packageSourceConformance("eSIM Go", () => source);

const wish = (changes: object = {}) => ({
  reference: randomUUID() as string,
  packageCode: esims.packages.fixed,
  quantity: 1,
  periodDays: null,
  ...changes,
});

async function buy(packageCode = esims.packages.fixed): Promise<string> {
  const placed = await provider.placeOrder(wish({ packageCode }), freely);
  if (placed.outcome !== "accepted") throw new Error(JSON.stringify(placed));
  return String(placed.esims?.[0]?.esim);
}

async function read(esim: string) {
  const reading = await provider.fetchEsim(esim);
  if (reading.outcome !== "read") throw new Error(JSON.stringify(reading));
  return reading.esim;
}

describe("an order at eSIM Go", () => {
  it.each(["drop", "status", "html", "slow"])(
    "whose checking is answered with %s was not placed, and may be sent again",
    async (kind) => {
      await fault("POST orders", kind, { match: checking });
      // Orders of other tests, answered slowly, may still arrive: these are told by a quantity that only this test asks for.
      expect(await esims.impatient.placeOrder(wish({ quantity: 9 }), freely)).toMatchObject({
        outcome: "postponed",
        reason: "busy",
      });
      const placed = (await allOrders()).filter(({ lines }) => lines[0]?.quantity === 9);
      expect(placed).toEqual([]);
    },
  );

  it("has refused nothing for good when the account is not let in or asks too often", async () => {
    for (const status of [403, 429]) {
      await fault("POST orders", "status", { status, match: placing });
      expect(await provider.placeOrder(wish(), freely)).toMatchObject({ outcome: "unknown" });
    }
    const stranger = createEsimGo({ ...account, apiKey: "another", baseUrl: `${sandbox.url}/esim-go/v2.5` });
    expect(await stranger.placeOrder(wish(), freely)).toMatchObject({ outcome: "unknown" });
    expect(await stranger.fetchEsim(await buy())).toMatchObject({ outcome: "unknown" });
  });

  it("is put off by the real balance, whatever words that is said in", async () => {
    await settings({ balanceCents: 1 });
    await fault("POST orders", "business-error", { errorCode: "declined" });
    expect(await provider.placeOrder(wish(), freely)).toEqual({
      outcome: "postponed",
      reason: "no-credit",
      code: "declined",
    });
  });

  it("keeps no ICCID of a refusal's words", async () => {
    await fault("POST orders", "business-error", { errorCode: "8944000000000000001 is not compatible" });
    expect(await provider.placeOrder(wish(), freely)).toMatchObject({ code: "… is not compatible" });
  });

  it("that is lost is told from those with another's reference, and from top-ups, which are orders too", async () => {
    const packageCode = "esim_3GB_30D_TN_V2";
    const since = new Date();
    const other = await buy(packageCode);
    const topUp = { reference: randomUUID(), esim: other, packageCode, periodDays: null };
    expect(await provider.topUp(topUp, freely)).toMatchObject({ outcome: "done" });
    await sandbox.post(`/controls/esim-go/esims/${other}/use`, {});
    const lost = wish({ packageCode });
    expect(await provider.findOrders(lost, since)).toEqual({ outcome: "found", orders: [] });
    await fault("POST orders", "drop", { when: "after", match: placing });
    await provider.placeOrder(lost, freely);
    const found = await provider.findOrders(lost, since);
    if (found.outcome !== "found") throw new Error(JSON.stringify(found));
    expect(found.orders).toHaveLength(1);
    const wanted = { order: String(found.orders[0]), quantity: 1, placedAt: since };
    expect(await provider.fetchOrders([wanted])).toMatchObject([{ outcome: "issued" }]);
  });

  it("whose eSIM could not be marked was placed all the same, and is not taken for a top-up", async () => {
    const packageCode = "esim_5GB_30D_TN_V2";
    await fault("PUT esims", "drop");
    const placed = await provider.placeOrder(wish({ packageCode }), freely);
    expect(placed).toMatchObject({ outcome: "accepted" });
    const found = await provider.findOrders(wish({ packageCode }), new Date());
    expect(found).toEqual({ outcome: "found", orders: [(placed as { order: string }).order] });
  });

  it("shows the key in its header and nowhere else", async () => {
    const supplier = await recordRequests(
      '{"valid":true,"orderReference":"r","order":[{"item":"x","quantity":1}]}',
    );
    await createEsimGo({ ...account, baseUrl: supplier.url }).placeOrder(wish(), freely);
    expect(supplier.requests).toHaveLength(2);
    for (const { url, headers, body } of supplier.requests) {
      expect(headers["x-api-key"]).toBe(account.apiKey);
      expect(url + body + JSON.stringify({ ...headers, "x-api-key": "" })).not.toContain(account.apiKey);
    }
  });
});

describe("eSIM Go's catalogue", () => {
  it("says what is not sold, and why", async () => {
    const { packages, skipped } = await provider.listPackages();
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(
      new Set(["unlimited for a fixed number of days: ours are sold by the day", "does not start by itself"]),
    );
    expect(packages.filter(({ code }) => code.includes("_UL_"))).toEqual([]);
  });

  it("counts a thousand megabytes as a gigabyte, which is one of ours, as the bundles on its eSIMs do", async () => {
    const { packages } = await provider.listPackages();
    const one = packages.find(({ code }) => code === "esim_1GB_7D_TN_V2");
    expect(one).toMatchObject({ destination: "TN", countries: ["TN"], dataBytes: 1024 ** 3, days: 7 });
    expect((await read(await buy())).totalBytes).toBe(one?.dataBytes);
  });

  it.each([
    [100, 100 * 1024 ** 2],
    [500, 500 * 1024 ** 2],
    [1500, 1.5 * 1024 ** 3],
    [2000, 2 * 1024 ** 3],
  ])("calls %d MB as the supplier does", async (dataAmount, dataBytes) => {
    await sandbox.post("/controls/esim-go/catalogue/bundles/esim_3GB_30D_TN_V2", { dataAmount });
    const { packages } = await provider.listPackages();
    expect(packages.find(({ code }) => code === "esim_3GB_30D_TN_V2")).toMatchObject({ dataBytes });
    expect(await read(await buy("esim_3GB_30D_TN_V2"))).toMatchObject({
      totalBytes: dataBytes,
      usedBytes: 0,
    });
    await sandbox.post("/controls/esim-go/catalogue/bundles/esim_3GB_30D_TN_V2", { dataAmount: 3000 });
  });

  it("has regions under our codes, with the countries that they are good for", async () => {
    const { packages } = await provider.listPackages();
    const regions = packages.filter(({ destination }) => destination.length > 2);
    expect(new Set(regions.map(({ destination }) => destination)).size).toBe(10);
    expect(regions.every(({ countries }) => countries.length > 2)).toBe(true);
  });

  it("is not taken over where the account is kept in another currency, nor is its balance", async () => {
    await settings({ currency: "GBP" });
    await expect(provider.listPackages()).rejects.toThrow("GBP");
    expect(await provider.balance()).toEqual({ outcome: "unknown", reason: "the account is kept in GBP" });
  });
});

describe("an eSIM of eSIM Go", () => {
  it.each([
    [[], "enabled", "released", "ready"],
    [["download"], "installed", "downloading", "ready"],
    [["download"], "enabled", "released", "ready"],
    [["install"], "installed", "installed", "ready"],
    [["install"], "enabled", "disabled", "ready"],
    [["attach"], "installed", "enabled", "running"],
    [["attach"], "enabled", "enabled", "running"],
    [["deplete"], "enabled", "enabled", "used-up"],
    [["expire"], "enabled", "enabled", "expired"],
    [["lapse"], "enabled", "released", "expired"],
    [["attach", "delete"], "enabled", "deleted", "running"],
    [["attach", "delete"], "installed", "deleted", "running"],
    [["revoke"], "enabled", "released", "cancelled"],
    [["attach", "revoke"], "enabled", "enabled", "revoked"],
  ])("after %j, told in the words of the platform %s, is %s and %s", async (steps, words, profile, plan) => {
    const esim = await buy();
    for (const name of steps) await step(esim, name);
    await settings({ profileWords: words });
    expect(await read(esim)).toMatchObject({ profileState: profile, planState: plan });
  });

  it("can be installed while its bundle is being processed", async () => {
    await settings({ processingMs: 600_000 });
    expect(await read(await buy())).toMatchObject({ planState: "ready", saidState: "Released processing" });
    await settings({ processingMs: 0 });
  });

  it("tells when it was first on a network", async () => {
    const esim = await buy();
    expect((await read(esim)).startedAt).toBeNull();
    await step(esim, "attach");
    const { startedAt, expiresAt } = await read(esim);
    expect((expiresAt?.getTime() ?? 0) - (startedAt?.getTime() ?? 0)).toBe(7 * 24 * 3600_000);
  });

  it("never has more left than it holds, nor less than nothing", async () => {
    const strangely = async (remainingQuantity: number, initialQuantity = 1e9) => {
      const assignments = [{ initialQuantity, remainingQuantity, bundleState: "active" }];
      const told = { iccid: "8944000000000000001", matchingId: "A", smdpAddress: "rsp.example.com" };
      const answer = JSON.stringify({ ...told, bundles: [{ name: "x", assignments }] });
      const strange = createEsimGo({ ...account, baseUrl: (await recordRequests(answer)).url });
      const reading = await strange.fetchEsim(told.iccid);
      return reading.outcome === "read" && reading.esim;
    };
    expect(await strangely(2e9)).toMatchObject({ totalBytes: 1024 ** 3, usedBytes: 0 });
    expect(await strangely(-1)).toMatchObject({ totalBytes: 1024 ** 3, usedBytes: 1024 ** 3 });
    expect(await strangely(0, 0)).toMatchObject({ totalBytes: 0, usedBytes: 0 });
  });

  it("is unknown, and read all the same, in a state that nobody knows", async () => {
    const told = {
      iccid: "8944000000000000001",
      matchingId: "A",
      smdpAddress: "rsp.example.com",
      profileStatus: "Quarantined",
      bundles: [
        { name: "x", assignments: [{ initialQuantity: 5, remainingQuantity: 1, bundleState: "odd" }] },
      ],
    };
    const supplier = await recordRequests(JSON.stringify(told));
    const strange = createEsimGo({ ...account, baseUrl: supplier.url });
    expect(await strange.fetchEsim(told.iccid)).toMatchObject({
      outcome: "read",
      esim: { profileState: "unknown", planState: "unknown", saidState: "Quarantined odd" },
    });
  });

  it("with a bundle more has the data of both, the second after the first", async () => {
    const esim = await buy();
    const [option] = ((await provider.topUpOptions(esim)) as { options: Array<{ packageCode: string }> })
      .options;
    const packageCode = String(option?.packageCode);
    await provider.topUp({ reference: randomUUID(), esim, packageCode, periodDays: null }, freely);
    await step(esim, "use", { bytes: 1.2e9 });
    expect(await read(esim)).toMatchObject({
      totalBytes: 2 * 1024 ** 3,
      usedBytes: Math.round(1.2 * 1024 ** 3),
      planState: "running",
    });
  });

  it("is offered only what is sold for the same place", async () => {
    const { options } = (await provider.topUpOptions(await buy())) as {
      options: Array<{ packageCode: string }>;
    };
    expect(options.length).toBeGreaterThan(2);
    expect(options.every(({ packageCode }) => packageCode.includes("_TN_"))).toBe(true);
  });

  it("that was given back pays its price into the balance, and is out of the account", async () => {
    const left = async () => ((await provider.balance()) as { usdE4: number }).usdE4;
    const before = await left();
    const esim = await buy();
    expect(await left()).toBeLessThan(before);
    expect(await provider.cancel(esim)).toEqual({ outcome: "cancelled" });
    expect(await left()).toBe(before);
    expect(await provider.fetchEsim(esim)).toEqual({ outcome: "not-found" });
    expect(await provider.cancel(esim)).toEqual({ outcome: "cancelled" });
    expect(await left()).toBe(before);
  });

  it("is ended for nothing where that is wanted: nobody uses it, and told again it is the same", async () => {
    const unpaid = createEsimGo({ ...account, paysBack: false, baseUrl: `${sandbox.url}/esim-go/v2.5` });
    const left = async () => ((await unpaid.balance()) as { usdE4: number }).usdE4;
    const esim = await buy();
    const before = await left();
    expect(await unpaid.revoke?.(esim)).toEqual({ outcome: "cancelled" });
    expect(await left()).toBe(before);
    await sandbox.post(`/controls/esim-go/esims/${esim}/use`, { bytes: 5_000_000 });
    const reading = await unpaid.fetchEsim(esim);
    expect(reading.outcome === "read" ? reading.esim.usedBytes : 0).toBe(0);
    expect(await unpaid.revoke?.(esim)).toEqual({ outcome: "cancelled" });
  });

  it("is not ended once it was used", async () => {
    const esim = await buy();
    await sandbox.post(`/controls/esim-go/esims/${esim}/use`, { bytes: 5_000_000 });
    expect(await provider.revoke?.(esim)).toMatchObject({ outcome: "refused", code: "started" });
  });

  it("is not given back where that would be for nothing", async () => {
    const unpaid = createEsimGo({ ...account, paysBack: false, baseUrl: `${sandbox.url}/esim-go/v2.5` });
    const esim = await buy();
    expect(unpaid.abilities.cancel).toBe("none");
    expect(await unpaid.cancel(esim)).toMatchObject({ outcome: "refused" });
    expect(await read(esim)).toMatchObject({ planState: "ready" });
  });

  it("is not believed about an ICCID that came as a number and lost its last digits", async () => {
    const body = '{"iccid":8944000000000000001,"matchingId":"A","smdpAddress":"rsp.example.com"}';
    const supplier = await recordRequests(body);
    const careless = createEsimGo({ ...account, baseUrl: supplier.url });
    expect(await careless.fetchEsim("8944000000000000001")).toMatchObject({ outcome: "unknown" });
  });
});
