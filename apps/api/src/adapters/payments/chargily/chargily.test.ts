import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../infra/ids.ts";
import {
  type GatewayHarness,
  gatewayConformance,
} from "../../../modules/payments/payment-gateway.conformance.ts";
import { recordRequests } from "../../../testing/record-requests.ts";
import { type Sandbox, startSandbox } from "../../../testing/sandbox.ts";
import { createChargily } from "./chargily.ts";

const account = { secretKey: "test_sk_sandbox", minimumDinars: 75 };
const endpoints = { create: "POST checkouts", fetchState: "GET checkouts/:id", refund: "none" };
const deeds = {
  approved: "paid",
  declined: "failed",
  cancelled: "canceled",
  expired: "expired",
  held: "processing",
  reversed: "failed",
};
type Checkout = { id: string; metadata: { attempt_id: string } | null };

let sandbox: Sandbox;
let harness: GatewayHarness;

beforeAll(async () => {
  sandbox = await startSandbox();
  const options = { ...account, baseUrl: `${sandbox.url}/chargily/test/api/v2` };
  harness = {
    gateway: createChargily(options),
    impatient: createChargily({ ...options, timeoutMs: 100 }),
    spoil: (method, kind, when = "before") =>
      sandbox.fault({ endpoint: `chargily:${endpoints[method]}`, kind, when, status: 503, ms: 1000 }),
    do: (ref, deed) => change(ref, "pay", { outcome: deeds[deed] }),
    misreportAmount: (ref, amount) => change(ref, "misreport", { amount: amount / 100 }),
    refunded: () => Promise.resolve(0),
    pagesOf: async ({ paymentId }) =>
      (await sandbox.get<Checkout[]>("/controls/chargily/checkouts")).filter(
        ({ metadata }) => metadata?.attempt_id === paymentId,
      ).length,
  };
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const change = async (ref: string, what: "pay" | "misreport", body: object) => {
  await sandbox.post(`/controls/chargily/checkouts/${ref}/${what}`, body);
};
const state = (ref: string) => harness.gateway.fetchState(ref, "fr", true);

const request = () => ({
  orderNumber: "unused",
  method: "edahabia" as const,
  amount: { amount: 640_000, currency: "DZD" },
  language: "ar" as const,
  returnUrl: "https://shop.example/payment-callback?payment=1",
  leaveUrl: "https://shop.example/left",
  notifyUrl: "https://shop.example/webhooks/chargily",
  description: "Rihla AB12",
  paymentId: newId(),
  isRepeat: false,
  closesAt: new Date(),
});

async function paid(): Promise<string> {
  const created = await harness.gateway.create(request());
  if (created.outcome !== "created") throw new Error(created.outcome);
  await change(created.ref, "pay", {});
  return created.ref;
}

const facts = createChargily({ ...account, baseUrl: "http://localhost" });
const states = [
  ["declined", "declined"],
  ["cancelled", "declined"],
  ["expired", "declined"],
  ["held", "pending"],
] as const;
gatewayConformance("Chargily Pay", { facts, states }, () => harness);

describe("Chargily Pay", () => {
  it.each([
    ["pending", { state: "pending", awaitsPayer: true }],
    ["processing", { state: "pending", awaitsPayer: false, holdsMoney: true }],
    ["failed", { state: "declined", reason: "refused", final: true }],
    ["canceled", { state: "declined", reason: "cancelled", final: true }],
    ["expired", { state: "declined", reason: "expired", final: true }],
  ])("of a checkout that is %s reads %o", async (status, told) => {
    const created = await harness.gateway.create(request());
    const ref = created.outcome === "created" ? created.ref : "";
    await change(ref, "misreport", { status });
    expect(await state(ref)).toMatchObject(told);
  });

  it("asks for whole dinars: 6,400 DZD are 6400, neither 640000 nor 64", async () => {
    const outside = await recordRequests("{}");
    const gateway = createChargily({ ...account, baseUrl: outside.url });
    await gateway.create(request());
    const { url, headers, body } = outside.requests[0] ?? { url: "", headers: {}, body: "{}" };
    expect(url).toBe("/checkouts");
    expect(headers.authorization).toBe("Bearer test_sk_sandbox");
    expect(JSON.parse(body)).toMatchObject({
      amount: 6400,
      currency: "dzd",
      payment_method: "edahabia",
      locale: "ar",
    });
    expect(url + body).not.toContain(account.secretKey);
  });

  it("reads whole dinars: 6400 paid are 6,400 DZD, whatever the person was charged on top", async () => {
    const ref = await paid();
    await change(ref, "misreport", { fees: 160, fees_on_customer: 160 });
    expect(await state(ref)).toMatchObject({ state: "paid", amount: { amount: 640_000, currency: "DZD" } });
  });

  it.each([
    ["another currency", { currency: "usd" }, { amount: { currency: "USD" } }],
    ["another attempt", { metadata: { attempt_id: "theirs" } }, { orderNumber: "theirs" }],
    ["no attempt", { metadata: null }, { orderNumber: "" }],
    ["no attempt but a list", { metadata: [] }, { orderNumber: "" }],
  ])("tells what was paid for %s apart", async (_what, lie, told) => {
    const ref = await paid();
    await change(ref, "misreport", lie);
    expect(await state(ref)).toMatchObject({ state: "paid", ...told });
  });

  it.each([
    ["a status that is not documented", { status: "frozen" }],
    ["an amount that is no whole number", { amount: 6400.5 }],
    ["an amount as text", { amount: "6400" }],
    ["no status", { status: null }],
  ])("is unknown with %s", async (_what, lie) => {
    const ref = await paid();
    await change(ref, "misreport", lie);
    expect(await state(ref)).toMatchObject({ state: "unknown" });
  });

  it("is believed whether livemode is a text or a boolean", async () => {
    const ref = await paid();
    await change(ref, "misreport", { livemode: "false" });
    expect(await state(ref)).toMatchObject({ state: "paid" });
  });

  it("hands out the page whose answer was lost, once it is listed", async () => {
    const wanted = request();
    await sandbox.fault({ endpoint: "chargily:POST checkouts", kind: "drop", when: "after" });
    const created = await harness.gateway.create(wanted);
    expect(created).toMatchObject({ outcome: "created", redirectUrl: expect.stringContaining("/pay") });
    expect(await harness.gateway.create({ ...wanted, isRepeat: true })).toEqual(created);
  });

  it("opens no second page while it can't tell whether there is a first", async () => {
    const wanted = request();
    await harness.gateway.create(wanted);
    await sandbox.fault({ endpoint: "chargily:GET checkouts", kind: "status", status: 503 });
    expect(await harness.gateway.create({ ...wanted, isRepeat: true })).toMatchObject({ outcome: "unknown" });
    expect(await harness.pagesOf(wanted)).toBe(1);
  });

  it("is refused, not unknown, with a key that is wrong, and says so of no payment", async () => {
    const wrong = createChargily({
      ...account,
      secretKey: "guess",
      baseUrl: `${sandbox.url}/chargily/test/api/v2`,
    });
    expect(await wrong.create(request())).toEqual({ outcome: "refused", reason: "create status 401" });
    expect(await wrong.fetchState(await paid(), "fr", true)).toMatchObject({ state: "unknown" });
  });
});
