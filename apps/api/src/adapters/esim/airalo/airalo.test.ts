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
import { createAiralo } from "./airalo.ts";

const account = { clientId: "sandbox-client-id", clientSecret: "sandbox-client-secret" };

let sandbox: Sandbox;
let provider: ReturnType<typeof createAiralo>;
let esims: ProviderHarness;
let source: SourceHarness;

beforeAll(async () => {
  sandbox = await startSandbox();
  await settings({ tokensPerMinute: 0, packagesPerMinute: 0, usagePerMinute: 0 });
  const options = { ...account, baseUrl: `${sandbox.url}/airalo/v2` };
  provider = createAiralo(options);
  const { packages } = await provider.listPackages();
  const fixed = packages.find((one) => one.destination === "TN" && one.topUp === "data-and-days");
  esims = {
    provider,
    impatient: createAiralo({ ...options, timeoutMs: 500 }),
    packages: { fixed: String(fixed?.code), daily: null },
    spoil: (call, kind, when = "before") => fault(endpoints[call], kind, { when }),
    refuse: (errorCode) => fault("POST orders", "business-error", { errorCode }),
    postponements: { "11": "no-credit" },
    refusals: {
      "33": "out-of-stock",
      "34": "out-of-stock",
      "43": "bad-request",
      "73": "not-possible-now",
    },
    allocation: null,
    ordersOf: (reference) => ordersUnder(reference),
    topUpsOf: async (esim) => (await simOf(esim)).purchases.length - 1,
    checksFirst: false,
    gigabytes: (fixed?.dataBytes ?? 0) / 1024 ** 3,
    use: async (esim, bytes) => {
      await sandbox.post(`/controls/airalo/esims/${esim}/use`, { megabytes: bytes / 1024 ** 2 });
    },
    answeringAddress: async () => (await recordRequests("ok")).url,
  };
  source = {
    source: provider,
    spoil: (kind) => fault("GET packages", kind),
    addBadPackages: () => catalogue({ brokenPackage: true }),
    removeBadPackages: () => catalogue({ brokenPackage: false }),
    badReasons: [/net_price/],
  };
});
afterAll(() => sandbox.stop());
afterEach(async () => {
  await sandbox.clearFaults();
  await settings({ numbersAs: "mixed" });
});

const endpoints: Readonly<Record<ProviderCall, string>> = {
  order: "POST orders",
  find: "GET orders",
  "fetch-order": "GET orders/:id",
  "fetch-esim": "GET sims/:iccid",
  usage: "GET sims/:iccid/usage",
  "top-up": "POST orders/topups",
  "find-top-up": "GET orders",
  balance: "GET balance",
};
const fault = (path: string, kind: string, more: object = {}) =>
  sandbox.fault({ endpoint: `airalo:${path}`, kind, status: 503, ms: 2000, ...more });
const settings = (changes: object) => sandbox.post<void>("/controls/airalo/settings", changes);
const catalogue = (changes: object) => sandbox.post<void>("/controls/airalo/catalogue", changes);
const simOf = (iccid: string) => sandbox.get<{ purchases: unknown[] }>(`/controls/airalo/esims/${iccid}`);
const step = (iccid: string, name: string) => sandbox.post<void>(`/controls/airalo/esims/${iccid}/${name}`);

async function ordersUnder(reference: string) {
  const orders =
    await sandbox.get<Array<{ description: string; quantity: number }>>("/controls/airalo/orders");
  return orders.filter(({ description }) => description === reference);
}

esimProviderConformance("Airalo", () => esims);
packageSourceConformance("Airalo", () => source);

const wish = () => ({
  reference: randomUUID(),
  packageCode: esims.packages.fixed,
  quantity: 1,
  periodDays: null,
});

async function buy(): Promise<string> {
  const placed = await provider.placeOrder(wish(), freely);
  if (placed.outcome !== "accepted") throw new Error(JSON.stringify(placed));
  return String(placed.esims?.[0]?.esim);
}

describe("Airalo", () => {
  it.each(["13", "14", "53", "99"])("has refused nothing for good with code %s", async (errorCode) => {
    await fault("POST orders", "business-error", { errorCode });
    expect(await provider.placeOrder(wish(), freely)).toMatchObject({ outcome: "unknown" });
  });

  it("that is asked too often has not told the outcome", async () => {
    await fault("POST orders", "status", { status: 429 });
    expect(await provider.placeOrder(wish(), freely)).toMatchObject({ outcome: "unknown" });
  });

  it("takes one token for many calls, and another when that one is no longer good", async () => {
    const fresh = createAiralo({ ...account, baseUrl: `${sandbox.url}/airalo/v2` });
    const tokens = () => sandbox.callsAt("airalo:POST token");
    const before = await tokens();
    await Promise.all([fresh.balance(), fresh.balance(), fresh.balance()]);
    expect(await tokens()).toBe(before + 1);
    await fetch(`${sandbox.url}/controls/airalo/tokens`, { method: "DELETE" });
    expect(await fresh.balance()).toMatchObject({ outcome: "read" });
    expect(await tokens()).toBe(before + 2);
  });

  it("has not told the outcome to who has no right to ask", async () => {
    const stranger = { ...account, clientSecret: "another", baseUrl: `${sandbox.url}/airalo/v2` };
    expect(await createAiralo(stranger).placeOrder(wish(), freely)).toMatchObject({ outcome: "unknown" });
  });

  it.each(["mixed", "number", "string"])("is read when its numbers are %s", async (numbersAs) => {
    const usual = await provider.listPackages();
    await settings({ numbersAs });
    expect(await provider.listPackages()).toEqual(usual);
    const esim = await buy();
    expect(await provider.fetchEsim(esim)).toMatchObject({ outcome: "read" });
    expect(await provider.topUpOptions(esim)).toMatchObject({ outcome: "read" });
  });

  it("sells neither what asks for an identity check nor what is unlimited as it likes", async () => {
    const { packages, skipped } = await provider.listPackages();
    const reasons = new Set(skipped.map(({ reason }) => reason));
    expect(reasons).toEqual(
      new Set([
        "asks the traveller for an identity check",
        "unlimited: how much of it is at full speed is not told",
      ]),
    );
    expect(packages.filter(({ code }) => code.includes("unlimited") || code.includes("verified"))).toEqual(
      [],
    );
  });

  it("knows every region that it lists by one of our codes", async () => {
    const { packages } = await provider.listPackages();
    const regions = new Set(packages.map(({ destination }) => destination).filter((code) => code.length > 2));
    expect(regions.size).toBeGreaterThanOrEqual(11);
  });

  it.each([
    [[], "ready"],
    [["install"], "ready"],
    [["use"], "running"],
    [["finish"], "used-up"],
    [["expire"], "expired"],
    [["recycle"], "removed"],
    [["finish", "recycle"], "removed"],
  ])("tells after %j that the plan is %s, and never where the profile is", async (steps, planState) => {
    const esim = await buy();
    for (const name of steps) await step(esim, name);
    expect(await provider.fetchEsim(esim)).toMatchObject({
      outcome: "read",
      esim: { planState, profileState: "unknown" },
    });
  });

  it("offers no top-up for a recycled eSIM, and refuses one", async () => {
    const esim = await buy();
    const before = await provider.topUpOptions(esim);
    const packageCode = before.outcome === "read" ? String(before.options[0]?.packageCode) : "";
    await step(esim, "recycle");
    expect(await provider.topUpOptions(esim)).toEqual({ outcome: "read", options: [] });
    const request = { reference: randomUUID(), esim, packageCode, periodDays: null };
    expect(await provider.topUp(request, freely)).toEqual({
      outcome: "refused",
      reason: "not-possible-now",
      code: "73",
    });
  });

  it("is shown the secret where a token is asked for, and nowhere else", async () => {
    const supplier = await recordRequests((body) =>
      JSON.stringify({
        data: body.includes("grant_type") ? { access_token: "t0ken" } : [],
        meta: { last_page: 1 },
      }),
    );
    const watched = createAiralo({ ...account, baseUrl: supplier.url });
    await watched.placeOrder(wish(), freely);
    await watched.listPackages();
    const [token, ...others] = supplier.requests;
    expect(token).toMatchObject({ method: "POST", url: "/token" });
    expect(others).toHaveLength(2);
    for (const { url, headers, body } of others) {
      expect(url + JSON.stringify(headers) + body).not.toContain(account.clientSecret);
      expect(headers.authorization).toBe("Bearer t0ken");
    }
  });

  it("is not believed about an ICCID that came as a number and lost its last digits", async () => {
    const order = { id: 1, quantity: 1, sims: [{ iccid: 1, qrcode: "LPA:1$rsp.example.com$A" }] };
    const supplier = await recordRequests((body) =>
      JSON.stringify({ data: body.includes("grant_type") ? { access_token: "t" } : order }).replace(
        '"iccid":1,',
        '"iccid":8944000000000000001,',
      ),
    );
    const careless = createAiralo({ ...account, baseUrl: supplier.url });
    const wanted = { order: "1", quantity: 1, placedAt: new Date() };
    expect(await careless.fetchOrders([wanted])).toMatchObject([{ outcome: "unknown" }]);
  });
});
