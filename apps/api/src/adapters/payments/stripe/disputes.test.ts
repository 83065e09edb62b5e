import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../infra/ids.ts";
import { disputesConformance } from "../../../modules/payments/disputes/disputes.conformance.ts";
import type { PaymentGateway } from "../../../modules/payments/payment-gateway.ts";
import { type Sandbox, startSandbox } from "../../../testing/sandbox.ts";
import { createStripe } from "./stripe.ts";

let sandbox: Sandbox;
let gateway: PaymentGateway;
beforeAll(async () => {
  sandbox = await startSandbox();
  gateway = createStripe({ secretKey: "sk_test_sandbox", baseUrl: sandbox.url });
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const amount = { amount: 1999, currency: "USD" };

async function pay() {
  const paymentId = newId();
  const created = await gateway.create({
    orderNumber: "unused",
    method: "card",
    amount,
    language: "fr",
    returnUrl: "https://shop.example/",
    leaveUrl: "https://shop.example/left",
    notifyUrl: "https://shop.example/",
    description: "Rihla AB12",
    paymentId,
    isRepeat: false,
    closesAt: new Date(Date.now() + 35 * 60_000),
  });
  if (created.outcome !== "created") throw new Error(created.outcome);
  await sandbox.post(`/controls/stripe/sessions/${created.ref}/pay`, {});
  return { paymentId, amount, ref: created.ref };
}

const open = async (ref: string, wanted: object = {}) =>
  (await sandbox.post<{ id: string }>(`/controls/stripe/sessions/${ref}/dispute`, wanted)).id;
const move = (name: string, status: string) =>
  sandbox.post(`/controls/stripe/disputes/${name}/decide`, { status });

disputesConformance("Stripe", () => ({
  gateway,
  pay,
  open,
  decide: async (name, what) => {
    await move(name, what.replace(" ", "_"));
  },
  loseAnswer: (call) =>
    sandbox.fault({ endpoint: `stripe:GET disputes${call === "read" ? "/:id" : ""}`, kind: "drop" }),
  page: 100,
}));

describe("Stripe's disputes", () => {
  const stateOf = async (name: string) => {
    const told = await gateway.disputes?.read(name);
    if (told?.outcome !== "told") throw new Error(told?.reason);
    return told.dispute;
  };

  it.each([
    ["warning_needs_response", "needs_answer"],
    ["warning_under_review", "under_review"],
    ["warning_closed", "won"],
  ])("as an inquiry that is %s is %s, and nothing was taken", async (status, state) => {
    const name = await open((await pay()).ref, { status });
    expect(await stateOf(name)).toMatchObject({ state, takenBack: null });
  });

  it("that was prevented by giving the money away is lost", async () => {
    const name = await open((await pay()).ref, { status: "prevented" });
    expect(await stateOf(name)).toMatchObject({ state: "lost", takenBack: amount });
  });

  it.each([
    ["product_not_received", "not_received"],
    ["product_unacceptable", "not_as_described"],
    ["duplicate", "duplicate"],
    ["credit_not_processed", "not_refunded"],
    ["subscription_canceled", "cancelled"],
    ["something_new", "other"],
  ])("for %s are for what we call %s", async (reason, ours) => {
    expect(await stateOf(await open((await pay()).ref, { reason }))).toMatchObject({ reason: ours });
  });

  it("of a part are of that sum", async () => {
    const name = await open((await pay()).ref, { amount: 500 });
    await move(name, "lost");
    expect(await stateOf(name)).toMatchObject({ takenBack: { amount: 500, currency: "USD" } });
  });
});
