import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newReadableCode } from "../../../infra/ids.ts";
import {
  type GatewayHarness,
  gatewayConformance,
} from "../../../modules/payments/payment-gateway.conformance.ts";
import { recordRequests } from "../../../testing/record-requests.ts";
import { type Sandbox, startSandbox } from "../../../testing/sandbox.ts";
import { createSatim } from "./satim.ts";

const account = {
  userName: "sandbox-merchant",
  password: "sandbox-password",
  terminalId: "E01SANDBOX",
  refunds: "api",
} as const;
const endpoints = { create: "register.do", fetchState: "getOrderStatus.do", refund: "refund.do" };

let sandbox: Sandbox;
let harness: GatewayHarness;

beforeAll(async () => {
  sandbox = await startSandbox();
  const options = { ...account, baseUrl: `${sandbox.url}/satim/payment/rest` };
  harness = {
    gateway: createSatim(options),
    impatient: createSatim({ ...options, timeoutMs: 100 }),
    spoil: (method, kind, when = "before") =>
      sandbox.fault({ endpoint: `satim:${endpoints[method]}`, kind, when, status: 503, ms: 1000 }),
    do: (ref, outcome) => sandbox.pay(ref, { outcome }),
    misreportAmount: (ref, depositAmount) => misreport(ref, { depositAmount }),
    refunded: async (ref) =>
      (await sandbox.get<{ refundedAmount: number }>(`/controls/satim/orders/${ref}`)).refundedAmount,
    pagesOf: async ({ orderNumber }) =>
      (await sandbox.get<{ orderNumber: string }[]>("/controls/satim/orders")).filter(
        (order) => order.orderNumber === orderNumber,
      ).length,
  };
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const misreport = async (ref: string, fields: object) => {
  await sandbox.post(`/controls/satim/orders/${ref}/misreport`, fields);
};
const state = (ref: string) => harness.gateway.fetchState(ref, "fr", true);

async function open(): Promise<string> {
  const description = "Rihla AB-12 «été» $";
  const created = await harness.gateway.create({ ...request(), language: "ar", description });
  if (created.outcome !== "created") throw new Error(created.outcome);
  return created.ref;
}

async function paid(): Promise<string> {
  const ref = await open();
  await sandbox.pay(ref);
  return ref;
}

const facts = createSatim({ ...account, baseUrl: "http://localhost" });
const states = [
  ["declined", "declined"],
  ["cancelled", "declined"],
  ["expired", "declined"],
  ["reversed", "declined"],
  ["held", "pending"],
] as const;
gatewayConformance("SATIM", { facts, states }, () => harness);

describe("SATIM", () => {
  it.each([
    [0, { state: "pending", awaitsPayer: true }],
    [1, { state: "pending", awaitsPayer: false, holdsMoney: true }],
    [5, { state: "pending", awaitsPayer: false }],
    [null, { state: "pending", awaitsPayer: false }],
    [-1, { state: "declined", reason: "refused", final: false }],
    [6, { state: "declined", reason: "refused", final: false }],
    [3, { state: "declined", reason: "reversed", final: true, message: null }],
  ])("of an order whose status is %s reads %o", async (OrderStatus, told) => {
    const ref = await open();
    await misreport(ref, { OrderStatus });
    expect(await state(ref)).toMatchObject(told);
  });

  it.each(["mixed", "number", "string"])("is read the same with its codes as %s", async (codesAs) => {
    await sandbox.post("/controls/satim/settings", { codesAs });
    const ref = await open();
    expect(await state(ref)).toEqual({ state: "pending", awaitsPayer: true });
    await sandbox.pay(ref, { outcome: "declined" });
    expect(await state(ref)).toMatchObject({ state: "declined", reason: "refused" });
    await sandbox.pay(ref);
    expect(await state(ref)).toMatchObject({ state: "paid" });
    expect(await harness.gateway.refund(refund(ref, 640_000))).toEqual({
      outcome: "done",
    });
    await sandbox.post("/controls/satim/settings", { codesAs: "mixed" });
  });

  it.each<[object, string]>([
    [{ params: { respCode: "51" } }, "the issuer's code is not 00"],
    [{ params: {} }, "the issuer's code is missing"],
    [{ ErrorCode: 2 }, "there is an error code beside it"],
    [{ OrderNumber: "" }, "our number is missing"],
    [{ depositAmount: "12.5" }, "the amount is no whole number"],
    [{ depositAmount: null }, "the amount is missing"],
    [{ OrderStatus: 9 }, "the status is one of those that never come"],
  ])("is not believed to be paid with %j: %s", async (lie) => {
    const ref = await paid();
    await misreport(ref, lie);
    expect(await state(ref)).toMatchObject({ state: "unknown" });
  });

  it("tells another currency than dinars apart", async () => {
    const ref = await paid();
    await misreport(ref, { currency: "840" });
    expect(await state(ref)).toMatchObject({ state: "paid", amount: { currency: "numeric 840" } });
  });

  it.each([
    ["cancelled", "cancelled", true],
    ["expired", "expired", true],
    ["declined", "refused", false],
  ])(
    "names the reason of a payment that was %s, and whether that is its end",
    async (outcome, reason, final) => {
      const ref = await open();
      await sandbox.pay(ref, { outcome });
      expect(await state(ref)).toMatchObject({
        state: "declined",
        reason,
        final,
        message: expect.any(String),
      });
    },
  );

  it("names a payment that was taken and given back reversed, without their word that it was accepted", async () => {
    const ref = await open();
    await sandbox.pay(ref, { outcome: "reversed" });
    expect(await state(ref)).toEqual({ state: "declined", reason: "reversed", final: true, message: null });
  });

  it("answers in the language that is asked for", async () => {
    const ref = await open();
    await sandbox.pay(ref, { outcome: "declined" });
    const words = async (language: "fr" | "ar") => {
      const told = await harness.gateway.fetchState(ref, language, true);
      return told.state === "declined" ? told.message : null;
    };
    expect(await words("ar")).toMatch(/\p{Script=Arabic}/u);
    expect(await words("fr")).not.toBe(await words("ar"));
  });

  it("keeps a deposit by acknowledging it, and reads one that was cancelled for want of that as declined", async () => {
    const [noticed, missed] = [await paid(), await paid()];
    expect(await state(noticed)).toMatchObject({ state: "paid" });
    await sandbox.post("/controls/clock", { advanceSeconds: 1300 });
    expect(await state(noticed)).toMatchObject({ state: "paid" });
    expect(await state(missed)).toMatchObject({ state: "declined", reason: "expired" });
  });

  it("does not acknowledge what is not deposited", async () => {
    const before = await acknowledgements();
    await state(await open());
    expect(await acknowledgements()).toBe(before);
  });

  it("is unknown when the deposit was read but the acknowledgement got no answer", async () => {
    const ref = await paid();
    await sandbox.fault({ endpoint: "satim:public/acknowledgeTransaction.do", kind: "drop" });
    expect(await state(ref)).toMatchObject({ state: "unknown" });
    expect(await state(ref)).toMatchObject({ state: "paid" });
  });

  it.each(["5", "7"])("is unknown, not failed, with error code %s", async (errorCode) => {
    const ref = await paid();
    await sandbox.fault({ endpoint: "satim:getOrderStatus.do", kind: "business-error", errorCode });
    expect(await state(ref)).toMatchObject({ state: "unknown" });
  });

  it("takes a system error at a refund for unknown", async () => {
    const ref = await paid();
    await sandbox.fault({ endpoint: "satim:refund.do", kind: "business-error", errorCode: "7" });
    const told = await harness.gateway.refund(refund(ref, 640_000));
    expect(told).toEqual({ outcome: "unknown", reason: "refund code 7" });
  });

  it("sends credentials in bodies, never in an address", async () => {
    const gateway = await recordRequests('{"errorCode":0,"OrderStatus":2}');
    const satim = createSatim({ ...account, baseUrl: gateway.url });
    await satim.create(request());
    await satim.fetchState("someRef", "en", true);
    await satim.refund(refund("someRef", 5000));
    expect(gateway.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /register.do",
      "POST /getOrderStatus.do",
      "POST /refund.do",
    ]);
    for (const { body } of gateway.requests) expect(body).toContain(account.password);
  });
});

const request = () => ({
  orderNumber: newReadableCode(10),
  method: "cib" as const,
  amount: { amount: 640_000, currency: "DZD" },
  language: "en" as const,
  returnUrl: "https://shop.example/payment-callback?payment=1",
  leaveUrl: "https://shop.example/left",
  notifyUrl: "https://shop.example/webhooks/satim",
  description: "x",
  paymentId: "1",
  isRepeat: false,
  closesAt: new Date(),
});

const refund = (ref: string, amount: number) => ({
  ref,
  amount: { amount, currency: "DZD" },
  language: "fr" as const,
  refundId: "1",
});

const acknowledgements = () => sandbox.callsAt("satim:public/acknowledgeTransaction.do");
