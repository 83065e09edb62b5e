import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../infra/ids.ts";
import {
  type GatewayHarness,
  gatewayConformance,
} from "../../../modules/payments/payment-gateway.conformance.ts";
import { recordRequests } from "../../../testing/record-requests.ts";
import { type Sandbox, startSandbox } from "../../../testing/sandbox.ts";
import { createPaypal } from "./paypal.ts";

const account = { clientId: "sandbox-client-id", clientSecret: "sandbox-client-secret" };
const endpoints = {
  create: "POST v2/checkout/orders",
  fetchState: "GET v2/checkout/orders/:id",
  refund: "POST v2/payments/captures/:id/refund",
};
/** What a person or time does; those that are taken are asked for in between, since nothing is taken before. */
const deeds = {
  approved: ["approved", "take"],
  declined: ["declined"],
  cancelled: ["voided"],
  expired: ["gone"],
  held: ["echeck", "take"],
  reversed: ["echeck", "take", "bounced"],
};
type Order = { customId: string; capture: { id: string } | null; refunds: { amount: { value: string } }[] };

let sandbox: Sandbox;
let harness: GatewayHarness;

beforeAll(async () => {
  sandbox = await startSandbox();
  const options = { ...account, baseUrl: `${sandbox.url}/paypal` };
  const impatient = createPaypal({ ...options, timeoutMs: 100 });
  harness = {
    gateway: createPaypal(options),
    impatient,
    spoil: (method, kind, when = "before") =>
      sandbox.fault({ endpoint: `paypal:${endpoints[method]}`, kind, when, status: 503, ms: 1000 }),
    do: async (ref, deed) => {
      for (const step of deeds[deed])
        if (step === "take") await state(ref);
        else await change(ref, "pay", { outcome: step });
    },
    misreportAmount: (ref, amount) =>
      change(ref, "misreport", {
        capture: { amount: { currency_code: "USD", value: (amount / 100).toFixed(2) } },
      }),
    refunded: async (ref) =>
      (await order(ref)).refunds.reduce((sum, { amount }) => sum + Number(amount.value) * 100, 0),
    pagesOf: async ({ paymentId }) =>
      (await sandbox.get<Order[]>("/controls/paypal/orders")).filter(({ customId }) => customId === paymentId)
        .length,
  };
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const order = (ref: string) => sandbox.get<Order>(`/controls/paypal/orders/${ref}`);
const change = async (ref: string, what: "pay" | "misreport", body: object) => {
  await sandbox.post(`/controls/paypal/orders/${ref}/${what}`, body);
};
const state = (ref: string, mayTake = true) => harness.gateway.fetchState(ref, "fr", mayTake);
const takings = () => sandbox.callsAt("paypal:POST v2/checkout/orders/:id/capture");

const request = () => ({
  orderNumber: "unused",
  method: "paypal" as const,
  amount: { amount: 1999, currency: "USD" },
  language: "ar" as const,
  returnUrl: "https://shop.example/payment-callback?payment=1",
  leaveUrl: "https://shop.example/left",
  notifyUrl: "https://shop.example/webhooks/paypal",
  description: "Rihla AB12",
  paymentId: newId(),
  isRepeat: false,
  closesAt: new Date(Date.now() + 30 * 60_000),
});

async function open(): Promise<string> {
  const created = await harness.gateway.create(request());
  if (created.outcome !== "created") throw new Error(JSON.stringify(created));
  return created.ref;
}

async function paid(): Promise<string> {
  const ref = await open();
  await harness.do(ref, "approved");
  return ref;
}

const facts = createPaypal({ ...account, baseUrl: "http://localhost" });
const states = [
  ["declined", "declined"],
  ["cancelled", "declined"],
  // They forget what nobody took; that is no word about a payment.
  ["expired", "unknown"],
  ["held", "pending"],
  ["reversed", "declined"],
] as const;
gatewayConformance("PayPal", { facts, states }, () => harness);

describe("PayPal", () => {
  it.each([
    [1999, "19.99"],
    [5, "0.05"],
    [100_000, "1000.00"],
  ])("asks for %d cents as the text %s", async (amount, value) => {
    const outside = await recordRequests('{"access_token":"T","expires_in":3600}');
    const wanted = { ...request(), amount: { amount, currency: "USD" } };
    await createPaypal({ ...account, baseUrl: outside.url }).create(wanted);
    const [token, asked] = outside.requests;
    expect(token?.headers.authorization).toBe(
      `Basic ${Buffer.from(`${account.clientId}:${account.clientSecret}`).toString("base64")}`,
    );
    expect(asked).toMatchObject({ method: "POST", url: "/v2/checkout/orders" });
    expect(asked?.headers).toMatchObject({
      authorization: "Bearer T",
      "paypal-request-id": wanted.paymentId,
    });
    expect(JSON.parse(asked?.body ?? "")).toMatchObject({
      intent: "CAPTURE",
      purchase_units: [{ custom_id: wanted.paymentId, amount: { currency_code: "USD", value } }],
      payment_source: {
        paypal: {
          experience_context: {
            user_action: "PAY_NOW",
            locale: "ar-EG",
            return_url: wanted.returnUrl,
            cancel_url: wanted.leaveUrl,
          },
        },
      },
    });
  });

  it("takes nothing before the person agreed, and then takes it once, also when several ask at once", async () => {
    const ref = await open();
    expect(await state(ref)).toEqual({ state: "pending", awaitsPayer: true });
    expect((await order(ref)).capture).toBeNull();
    await change(ref, "pay", {});
    const told = await Promise.all([state(ref), state(ref), state(ref)]);
    const { capture } = await order(ref);
    expect(capture).not.toBeNull();
    expect(told.map((one) => one.state)).toContain("paid");
    expect(await state(ref)).toMatchObject({ state: "paid", amount: request().amount });
    expect((await order(ref)).capture).toEqual(capture);
  });

  it("takes it once when the answer to taking it was lost", async () => {
    const ref = await open();
    await change(ref, "pay", {});
    await sandbox.fault({
      endpoint: "paypal:POST v2/checkout/orders/:id/capture",
      kind: "drop",
      when: "after",
    });
    expect(await state(ref)).toMatchObject({ state: "unknown" });
    const before = await takings();
    expect(await state(ref)).toMatchObject({ state: "paid" });
    expect(await takings()).toBe(before);
  });

  it("takes nothing any more once it may not, and tells of what it took before", async () => {
    const [late, bought] = [await open(), await paid()];
    await change(late, "pay", {});
    expect(await state(late, false)).toMatchObject({ state: "declined", reason: "expired", final: true });
    expect((await order(late)).capture).toBeNull();
    expect(await state(bought, false)).toMatchObject({ state: "paid" });
  });

  it("lets another way be chosen after one that was declined", async () => {
    const ref = await open();
    await change(ref, "pay", { outcome: "declined" });
    expect(await state(ref)).toMatchObject({ state: "declined", reason: "refused", final: false });
    await change(ref, "pay", {});
    expect(await state(ref)).toMatchObject({ state: "paid" });
  });

  const usd = { currency_code: "USD", value: "19.99" };
  const captures = (...statuses: string[]) =>
    statuses.map((status, at) => ({ id: `C${at}`, status, amount: usd }));
  const held = { state: "pending", awaitsPayer: false, holdsMoney: true };
  it.each([
    ["CREATED", [], { state: "pending", awaitsPayer: true }],
    ["PAYER_ACTION_REQUIRED", [], { state: "pending", awaitsPayer: true }],
    ["PAYER_ACTION_REQUIRED", ["DECLINED"], { state: "pending", awaitsPayer: true }],
    ["COMPLETED", ["PENDING"], held],
    ["COMPLETED", ["DECLINED", "PENDING"], held],
    ["COMPLETED", ["DECLINED", "COMPLETED"], { state: "paid" }],
    ["COMPLETED", ["DECLINED"], { state: "declined", reason: "refused", final: true, cause: "unsaid" }],
    ["COMPLETED", ["FAILED"], { state: "declined", reason: "refused", final: true }],
    ["VOIDED", [], { state: "declined", reason: "cancelled", final: true }],
    ["VOIDED", ["PENDING"], held],
    ["COMPLETED", ["REFUNDED"], { state: "refunded" }],
  ])("of an order that is %s with captures %o reads %o", async (status, taken, told) => {
    const ref = await open();
    const purchase_units = [{ custom_id: "ours", payments: { captures: captures(...taken) } }];
    await change(ref, "misreport", { order: { status, purchase_units } });
    expect(await state(ref)).toMatchObject(told);
  });

  it.each([
    ["INSTRUMENT_DECLINED", "other_means"],
    ["PAYER_ACCOUNT_RESTRICTED", "account"],
    ["TRANSACTION_LIMIT_EXCEEDED", "limit"],
  ])("says in our words that the money can't be taken: %s", async (issue, cause) => {
    const ref = await open();
    await change(ref, "pay", {});
    await sandbox.fault({
      endpoint: "paypal:POST v2/checkout/orders/:id/capture",
      kind: "business-error",
      errorCode: issue,
    });
    expect(await state(ref)).toEqual({
      state: "declined",
      reason: "refused",
      final: false,
      message: null,
      cause,
    });
  });

  it("is not paid for being completed: the money may come days later", async () => {
    const ref = await open();
    await change(ref, "pay", { outcome: "echeck" });
    expect(await state(ref)).toEqual({ state: "pending", awaitsPayer: false, holdsMoney: true });
    await change(ref, "pay", { outcome: "cleared" });
    expect(await state(ref)).toMatchObject({ state: "paid" });
  });

  it.each([
    ["a status that is not documented", { order: { status: "FROZEN", purchase_units: [{}] } }],
    ["a capture whose status is not documented", { capture: { status: "FROZEN" } }],
    ["an amount with no cents", { capture: { amount: { currency_code: "USD", value: "19.9" } } }],
    ["two purchases in one", { order: { purchase_units: [{}, {}] } }],
  ])("is unknown with %s", async (_what, lie) => {
    const ref = await paid();
    await change(ref, "misreport", lie);
    expect(await state(ref)).toMatchObject({ state: "unknown" });
  });

  it.each([
    ["another attempt", { custom_id: "theirs" }, { orderNumber: "theirs" }, "order"],
    [
      "another currency",
      { amount: { currency_code: "EUR", value: "19.99" } },
      { amount: { currency: "EUR" } },
      "capture",
    ],
  ])("tells what was paid for %s apart", async (_what, lie, told, where) => {
    const ref = await paid();
    const { purchase_units } = (await asTold(ref)) as { purchase_units: object[] };
    const whole =
      where === "order"
        ? { order: { purchase_units: [{ ...purchase_units[0], ...lie }] } }
        : { capture: lie };
    await change(ref, "misreport", whole);
    expect(await state(ref)).toMatchObject({ state: "paid", ...told });
  });

  it.each(["COMPLETED", "PENDING"])("gives back once what is sent twice, answered %s", async (refundsAs) => {
    await sandbox.post("/controls/paypal/settings", { refundsAs });
    const ref = await paid();
    const amount = { amount: 500, currency: "USD" };
    const refund = { ref, amount, language: "fr" as const, refundId: newId() };
    expect(await harness.gateway.refund(refund)).toMatchObject({ outcome: "done" });
    expect(await harness.gateway.refund(refund)).toMatchObject({ outcome: "done" });
    expect(await harness.refunded(ref)).toBe(500);
    expect(await harness.gateway.fetchRefunded(ref, "fr")).toMatchObject({ outcome: "told", given: amount });
    expect(await state(ref)).toMatchObject({ state: "paid" });
  });

  it("asks for another token when its own is not taken any more", async () => {
    const ref = await paid();
    await fetch(`${sandbox.url}/controls/paypal/tokens`, { method: "DELETE" });
    expect(await state(ref)).toMatchObject({ state: "paid" });
  });

  it("is unknown with credentials that are wrong", async () => {
    const wrong = createPaypal({ ...account, clientSecret: "guess", baseUrl: `${sandbox.url}/paypal` });
    expect(await wrong.create(request())).toEqual({ outcome: "unknown", reason: "token: status 401" });
  });
});

/** The order as PayPal tells it. */
async function asTold(ref: string): Promise<unknown> {
  const basic = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString("base64");
  const token = await fetch(`${sandbox.url}/paypal/v1/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  const { access_token } = (await token.json()) as { access_token: string };
  const answer = await fetch(`${sandbox.url}/paypal/v2/checkout/orders/${ref}`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  return answer.json();
}
