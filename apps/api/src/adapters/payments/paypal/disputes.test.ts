import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../infra/ids.ts";
import { disputesConformance } from "../../../modules/payments/disputes/disputes.conformance.ts";
import type { PaymentGateway } from "../../../modules/payments/payment-gateway.ts";
import { type Sandbox, startSandbox } from "../../../testing/sandbox.ts";
import { optionsFor } from "./events.test-kit.ts";
import { createPaypal } from "./paypal.ts";

let sandbox: Sandbox;
let gateway: PaymentGateway;
beforeAll(async () => {
  sandbox = await startSandbox();
  gateway = createPaypal(optionsFor(sandbox));
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const amount = { amount: 1999, currency: "USD" };

async function pay() {
  const paymentId = newId();
  const created = await gateway.create({
    orderNumber: "unused",
    method: "paypal",
    amount,
    language: "fr",
    returnUrl: "https://shop.example/",
    leaveUrl: "https://shop.example/left",
    notifyUrl: "https://shop.example/",
    description: "Rihla AB12",
    paymentId,
    isRepeat: false,
    closesAt: new Date(Date.now() + 30 * 60_000),
  });
  if (created.outcome !== "created") throw new Error(created.outcome);
  await sandbox.post(`/controls/paypal/orders/${created.ref}/pay`, {});
  await gateway.fetchState(created.ref, "fr", true);
  return { paymentId, amount, ref: created.ref };
}

const open = async (ref: string, wanted: object = {}) =>
  (await sandbox.post<{ id: string }>(`/controls/paypal/orders/${ref}/dispute`, wanted)).id;
const decide = (name: string, wanted: object) =>
  sandbox.post(`/controls/paypal/disputes/${name}/decide`, wanted);
const words = {
  "under review": { status: "UNDER_REVIEW" },
  won: { outcome: "RESOLVED_SELLER_FAVOUR" },
  lost: { outcome: "RESOLVED_BUYER_FAVOUR" },
};

disputesConformance("PayPal", () => ({
  gateway,
  pay,
  open,
  decide: async (name, what) => {
    await decide(name, words[what]);
  },
  loseAnswer: (call) =>
    sandbox.fault({
      endpoint: `paypal:GET v1/customer/disputes${call === "read" ? "/:id" : ""}`,
      kind: "drop",
    }),
  page: 50,
}));

describe("PayPal's disputes", () => {
  const stateOf = async (name: string) => {
    const told = await gateway.disputes?.read(name);
    if (told?.outcome !== "told") throw new Error(told?.reason);
    return told.dispute;
  };

  it.each([
    ["RESOLVED_WITH_PAYOUT", "won"],
    ["CANCELED_BY_BUYER", "won"],
    ["DENIED", "won"],
    ["NONE", "won"],
    ["ACCEPTED", "lost"],
  ])("that ended as %s are %s", async (outcome, state) => {
    const name = await open((await pay()).ref);
    await decide(name, { outcome });
    const dispute = await stateOf(name);
    expect(dispute.state).toBe(state);
    expect(dispute.closedAt).toBeInstanceOf(Date);
  });

  it("that both sides may still talk about wait for the shop, and those that wait for the payer do not", async () => {
    const name = await open((await pay()).ref, { status: "OPEN" });
    expect(await stateOf(name)).toMatchObject({ state: "needs_answer", answerBy: null });
    await decide(name, { status: "WAITING_FOR_BUYER_RESPONSE" });
    expect(await stateOf(name)).toMatchObject({ state: "under_review" });
  });

  it.each([
    ["MERCHANDISE_OR_SERVICE_NOT_RECEIVED", "not_received"],
    ["MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED", "not_as_described"],
    ["DUPLICATE_TRANSACTION", "duplicate"],
    ["CREDIT_NOT_PROCESSED", "not_refunded"],
    ["SOMETHING_NEW", "other"],
  ])("for %s are for what we call %s", async (reason, ours) => {
    expect(await stateOf(await open((await pay()).ref, { reason }))).toMatchObject({ reason: ours });
  });

  it("that gave a part to the payer have taken that part", async () => {
    const name = await open((await pay()).ref);
    await decide(name, { outcome: "RESOLVED_BUYER_FAVOUR", given: "7.50" });
    expect(await stateOf(name)).toMatchObject({ takenBack: { amount: 750, currency: "USD" } });
  });
});
