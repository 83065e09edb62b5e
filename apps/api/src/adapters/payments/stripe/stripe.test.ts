import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../infra/ids.ts";
import {
  type GatewayHarness,
  gatewayConformance,
} from "../../../modules/payments/payment-gateway.conformance.ts";
import { recordRequests } from "../../../testing/record-requests.ts";
import { type Sandbox, startSandbox } from "../../../testing/sandbox.ts";
import { createStripe } from "./stripe.ts";

const secretKey = "sk_test_sandbox";
const endpoints = {
  create: "POST checkout/sessions",
  fetchState: "GET checkout/sessions/:id",
  refund: "POST refunds",
};
const deeds = {
  approved: "paid",
  declined: "declined",
  cancelled: "canceled",
  expired: "expired",
  held: "processing",
  reversed: "processing-failed",
};
type Session = { clientReferenceId: string; intent: { refunded: number } | null; refunds: object[] };

let sandbox: Sandbox;
let harness: GatewayHarness;

beforeAll(async () => {
  sandbox = await startSandbox();
  const options = { secretKey, baseUrl: sandbox.url };
  harness = {
    gateway: createStripe(options),
    impatient: createStripe({ ...options, timeoutMs: 100 }),
    spoil: (method, kind, when = "before") =>
      sandbox.fault({ endpoint: `stripe:${endpoints[method]}`, kind, when, status: 503, ms: 1000 }),
    do: (ref, deed) => change(ref, "pay", { outcome: deeds[deed] }),
    misreportAmount: (ref, amount) => change(ref, "misreport", { intent: { amount_received: amount } }),
    refunded: async (ref) => (await session(ref)).intent?.refunded ?? 0,
    pagesOf: async ({ paymentId }) =>
      (await sandbox.get<Session[]>("/controls/stripe/sessions")).filter(
        ({ clientReferenceId }) => clientReferenceId === paymentId,
      ).length,
  };
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const session = (ref: string) => sandbox.get<Session>(`/controls/stripe/sessions/${ref}`);
const change = async (ref: string, what: "pay" | "misreport", body: object) => {
  await sandbox.post(`/controls/stripe/sessions/${ref}/${what}`, body);
};
const state = (ref: string) => harness.gateway.fetchState(ref, "fr", true);

const request = () => ({
  orderNumber: "unused",
  method: "card" as const,
  amount: { amount: 1999, currency: "USD" },
  language: "ar" as const,
  returnUrl: "https://shop.example/payment-callback?payment=1",
  leaveUrl: "https://shop.example/left",
  notifyUrl: "https://shop.example/webhooks/stripe",
  description: "Rihla AB12",
  paymentId: newId(),
  isRepeat: false,
  closesAt: new Date(Date.now() + 35 * 60_000),
});

async function open(): Promise<string> {
  const created = await harness.gateway.create(request());
  if (created.outcome !== "created") throw new Error(JSON.stringify(created));
  return created.ref;
}

async function paid(): Promise<string> {
  const ref = await open();
  await change(ref, "pay", {});
  return ref;
}

const facts = createStripe({ secretKey, baseUrl: "http://localhost" });
const states = [
  ["declined", "declined"],
  ["cancelled", "declined"],
  ["expired", "declined"],
  ["held", "pending"],
  // The money that was to come later did not.
  ["reversed", "declined"],
] as const;
gatewayConformance("Stripe", { facts, states }, () => harness);

describe("Stripe", () => {
  it("asks for cents: 19.99 dollars are 1999, on a page for cards in no other currency", async () => {
    const outside = await recordRequests('{"id":"cs_1","url":"https://checkout.example/cs_1"}');
    const wanted = request();
    await createStripe({ secretKey, baseUrl: outside.url }).create(wanted);
    const { method, url, headers, body } = outside.requests[0] ?? { headers: {} };
    expect(`${method} ${url}`).toBe("POST /v1/checkout/sessions");
    expect(headers).toMatchObject({
      authorization: `Bearer ${secretKey}`,
      "idempotency-key": `att_${wanted.paymentId}_create`,
    });
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      mode: "payment",
      "line_items[0][price_data][unit_amount]": "1999",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][quantity]": "1",
      success_url: wanted.returnUrl,
      cancel_url: wanted.leaveUrl,
      "allowed_payment_method_types[0]": "card",
      "adaptive_pricing[enabled]": "false",
      client_reference_id: wanted.paymentId,
      "payment_intent_data[metadata][attempt_id]": wanted.paymentId,
      expires_at: String(Math.floor(wanted.closesAt.getTime() / 1000)),
      locale: "auto",
    });
  });

  it("takes euros", async () => {
    const wanted = { ...request(), amount: { amount: 1850, currency: "EUR" } };
    const created = await harness.gateway.create(wanted);
    const ref = created.outcome === "created" ? created.ref : "";
    await change(ref, "pay", {});
    expect(await state(ref)).toMatchObject({ state: "paid", amount: wanted.amount });
  });

  it("takes another card on the same page after one that was declined, with the bank's code for why", async () => {
    const ref = await open();
    await change(ref, "pay", { outcome: "declined" });
    expect(await state(ref)).toEqual({
      state: "declined",
      reason: "refused",
      final: false,
      message: null,
      cause: "unsaid",
    });
    await change(ref, "pay", {});
    expect(await state(ref)).toMatchObject({ state: "paid" });
  });

  it("is not paid for being complete: the money may come days later, or not", async () => {
    const [comes, fails] = [await open(), await open()];
    for (const ref of [comes, fails]) await change(ref, "pay", { outcome: "processing" });
    expect(await state(comes)).toEqual({ state: "pending", awaitsPayer: false, holdsMoney: true });
    await change(comes, "pay", {});
    expect(await state(comes)).toMatchObject({ state: "paid" });
    await change(fails, "pay", { outcome: "processing-failed" });
    expect(await state(fails)).toMatchObject({ state: "declined", final: true });
  });

  it.each([
    [{ code: "card_declined", decline_code: "insufficient_funds" }, "funds"],
    [{ code: "expired_card" }, "expired"],
    [{ code: "incorrect_cvc" }, "details"],
    [{ code: "card_declined", decline_code: "lost_card" }, "unsaid"],
    [{ code: "a_code_of_tomorrow", decline_code: "another" }, "unsaid"],
    [{ code: "payment_intent_authentication_failure" }, "not_confirmed"],
    [{ code: "card_declined", decline_code: "processing_error" }, "try_later"],
  ])("has our word for %o", async (last_payment_error, cause) => {
    const ref = await open();
    await change(ref, "pay", { outcome: "declined" });
    await change(ref, "misreport", { intent: { last_payment_error } });
    expect(await state(ref)).toMatchObject({ state: "declined", cause });
  });

  it.each([
    ["open", "requires_action", { state: "pending", awaitsPayer: false }],
    ["open", "processing", { state: "pending", awaitsPayer: false, holdsMoney: true }],
    ["complete", "processing", { state: "pending", awaitsPayer: false, holdsMoney: true }],
    ["complete", "requires_capture", { state: "pending", awaitsPayer: false, holdsMoney: true }],
    ["expired", "processing", { state: "pending", awaitsPayer: false, holdsMoney: true }],
    ["expired", "requires_payment_method", { state: "declined", reason: "expired" }],
  ])("of a session that is %s, with a payment that is %s, reads %o", async (status, paying, told) => {
    const ref = await open();
    await change(ref, "pay", { outcome: "declined" });
    await change(ref, "misreport", {
      session: { status },
      intent: { status: paying, last_payment_error: null },
    });
    expect(await state(ref)).toMatchObject(told);
  });

  it("closes its page, and not one that was paid", async () => {
    const [left, bought] = [await open(), await paid()];
    for (const ref of [left, bought, "cs_test_nobody"]) await harness.gateway.closePage?.(ref);
    expect(await state(left)).toMatchObject({ state: "declined", reason: "expired", final: true });
    expect(await state(bought)).toMatchObject({ state: "paid" });
  });

  it.each([
    ["another attempt", { session: { client_reference_id: "theirs" } }, { orderNumber: "theirs" }],
    ["no attempt", { session: { client_reference_id: null } }, { orderNumber: "" }],
    ["another currency", { intent: { currency: "eur" } }, { amount: { currency: "EUR" } }],
  ])("tells what was paid for %s apart", async (_what, lie, told) => {
    const ref = await paid();
    await change(ref, "misreport", lie);
    expect(await state(ref)).toMatchObject({ state: "paid", ...told });
  });

  it.each([
    ["a status that is not documented", { session: { payment_status: "unpaid", status: "frozen" } }],
    ["an amount as text", { intent: { amount_received: "1999" } }],
    ["a payment behind it that did not succeed", { intent: { status: "requires_capture" } }],
    ["no charge", { intent: { latest_charge: null } }],
    ["no payment behind it", { session: { payment_intent: null } }],
  ])("is unknown with %s", async (_what, lie) => {
    const ref = await paid();
    await change(ref, "misreport", lie);
    expect(await state(ref)).toMatchObject({ state: "unknown" });
  });

  it.each(["succeeded", "pending"])("gives back once what is sent twice, answered %s", async (refundsAs) => {
    await sandbox.post("/controls/stripe/settings", { refundsAs });
    const ref = await paid();
    const amount = { amount: 500, currency: "USD" };
    const refund = { ref, amount, language: "fr" as const, refundId: newId() };
    expect(await harness.gateway.refund(refund)).toMatchObject({ outcome: "done" });
    expect(await harness.gateway.refund(refund)).toMatchObject({ outcome: "done" });
    expect((await session(ref)).refunds).toMatchObject([
      { amount: 500, metadata: { refund_id: refund.refundId } },
    ]);
    expect(await harness.gateway.fetchRefunded(ref, "fr")).toMatchObject({ outcome: "told", given: amount });
    expect(await state(ref)).toMatchObject({ state: "paid" });
  });

  it("is refused, not unknown, with a key that is wrong, and says so of no payment", async () => {
    const wrong = createStripe({ secretKey: "guess", baseUrl: sandbox.url });
    expect(await wrong.create(request())).toMatchObject({
      outcome: "refused",
      reason: expect.stringContaining("401"),
    });
    expect(await wrong.fetchState(await paid(), "fr", true)).toMatchObject({ state: "unknown" });
  });

  it.each([409, 429])("is unknown when it is turned away with %d", async (status) => {
    await sandbox.fault({
      endpoint: "stripe:POST checkout/sessions",
      kind: "business-error",
      errorCode: "lock_timeout",
      status,
    });
    expect(await harness.gateway.create(request())).toMatchObject({ outcome: "unknown" });
  });
});
