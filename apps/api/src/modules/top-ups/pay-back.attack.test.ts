import { randomUUID } from "node:crypto";
import type { Order, PayBacks, Payment, Quote, Wallet } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { attack } from "../../testing/attack.ts";
import { anyPlan, callApi, orderBody, transactionOf } from "../../testing/purchase.ts";
import { setPin } from "../../testing/set-pin.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { moveWalletMoney } from "../operators/index.ts";
import { findStuckPayments, requestRefund, settlePayment } from "../payments/index.ts";
import { lookAtRefund } from "../payments/refunds/look-at-refund.ts";
import { sendRefund } from "../payments/refunds/send-refund.ts";
import { checkLedger } from "../wallet/check-ledger.ts";
import { payBack } from "./pay-back.ts";

let shop: TestShop;
type Person = { email: string; token: string; id: string };
let a: Person;
let b: Person;
const pin = "4711";
const filled = 200_000;

beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,card:stripe,wallet:wallet" });
});
afterAll(() => shop.close());
beforeEach(async () => {
  [a, b] = [await person(), await person()];
});

async function person(): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const token = await signIn(shop, email);
  const row = shop.app.db.selectFrom("customer").select("id").where("email", "=", email);
  return { email, token, id: (await row.executeTakeFirstOrThrow()).id };
}

const dinars = (amount: number) => ({ amount, currency: "DZD" });
async function fill({ token }: Person, amount = filled): Promise<Payment> {
  const body = { amount: dinars(amount), method: "cib" };
  const { data } = await callApi(shop, "POST", "/wallet/top-ups", { as: { token }, body });
  const payment = data as Payment;
  await shop.sandbox.pay(transactionOf(payment));
  await settlePayment(shop.app, payment.id);
  return payment;
}
const ask = ({ token }: Person, amount: number, key: string = randomUUID()) =>
  callApi(shop, "POST", "/wallet/pay-backs", { as: { token }, body: { amount: dinars(amount) }, key });
const see = async ({ token }: Person) =>
  (await callApi(shop, "GET", "/wallet/pay-backs", { as: { token } })).data as PayBacks;
const balance = async ({ token }: Person) => {
  const { balances } = (await callApi(shop, "GET", "/wallet", { as: { token } })).data as Wallet;
  return balances.find(({ currency }) => currency === "DZD")?.amount ?? 0;
};
const refundsOf = ({ id }: Pick<Payment, "id">) =>
  shop.app.db.selectFrom("refund").selectAll().where("paymentId", "=", id).orderBy("id").execute();
const paidBack = async ({ id }: Person) => {
  const { rows } = await sql<{
    sum: number;
  }>`select coalesce(-sum(e.amount), 0)::int as sum from wallet_entry e
    join wallet_account a on a.id = e.account_id join wallet_transfer t on t.id = e.transfer_id
    where a.customer_id = ${id} and t.kind = 'pay-back'`.execute(shop.app.db);
  return rows[0]?.sum;
};
const responsible = { who: "Amel", why: "asked for it" };
const operator = (what: "credit" | "pay-out", { email }: Person, amount: number) =>
  moveWalletMoney(shop.app, what, { email, amount: dinars(amount), responsible });

async function place({ email, token }: Person) {
  const lines = [{ plan: await anyPlan(shop), quantity: 4 }];
  const { total } = (await callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines } }))
    .data as Quote;
  const billing = { email, name: "Amel Haddad", phone: "+213551234567", country: "DZ" };
  const body = orderBody("", total, { lines, billing, paymentMethod: "wallet" });
  const { data } = await callApi(shop, "POST", "/orders", { as: { token }, body });
  return { number: (data as { order: Order }).order.number, total: total.amount };
}
const buy = ({ token }: Person, { number }: { number: string }) =>
  callApi(shop, "POST", `/orders/${number}/payments`, {
    as: { token },
    body: { method: "wallet", walletPin: pin },
  });

attack(
  "B asks A's balance back, by B's session, by A's idempotency key, or for a top-up of A's",
  { short: 5, whole: 50 },
  async (tries) => {
    const payment = await fill(a);
    const key = randomUUID();
    for (let tried = 0; tried < tries; tried++)
      expect((await ask(b, filled, tried % 2 ? key : undefined)).problem.code).toBe("wallet_insufficient");
    expect(await see(b)).toEqual({ possible: [], payOuts: [], sent: [] });
    expect([await balance(a), await refundsOf(payment)]).toEqual([filled, []]);
    expect((await ask(a, filled, key)).status).toBe(201);
    expect((await ask(b, filled, key)).problem.code).toBe("wallet_insufficient");
  },
);

attack(
  "A's stolen session sends A's money away without a fresh code from A's mailbox",
  { short: 2, whole: 10 },
  async (tries) => {
    await fill(a);
    await shop.app.db
      .updateTable("session")
      .set({ provenAt: new Date("2026-01-01") })
      .where("customerId", "=", a.id)
      .execute();
    for (let tried = 0; tried < tries; tried++)
      expect((await ask(a, filled)).problem.code).toBe("confirmation_required");
    expect(await balance(a)).toBe(filled);
  },
);

attack("pay-backs and purchases of one balance at once", { short: 12, whole: 30 }, async (tries) => {
  const payments = [await fill(a, 100_000), await fill(a, 100_000)];
  await setPin(shop, a.token, pin);
  const orders = [];
  for (let made = 0; made < tries / 2; made++) orders.push(await place(a));
  const backs = Array.from({ length: tries / 2 }, () => ask(a, 70_000));
  const bought = await Promise.all(orders.map((order) => buy(a, order)));
  const sent = (await Promise.all(backs)).filter(({ status }) => status === 201).length;
  const spent = orders.reduce(
    (sum, { total }, index) => sum + (bought[index]?.status === 201 ? total : 0),
    0,
  );
  const left = await balance(a);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + spent + sent * 70_000).toBe(filled);
  expect(await paidBack(a)).toBe(sent * 70_000);
  let refunded = 0;
  for (const payment of payments) {
    const sum = (await refundsOf(payment)).reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBeLessThanOrEqual(payment.amount.amount);
    refunded += sum;
  }
  expect(refunded).toBe(sent * 70_000);
});

attack(
  "one pay-back is sent many times at once under one key, and under the same key for another sum",
  { short: 10, whole: 30 },
  async (tries) => {
    const payment = await fill(a);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: tries }, () => ask(a, 90_000, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await ask(a, 50_000, key)).problem.code).toBe("idempotency_key_reused");
    expect([await balance(a), await paidBack(a)]).toEqual([filled - 90_000, 90_000]);
    expect(await refundsOf(payment)).toMatchObject([{ amount: 90_000, destination: "card" }]);
  },
);

attack(
  "more goes to a card than it paid in: amends with it, or the same money twice",
  { short: 2, whole: 10 },
  async (tries) => {
    const payment = await fill(a);
    await operator("credit", a, 100_000);
    expect((await ask(a, filled + 1)).problem.code).toBe("wallet_insufficient");
    expect((await see(a)).possible).toMatchObject([{ topUp: payment.orderNumber, amount: dinars(filled) }]);
    expect((await ask(a, filled)).status).toBe(201);
    for (let tried = 0; tried < tries; tried++)
      expect((await ask(a, 100)).problem.code).toBe("wallet_insufficient");
    expect(await balance(a)).toBe(100_000);
  },
);

attack(
  "a process dies while money is on its way from the wallet to the card",
  { short: 2, whole: 5 },
  async (tries) => {
    const payment = await fill(a);
    const caller = { customerId: a.id, email: a.email, sessionId: randomUUID(), isConfirmed: true };
    const idempotencyKey = randomUUID();
    const killed = () => Promise.reject(new Error("killed"));
    const dying = { ...shop.app, jobs: { ...shop.app.jobs, send: killed } };
    const asked = { caller, amount: dinars(filled), idempotencyKey };
    for (let tried = 0; tried < tries; tried++) await expect(payBack(dying, asked)).rejects.toThrow("killed");
    expect([await balance(a), await refundsOf(payment)]).toEqual([filled, []]);
    await payBack(shop.app, asked);
    const [refund] = await refundsOf(payment);
    await Promise.all([1, 2, 3].map(() => sendRefund(shop.app, refund?.id as string)));
    expect(await refundsOf(payment)).toMatchObject([{ amount: filled, status: "done" }]);
    expect(await balance(a)).toBe(0);
  },
);

attack(
  "money that came by card is paid out to a bank before the card's time is over: at once, bought and given back, or behind amends",
  { short: 1, whole: 5 },
  async () => {
    const payment = await fill(a);
    await setPin(shop, a.token, pin);
    const order = await place(a);
    const paid = (await buy(a, order)).data as Payment;
    await expect(operator("pay-out", a, 100)).rejects.toThrow("held_by_card");
    await shop.app.db
      .transaction()
      .execute((tx) =>
        requestRefund(shop.app, tx, { paymentId: paid.id, amount: order.total, cause: `test:${paid.id}` }),
      );
    expect(await balance(a)).toBe(filled);
    await expect(operator("pay-out", a, 100)).rejects.toThrow("held_by_card");
    await operator("credit", a, 30_000);
    const outs = await Promise.allSettled([1, 2, 3].map(() => operator("pay-out", a, 20_000)));
    expect(outs.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(operator("pay-out", a, 10_001)).rejects.toThrow("held_by_card");
    const days = shop.app.gateways.get("satim")?.disputeDays ?? 0;
    expect(days).toBe(60);
    const paidAt = (before: number) => new Date(Date.now() - days * 86_400_000 + before);
    await shop.app.db
      .updateTable("payment")
      .set({ paidAt: paidAt(60_000) })
      .where("id", "=", payment.id)
      .execute();
    await expect(operator("pay-out", a, filled)).rejects.toThrow("held_by_card");
    await shop.app.db
      .updateTable("payment")
      .set({ paidAt: paidAt(0) })
      .where("id", "=", payment.id)
      .execute();
    await operator("pay-out", a, filled + 10_000);
    expect(await balance(a)).toBe(0);
  },
);

it("that its gateway refuses for good is owed, listed for a person, told, and goes out no other way", async () => {
  const payment = await fill(a);
  await ask(a, filled);
  const [refund] = await refundsOf(payment);
  const id = refund?.id as string;
  await sendRefund(shop.app, id);
  expect((await see(a)).sent).toMatchObject([{ topUp: payment.orderNumber, to: "card", state: "given" }]);
  await shop.sandbox.post(`/controls/satim/orders/${transactionOf(payment)}/refund-returned`, {});
  await lookAtRefund(shop.app, id);
  await shop.app.db
    .updateTable("refund")
    .set({ notTakenAt: new Date(Date.now() - 16 * 60_000) })
    .where("id", "=", id)
    .execute();
  await lookAtRefund(shop.app, id);
  expect((await see(a)).sent).toMatchObject([{ amount: dinars(filled), state: "delayed", by: null }]);
  expect((await findStuckPayments(shop.app.db)).refunds).toContainEqual(
    expect.objectContaining({ id, status: "manual" }),
  );
  const told =
    await sql`select from jobs.job where name = 'mail-top-up' and data->>'paymentId' = ${payment.id}
    and data->>'what' = 'failed'`.execute(shop.app.db);
  expect(told.rows).toHaveLength(1);
  expect([await balance(a), (await ask(a, 100)).problem.code]).toEqual([0, "wallet_insufficient"]);
});

it("goes to the newest cards first, lets the account be deleted, and stands in the statement", async () => {
  const [older, newer] = [await fill(a, 100_000), await fill(a, 100_000)];
  expect((await see(a)).possible.map(({ topUp }) => topUp)).toEqual([newer.orderNumber, older.orderNumber]);
  const remove = () =>
    callApi(shop, "DELETE", "/auth/me", { as: { token: a.token }, body: { confirm: "DELETE" } });
  expect((await remove()).problem).toMatchObject({ blockedBy: [{ reason: "wallet_balance" }] });
  await ask(a, 150_000);
  expect([(await refundsOf(older))[0]?.amount, (await refundsOf(newer))[0]?.amount]).toEqual([
    50_000, 100_000,
  ]);
  const { data } = await callApi(shop, "GET", "/wallet/entries", { as: { token: a.token } });
  expect(data).toMatchObject([
    { kind: "pay-back" },
    { kind: "pay-back" },
    { kind: "top-up" },
    { kind: "top-up" },
  ]);
  await ask(a, 50_000);
  for (const payment of [older, newer])
    for (const { id } of await refundsOf(payment)) await sendRefund(shop.app, id);
  expect((await remove()).status).toBe(204);
});

it("after all of it the ledger adds up, and every transfer names what really happened", async () => {
  const { transfers, ...wrong } = await checkLedger(shop.app);
  expect(transfers).toBeGreaterThan(0);
  expect(wrong).toMatchObject({ unbalanced: 0, wrongBalances: 0, apart: 0, unfounded: 0 });
});
