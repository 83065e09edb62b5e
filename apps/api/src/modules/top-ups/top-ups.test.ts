import { randomUUID } from "node:crypto";
import type { Payment, Wallet, WalletEntry } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callApi, transactionOf } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { settlePayment, sweepPayments } from "../payments/index.ts";
import { creditTopUp } from "./credit-top-up.ts";
import { mailTopUp } from "./mail-top-up.ts";

let shop: TestShop;
let token: string;
const amount = { amount: 200_000, currency: "DZD" };

beforeAll(async () => {
  shop = await createTestShop({ PAYMENT_METHODS: "cib:satim,edahabia:chargily,wallet:wallet" });
});
afterAll(() => shop.close());
beforeEach(async () => {
  token = await signIn(shop, `${randomUUID()}@example.com`);
});

const ask = async (more: { body?: object; key?: string } = {}) => {
  const body = { amount, method: "cib", ...more.body };
  const options = { as: { token }, ...more, body };
  const { data, problem } = await callApi(shop, "POST", "/wallet/top-ups", options);
  return (data ?? problem) as Payment & { code?: string };
};
const open = async (method = "cib") => {
  const payment = await ask({ body: { method } });
  return { ...payment, transaction: transactionOf(payment) };
};
const see = async (id: string, as = token) => callApi(shop, "GET", `/payments/${id}`, { as: { token: as } });
const balance = async () =>
  ((await callApi(shop, "GET", "/wallet", { as: { token } })).data as Wallet).balances[0]?.amount;
const entries = async () =>
  (await callApi(shop, "GET", "/wallet/entries", { as: { token } })).data as WalletEntry[];
const remove = () => callApi(shop, "DELETE", "/auth/me", { as: { token }, body: { confirm: "DELETE" } });
const endSession = (id: string) =>
  shop.app.db
    .updateTable("payment")
    .set({ sessionEndsAt: sql<Date>`now() - interval '1 second'` })
    .where("id", "=", id)
    .execute();

describe("a top-up", () => {
  it("opens the bank's page, and is credited once however many hear of the payment at once", async () => {
    const payment = await open();
    expect(payment).toMatchObject({ paysFor: "top-up", status: "pending", amount });
    expect(payment.redirectUrl).not.toBeNull();
    expect(await balance()).toBe(0);
    await shop.sandbox.pay(payment.transaction);
    await Promise.all(Array.from({ length: 6 }, () => settlePayment(shop.app, payment.id)));
    expect((await see(payment.id)).data).toMatchObject({ status: "successful" });
    expect(await entries()).toMatchObject([
      { kind: "top-up", amount, balance: amount, reference: payment.orderNumber },
    ]);
  });

  it("is credited once, whatever pays for it again: that goes back", async () => {
    const { id, transaction } = await open();
    await shop.sandbox.pay(transaction);
    await settlePayment(shop.app, id);
    const paid = await shop.app.db
      .selectFrom("payment")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const again = { ...paid, id: randomUUID(), paidAt: new Date() };
    expect(await shop.app.db.transaction().execute((tx) => creditTopUp(shop.app.jobs, tx, again))).toBe(
      "duplicate",
    );
    expect(await balance()).toBe(amount.amount);
  });

  it("goes through any gateway", async () => {
    const payment = await open("edahabia");
    await shop.sandbox.payCheckout(payment.transaction);
    await settlePayment(shop.app, payment.id);
    expect(await balance()).toBe(amount.amount);
  });

  it("is credited by the sweep where nobody came back and the process that heard of it died", async () => {
    const payment = await open();
    await shop.sandbox.pay(payment.transaction);
    const dying = {
      ...shop.app,
      paymentEvents: {
        ...shop.app.paymentEvents,
        onPaid: async (...told: Parameters<typeof shop.app.paymentEvents.onPaid>) => {
          await shop.app.paymentEvents.onPaid(...told);
          throw new Error("killed");
        },
      },
    };
    await expect(settlePayment(dying, payment.id)).rejects.toThrow("killed");
    expect(await balance()).toBe(0);
    await shop.app.db
      .updateTable("payment")
      .set({ nextCheckAt: sql<Date>`now()`, checkedAt: null })
      .where("id", "=", payment.id)
      .execute();
    await sweepPayments(shop.app);
    expect(await balance()).toBe(amount.amount);
  });

  it("is told by mail, with the sum; what pays for it again is told to go back", async () => {
    const email = `${randomUUID()}@example.com`;
    token = await signIn(shop, email);
    const payment = await open();
    await shop.sandbox.pay(payment.transaction);
    await settlePayment(shop.app, payment.id);
    const asked = await sql<{ what: string }>`select data->>'what' as what from jobs.job
      where name = 'mail-top-up' and data->>'paymentId' = ${payment.id}`.execute(shop.app.db);
    expect(asked.rows).toEqual([{ what: "credited" }]);
    for (const what of ["credited", "back", "failed"] as const) await mailTopUp(shop.app, payment.id, what);
    const mails = await shop.sandbox.mailTo(email);
    expect(mails).toHaveLength(3);
    for (const { text } of mails) expect(text).toContain("2,000");
  });

  it("that the bank refuses adds nothing, and a second card on the same page does", async () => {
    const payment = await open();
    await shop.sandbox.pay(payment.transaction, { outcome: "declined" });
    await settlePayment(shop.app, payment.id);
    expect(await balance()).toBe(0);
    await shop.sandbox.pay(payment.transaction);
    await settlePayment(shop.app, payment.id);
    expect(await balance()).toBe(amount.amount);
  });

  it("asked for twice under one key has one page, and under the same key for another sum is refused", async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([ask({ key }), ask({ key })]);
    expect(second.id).toBe(first.id);
    expect(await ask({ key, body: { amount: { ...amount, amount: 300_000 } } })).toMatchObject({
      code: "idempotency_key_reused",
    });
    const others = await signIn(shop, `${randomUUID()}@example.com`);
    const { data } = await callApi(shop, "POST", "/wallet/top-ups", {
      as: { token: others },
      body: { amount, method: "cib" },
      key,
    });
    expect((data as Payment).id).not.toBe(first.id);
  });

  it("is nobody else's to look at", async () => {
    const payment = await open();
    expect((await see(payment.id, await signIn(shop, `${randomUUID()}@example.com`))).status).toBe(404);
    expect((await callApi(shop, "GET", `/payments/${payment.id}`)).status).toBe(404);
  });

  it.each([
    ["too little", { amount: 49_900, currency: "DZD" }],
    ["too much", { amount: 5_000_100, currency: "DZD" }],
    ["not whole dinars", { amount: 100_050, currency: "DZD" }],
    ["in a currency that has no wallet", { amount: 100_000, currency: "EUR" }],
  ])("of %s is refused", async (_what, wrong) => {
    expect(await ask({ body: { amount: wrong } })).toMatchObject({ code: "invalid_input" });
  });

  it.each([
    ["the wallet itself", { method: "wallet" }],
    ["a method that is not offered", { method: "paypal" }],
    ["a gateway that does not take the currency", { amount: { amount: 1000, currency: "USD" } }],
  ])("through %s is refused", async (_what, body) => {
    expect(await ask({ body })).toMatchObject({ code: "payment_method_unavailable" });
  });
});

describe("deleting the account", () => {
  it("waits for a top-up that may still be paid", async () => {
    const { orderNumber } = await open();
    expect(await remove()).toMatchObject({
      status: 409,
      problem: { blockedBy: [{ reason: "payment_pending", orderNumber }] },
    });
  });

  it("sends money that comes afterwards back", async () => {
    const payment = await open();
    await shop.sandbox.pay(payment.transaction, { outcome: "declined" });
    await settlePayment(shop.app, payment.id);
    await endSession(payment.id);
    expect((await remove()).status).toBe(204);
    await shop.sandbox.pay(payment.transaction);
    await settlePayment(shop.app, payment.id);
    const refund = shop.app.db
      .selectFrom("refund")
      .select(["cause", "amount"])
      .where("paymentId", "=", payment.id);
    expect(await refund.execute()).toEqual([{ cause: `too-late:${payment.id}`, amount: amount.amount }]);
  });
});
