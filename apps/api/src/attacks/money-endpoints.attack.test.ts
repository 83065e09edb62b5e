import { randomUUID } from "node:crypto";
import type { Cancellation, Order, Payment, Quote, Repair, Wallet } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCoupon } from "../modules/coupons/index.ts";
import { provisionEsim } from "../modules/esims/provisioning/provisioning.test-kit.ts";
import { refundOrder } from "../modules/operators/index.ts";
import { settlePayment } from "../modules/payments/index.ts";
import { exportVouchers, makeBatch } from "../modules/vouchers/index.ts";
import { checkLedger } from "../modules/wallet/check-ledger.ts";
import { giveCredit } from "../modules/wallet/index.ts";
import { attack } from "../testing/attack.ts";
import { buy, buyAsGuest, planThatStarts } from "../testing/issued-esim.ts";
import {
  anyPlan,
  callApi,
  type Guest,
  openPayment,
  order,
  orderBody,
  seeOrder,
  transactionOf,
} from "../testing/purchase.ts";
import { setPin } from "../testing/set-pin.ts";
import { signIn } from "../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,edahabia:chargily,wallet:wallet" });
});
afterAll(() => shop.close());

const pin = "4711";
const dinars = (amount: number) => ({ amount, currency: "DZD" });
const atOnce = <Answer>(tries: number, act: (at: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: tries }, (_, at) => act(at)));
const succeeded = <Answer extends { status: number }>(answers: Answer[]) =>
  answers.filter(({ status }) => status < 300);
/** In short form ten at once, in whole thirty. */
const few = { short: 10, whole: 30 };
/** Each asks the supplier, one after the other. */
const slow = { short: 2, whole: 30 };

const customerOf = async (email: string) =>
  (await shop.app.db.selectFrom("customer").select("id").where("email", "=", email).executeTakeFirstOrThrow())
    .id;

/** Signed in, with a PIN and so much in the wallet. */
async function holder(email: string, amount: number) {
  const token = await signIn(shop, email);
  const customerId = await customerOf(email);
  await setPin(shop, token, pin);
  const act = { id: randomUUID(), who: "a test", why: "a test", act: "wallet credit", subject: customerId };
  await shop.app.db.transaction().execute(async (tx) => {
    await giveCredit(tx, { customerId, amount: dinars(amount), key: act.id, note: act.why });
    const details = JSON.stringify(dinars(amount));
    await tx
      .insertInto("operatorAct")
      .values({ ...act, details })
      .execute();
  });
  return { email, token, customerId };
}
const balance = async (token: string) =>
  ((await callApi(shop, "GET", "/wallet", { as: { token } })).data as Wallet).balances[0]?.amount ?? 0;
const paidFor = async ({ number }: { number: string }) =>
  (
    await shop.app.db
      .selectFrom("payment")
      .select("id")
      .where("orderNumber", "=", number)
      .where("status", "=", "paid")
      .execute()
  ).length;
const refundsOf = ({ number }: { number: string }) =>
  shop.app.db
    .selectFrom("refund")
    .innerJoin("payment", "payment.id", "refund.paymentId")
    .select(["refund.amount", "refund.cause"])
    .where("payment.orderNumber", "=", number)
    .execute();
const esimsOf = ({ number }: { number: string }) =>
  shop.app.db
    .selectFrom("esim")
    .innerJoin("customerOrder", "customerOrder.id", "esim.orderId")
    .select("esim.id")
    .where("customerOrder.number", "=", number)
    .execute();

describe("at the same time", () => {
  attack("an order is placed under one key", few, async (tries) => {
    const body = await newOrder();
    const key = randomUUID();
    const answers = await atOnce(tries, () => callApi(shop, "POST", "/orders", { body, key }));
    const numbers = answers.flatMap(({ data }) => (data as { order?: Order })?.order?.number ?? []);
    expect(new Set(numbers).size).toBe(1);
    expect((await ordersOf(body.billing.email)).length).toBe(1);
  });

  attack("the last use of a coupon is taken under as many keys", few, async (tries) => {
    const { code } = await createCoupon(shop.app.db, { percent: 10, maxUses: 1 });
    const body = await newOrder(code);
    const answers = await atOnce(tries, () =>
      callApi(shop, "POST", "/orders", {
        body: { ...body, billing: { ...body.billing, email: `${randomUUID()}@example.com` } },
      }),
    );
    expect(succeeded(answers)).toHaveLength(1);
  });

  attack("an order's payment is started under as many keys: one page opens", few, async (tries) => {
    const guest = await order(shop);
    const answers = await atOnce(tries, () => openPayment(shop, guest).catch(() => undefined));
    expect(new Set(answers.flatMap((one) => (one?.transactionId ? [one.transactionId] : []))).size).toBe(1);
  });

  attack("a payment link is paid by as many people: one page opens", few, async (tries) => {
    const guest = await order(shop);
    const link = await callApi(shop, "POST", `/orders/${guest.number}/payment-link`, { as: guest });
    const { token } = link.data as { token: string };
    const body = { token, method: "cib", expectedTotal: guest.order.total, termsAccepted: true };
    const answers = await atOnce(tries, () => callApi(shop, "POST", "/payment-links/payments", { body }));
    const pages = succeeded(answers).map(({ data }) => transactionOf(data as Payment));
    expect(new Set(pages).size).toBe(1);
  });

  attack("the bank's yes is heard so often: the order is placed once", few, async (tries) => {
    const guest = await order(shop, [{ plan: await anyPlan(shop), quantity: 2 }]);
    const { id, transactionId } = await openPayment(shop, guest);
    await shop.sandbox.pay(transactionId);
    await atOnce(tries, () => settlePayment(shop.app, id));
    expect(await paidFor(guest)).toBe(1);
    expect(await esimsOf(guest)).toHaveLength(2);
    expect(await refundsOf(guest)).toEqual([]);
  });

  attack("a wallet pays one order under as many keys", few, async (tries) => {
    const guest = await order(shop);
    const price = guest.order.total.amount;
    const { token } = await holder(guest.email, price * 3);
    await atOnce(tries, () => payFromWallet(guest, token));
    expect([await balance(token), await paidFor(guest)]).toEqual([price * 2, 1]);
  });

  attack("a wallet that has enough for one order pays as many", few, async (tries) => {
    const email = `${randomUUID()}@example.com`;
    const guests = await Promise.all(
      Array.from({ length: tries }, async () => order(shop, undefined, await billedTo(email))),
    );
    const price = guests[0]?.order.total.amount as number;
    const { token } = await holder(email, price);
    await atOnce(tries, (at) => payFromWallet(guests[at] as Guest, token));
    const paid = await Promise.all(guests.map(paidFor));
    expect([await balance(token), paid.filter((count) => count > 0).length]).toEqual([0, 1]);
  });

  attack("the bank's yes to a top-up is heard so often: it is credited once", few, async (tries) => {
    const token = await signIn(shop, `${randomUUID()}@example.com`);
    const body = { amount: dinars(200_000), method: "cib" };
    const payment = (await callApi(shop, "POST", "/wallet/top-ups", { as: { token }, body })).data as Payment;
    await shop.sandbox.pay(transactionOf(payment));
    await atOnce(tries, () => settlePayment(shop.app, payment.id));
    expect(await balance(token)).toBe(200_000);
  });

  attack("a top-up is begun under one key: one page opens", few, async (tries) => {
    const token = await signIn(shop, `${randomUUID()}@example.com`);
    const body = { amount: dinars(200_000), method: "cib" };
    const key = randomUUID();
    const answers = await atOnce(tries, () =>
      callApi(shop, "POST", "/wallet/top-ups", { as: { token }, body, key }),
    );
    expect(new Set(succeeded(answers).map(({ data }) => transactionOf(data as Payment))).size).toBe(1);
  });

  attack("a voucher is redeemed by as many customers", few, async (tries) => {
    const batch = { plan: await anyPlan(shop), quantity: 1, expiresAt: new Date(Date.now() + 86_400_000) };
    const { number } = await makeBatch(shop.app, batch);
    const { vouchers } = await exportVouchers(shop.app, number);
    const tokens = await Promise.all(
      Array.from({ length: tries }, () => signIn(shop, `${randomUUID()}@example.com`)),
    );
    const answers = await atOnce(tries, (at) =>
      callApi(shop, "POST", "/vouchers/redemptions", {
        as: { token: tokens[at] as string },
        body: { code: vouchers[0]?.code },
      }),
    );
    expect(succeeded(answers)).toHaveLength(1);
  });

  attack("an eSIM is given back: its money goes back once", slow, async (tries) => {
    const one = await bought();
    const body = { esims: [one.esim], to: "card" };
    await atOnce(tries, () => callApi(shop, "POST", `/orders/${one.number}/cancellation`, { body, as: one }));
    const { data } = await callApi(shop, "GET", `/orders/${one.number}/cancellation`, { as: one });
    expect((data as Cancellation).esims[0]?.state).toBe("cancelled");
    expect(await refundsOf(one)).toMatchObject([{ amount: one.order.total.amount }]);
  });

  attack("an eSIM is given back and said not to work: its money goes back once", slow, async (tries) => {
    const one = await bought();
    const back = { esims: [one.esim], to: "card" };
    const broken = { esim: one.esim, what: "does_not_install", to: "card" };
    await atOnce(tries, (at) =>
      at % 2 === 0
        ? callApi(shop, "POST", `/orders/${one.number}/cancellation`, { body: back, as: one })
        : callApi(shop, "POST", `/orders/${one.number}/failures`, { body: broken, as: one }),
    );
    const refunds = await refundsOf(one);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(one.order.total.amount);
    expect(refunds.length).toBeLessThanOrEqual(1);
  });

  attack("an eSIM that is gone is credited and replaced: one of both, once", slow, async (tries) => {
    const owner = await buy(shop, await planThatStarts(shop));
    const esim = owner.order.esims[0]?.id as string;
    await provisionEsim(shop.app, esim);
    const { providerEsim } = await shop.app.db
      .selectFrom("esim")
      .select("providerEsim")
      .where("id", "=", esim)
      .executeTakeFirstOrThrow();
    await shop.sandbox.stepEsim(providerEsim as string, "delete");
    const diagnosed = await callApi(shop, "POST", `/esims/${esim}/diagnosis`, { as: owner.as, body: {} });
    const kinds = (diagnosed.data as Repair).offers.map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThan(0);
    await atOnce(tries, (at) =>
      callApi(shop, "POST", `/esims/${esim}/repairs`, {
        as: owner.as,
        body: { kind: kinds[at % kinds.length] },
      }),
    );
    const { rows } = await sql<{ repairs: number }>`
      select count(*)::int as repairs from esim_repair where esim_id = ${esim}`.execute(shop.app.db);
    expect(rows[0]?.repairs).toBe(1);
    const refunds = await refundsOf(owner);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(
      owner.order.total.amount,
    );
  });

  attack("operators give an order back by hand: never more than was paid", few, async (tries) => {
    const one = await bought();
    const responsible = { who: "Amel", why: "a test" };
    const part = Math.ceil(one.order.total.amount / 2);
    await atOnce(tries, () =>
      refundOrder(shop.app, one.number, { amount: part, toWallet: false }, responsible).catch(
        () => undefined,
      ),
    );
    const refunds = await refundsOf(one);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(one.order.total.amount);
  });
});

async function newOrder(coupon?: string) {
  const lines = [{ plan: await anyPlan(shop), quantity: 3 }];
  const quoted = await callApi(shop, "POST", "/quotes", {
    body: { currency: "DZD", lines, ...(coupon && { coupon }) },
  });
  return orderBody("", (quoted.data as Quote).total, { lines, ...(coupon && { coupon }) });
}
const billedTo = async (email: string) => ({
  billing: { email, name: "Amel Haddad", phone: "+213551234567", country: "DZ" },
});
const ordersOf = (email: string) =>
  shop.app.db.selectFrom("customerOrder").select("id").where("email", "=", email).execute();
const payFromWallet = ({ number, secret }: Guest, token: string) =>
  shop.http.inject({
    method: "POST",
    url: `/api/v1/app/orders/${number}/payments`,
    headers: { authorization: `Bearer ${token}`, "order-secret": secret, "idempotency-key": randomUUID() },
    payload: { method: "wallet", walletPin: pin },
  });

/** Paid and delivered. */
async function bought() {
  const guest = await buyAsGuest(shop, await anyPlan(shop));
  const esim = guest.order.esims[0]?.id as string;
  await provisionEsim(shop.app, esim);
  return { ...guest, order: await seeOrder(shop, guest), esim };
}

it("after all of it the ledger adds up, and every transfer names what really happened", async () => {
  const { transfers, ...wrong } = await checkLedger(shop.app);
  expect(transfers).toBeGreaterThan(0);
  expect(wrong).toMatchObject({ unbalanced: 0, wrongBalances: 0, apart: 0, unfounded: 0 });
});
