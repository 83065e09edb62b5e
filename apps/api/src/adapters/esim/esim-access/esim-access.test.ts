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
import { type Sandbox, type SandboxOrder, startSandbox } from "../../../testing/sandbox.ts";
import { createEsimAccess } from "./esim-access.ts";

const account = { accessCode: "sandbox-access-code", secretKey: "sandbox-secret-key" };

let sandbox: Sandbox;
let provider: ReturnType<typeof createEsimAccess>;
let esims: ProviderHarness;
let source: SourceHarness;

beforeAll(async () => {
  sandbox = await startSandbox();
  const options = { ...account, baseUrl: `${sandbox.url}/esim-access` };
  provider = createEsimAccess(options);
  esims = {
    provider,
    impatient: createEsimAccess({ ...options, timeoutMs: 100 }),
    packages: { fixed: "TN_1_7", daily: "TN_1_Daily" },
    spoil: (call, kind, when = "before") => fault(endpoints[call], kind, { when }),
    refuse: (errorCode) => fault("esim/order", "business-error", { errorCode }),
    postponements: { "200007": "no-credit", "900001": "busy" },
    refusals: {
      "200002": "not-possible-now",
      "200005": "price-changed",
      "200006": "price-changed",
      "200008": "bad-request",
      "200011": "out-of-stock",
      "310241": "package-gone",
      "310243": "package-gone",
    },
    allocation: {
      hold: () => settings({ allocationMs: 3_600_000 }),
      allocate: (order) => sandbox.post<void>(`/controls/esim-access/orders/${order}/allocate`),
    },
    ordersOf: async (reference) =>
      (await ordersUnder(reference)).map(({ count, lines }) => ({
        quantity: count,
        days: lines[0]?.periodNum ?? 0,
      })),
    topUpsOf: async (esim) => {
      const { packageList } = await sandbox.get<{ packageList: unknown[] }>(`/controls/esims/${esim}`);
      return packageList.length - 1;
    },
    checksFirst: false,
    gigabytes: 1,
    use: (esim, bytes) => sandbox.post<void>(`/controls/esims/${esim}/use`, { bytes }),
    answeringAddress: async () => (await recordRequests("ok")).url,
  };
  source = {
    source: provider,
    spoil: (kind) => fault("package/list", kind),
    addBadPackages: () => catalogue({ brokenPackage: true, foreignCurrencyPackage: true }),
    removeBadPackages: () => catalogue({ brokenPackage: false, foreignCurrencyPackage: false }),
    badReasons: [/.+/, /USD/],
  };
});
afterAll(() => sandbox.stop());
afterEach(async () => {
  await sandbox.clearFaults();
  await settings({ allocationMs: 0, repeatedTransaction: "same-order", requireSignature: false });
});

const fault = (path: string, kind: string, more: object = {}) =>
  sandbox.fault({ endpoint: `esim-access:${path}`, kind, status: 503, ms: 1000, ...more });
const settings = (changes: object) => sandbox.post<void>("/controls/esim-access/settings", changes);
const catalogue = (changes: object) => sandbox.post<void>("/controls/catalogue", changes);

const endpoints: Readonly<Record<ProviderCall, string>> = {
  order: "esim/order",
  find: "esim/query",
  "fetch-order": "esim/query",
  "fetch-esim": "esim/query",
  usage: "esim/usage/query",
  "top-up": "esim/topup",
  "find-top-up": "esim/query",
  balance: "balance/query",
};

type PlacedOrder = SandboxOrder & { count: number; lines: Array<{ periodNum: number }> };
async function ordersUnder(reference: string): Promise<PlacedOrder[]> {
  const orders = (await sandbox.providerOrders()) as PlacedOrder[];
  return orders.filter(({ transactionId }) => transactionId === reference);
}

esimProviderConformance("eSIM Access", () => esims);
packageSourceConformance("eSIM Access", () => source);

const wish = (reference: string = randomUUID()) => ({
  reference,
  packageCode: "TN_1_7",
  quantity: 1,
  periodDays: null,
});
async function place(reference?: string): Promise<string> {
  const placed = await provider.placeOrder(wish(reference), freely);
  if (placed.outcome !== "accepted") throw new Error(JSON.stringify(placed));
  return placed.order;
}

const placedNow = (order: string) => ({ order, quantity: 1, placedAt: new Date() });
const queries = () => sandbox.callsAt("esim-access:esim/query");

describe("eSIM Access", () => {
  it("gives the same order back for a reference that was used", async () => {
    const transaction = randomUUID();
    expect(await place(transaction)).toBe(await place(transaction));
    expect(await ordersUnder(transaction)).toHaveLength(1);
  });

  it("that answers 310402 to a used reference has the order: it is unknown first and then found", async () => {
    await settings({ repeatedTransaction: "310402" });
    const transaction = randomUUID();
    const since = new Date();
    const order = await place(transaction);
    expect(await provider.placeOrder(wish(transaction), freely)).toMatchObject({ outcome: "unknown" });
    expect(await provider.findOrders(wish(transaction), since)).toEqual({
      outcome: "found",
      orders: [order],
    });
  });

  it("is believed about an order only when the reference in it is ours", async () => {
    const since = new Date();
    for (const _ of [1, 2, 3]) await place();
    expect(await provider.findOrders(wish(), since)).toEqual({ outcome: "found", orders: [] });
  });

  it("is looked through page by page when it has many orders of that time", async () => {
    const wanted = randomUUID();
    const supplier = await playPages([
      Array.from({ length: 500 }, (_, at) => row(`other-${at}`)),
      [row("other"), row(wanted)],
    ]);
    const paged = createEsimAccess({ ...account, baseUrl: supplier.url });
    expect(await paged.findOrders(wish(wanted), new Date())).toEqual({ outcome: "found", orders: ["B1"] });
    expect(supplier.pages).toEqual([1, 2]);
    expect(await paged.findOrders(wish("nobody's"), new Date())).toEqual({ outcome: "found", orders: [] });
  });

  it("has issued what is there of a batch while a part is missing", async () => {
    const half = { ...row("x"), iccid: "", ac: "" };
    const supplier = await playPages([[row("x"), half]]);
    const partial = createEsimAccess({ ...account, baseUrl: supplier.url });
    const esims = [expect.objectContaining({ iccid: row("x").iccid })];
    expect(await partial.fetchOrders([placedNow("B1")])).toEqual([{ outcome: "issued", esims }]);
  });

  it("is asked once about many orders, and each gets its own", async () => {
    const orders = [await place(), await place(), await place()];
    const before = await queries();
    const allocations = await provider.fetchOrders([...orders, "B0"].map(placedNow));
    expect(await queries()).toBe(before + 1);
    const alone = (await Promise.all(orders.map((order) => provider.fetchOrders([placedNow(order)])))).flat();
    expect(allocations).toEqual([...alone, { outcome: "pending" }]);
  });

  it("is asked about each alone where it tells nothing of the time while it is at work on something", async () => {
    const orders = [await place(), await place()];
    await fault("esim/query", "business-error", { errorCode: "200010" });
    expect(await provider.fetchOrders(orders.map(placedNow))).toMatchObject([
      { outcome: "issued" },
      { outcome: "issued" },
    ]);
  });

  it.each(["000001", "101003", "401001", "310402", "999999"])(
    "has refused nothing for good with code %s",
    async (errorCode) => {
      await fault("esim/order", "business-error", { errorCode });
      expect(await provider.placeOrder(wish(), freely)).toMatchObject({ outcome: "unknown" });
    },
  );

  it.each([
    ['{"success":"true","errorCode":null,"obj":{"orderNo":"B7"}}', "words for true, and no code"],
    ['{"success":true,"errorCode":0,"errorMsg":null,"obj":{"orderNo":"B7"}}', "a number for the code"],
  ])("is read when it answers %s: %s", async (answer) => {
    const supplier = await recordRequests(answer);
    const strange = createEsimAccess({ ...account, baseUrl: supplier.url });
    expect(await strange.placeOrder(wish(), freely)).toEqual({ outcome: "accepted", order: "B7" });
  });

  it("is read when a refusal's code is a number and its words stand elsewhere", async () => {
    const supplier = await recordRequests(
      '{"success":"false","errorCode":200011,"errorMessage":"none left"}',
    );
    const strange = createEsimAccess({ ...account, baseUrl: supplier.url });
    expect(await strange.placeOrder(wish(), freely)).toEqual({
      outcome: "refused",
      reason: "out-of-stock",
      code: "200011",
    });
  });

  it.each([
    ['{"success":true,"errorCode":"0","obj":null}', "nothing in it"],
    ['{"success":true,"errorCode":"0","obj":{"orderNo":""}}', "an empty number"],
    ["[]", "a list"],
    ["null", "null"],
  ])("has not told the outcome when it answers %s: %s", async (answer) => {
    const supplier = await recordRequests(answer);
    const strange = createEsimAccess({ ...account, baseUrl: supplier.url });
    expect(await strange.placeOrder(wish(), freely)).toMatchObject({ outcome: "unknown" });
  });

  it("never has an ICCID read as a number, which would change its last digits", async () => {
    const text = JSON.stringify({ success: true, obj: { esimList: [row("x")] } });
    const supplier = await recordRequests(text.replace('"8944000000000000001"', "8944000000000000001"));
    const careless = createEsimAccess({ ...account, baseUrl: supplier.url });
    expect(await careless.fetchOrders([placedNow("B1")])).toMatchObject([{ outcome: "unknown" }]);
  });

  it("takes our signature, and nothing without it", async () => {
    await settings({ requireSignature: true });
    expect(await place()).toMatch(/^B/);
    const options = { ...account, secretKey: "another", baseUrl: `${sandbox.url}/esim-access` };
    const forged = await createEsimAccess(options).placeOrder(wish(), freely);
    expect(forged).toMatchObject({ outcome: "unknown" });
  });

  it("is shown neither the secret nor, in an address, the access code", async () => {
    const supplier = await recordRequests('{"success":true,"obj":{"esimList":[],"packageList":[]}}');
    const watched = createEsimAccess({ ...account, baseUrl: supplier.url });
    await watched.placeOrder(wish(), freely);
    await watched.fetchEsim("26112000000001");
    await watched.listPackages();
    for (const { method, url, headers, body } of supplier.requests) {
      expect(method).toBe("POST");
      expect(url).toMatch(/^\/api\/v1\/open\/(esim\/order|esim\/query|package\/list)$/);
      expect(JSON.stringify(headers) + body).not.toContain(account.secretKey);
      expect(headers["rt-accesscode"]).toBe(account.accessCode);
    }
    expect(supplier.requests).toHaveLength(3);
  });
});

/** An eSIM as the supplier shows it. */
const row = (transactionId: string) => ({
  esimTranNo: "26112000000001",
  orderNo: "B1",
  transactionId,
  iccid: "8944000000000000001",
  ac: "LPA:1$rsp.example.com$ABC-123",
  expiredTime: "2027-05-19T19:29:36+0000",
});

/** A supplier that has these pages of eSIMs, whatever it is asked. */
async function playPages(pages: object[][]) {
  const total = pages.flat().length;
  const asked: number[] = [];
  const { url } = await recordRequests((body) => {
    const { pageNum } = JSON.parse(body).pager;
    asked.push(pageNum);
    const obj = { esimList: pages[pageNum - 1] ?? [], pager: { total } };
    return JSON.stringify({ success: true, errorCode: "0", obj });
  });
  return { url, pages: asked };
}
