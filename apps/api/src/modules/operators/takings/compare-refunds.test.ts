import type { Payment } from "@rihla/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../infra/ids.ts";
import { type Company, companies, givingBack, paidAtAll } from "../../../testing/played-gateways.ts";
import { transactionOf } from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { requestRefund, settlePayment } from "../../payments/index.ts";
import { sendRefund } from "../../payments/refunds/send-refund.ts";
import { countToday, differencesAbout, gatewayOf, openAt } from "./takings.test-kit.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: paidAtAll });
}, 90_000);
afterAll(() => shop.close());
afterEach(() => shop.sandbox.clearFaults());

async function pay(name: Company): Promise<Payment> {
  const payment = await openAt(shop, name);
  await shop.sandbox.post(`${companies[name].at}${transactionOf(payment)}/pay`);
  await settlePayment(shop.app, payment.id);
  return payment;
}

/** Half of it is to go back. */
async function owe({ id, amount }: Payment) {
  const half = amount.amount / 2;
  await shop.app.db
    .transaction()
    .execute((tx) => requestRefund(shop.app, tx, { paymentId: id, amount: half, cause: `test:${id}` }));
  const refund = await shop.app.db
    .selectFrom("refund")
    .select("id")
    .where("paymentId", "=", id)
    .executeTakeFirstOrThrow();
  return { id: refund.id, text: `given back ${half} ${amount.currency}`, half };
}

/** Who ordered what a payment is for, with an account. */
async function buyerOf({ orderNumber }: Payment): Promise<string> {
  const ordered = shop.app.db.selectFrom("customerOrder").select("email").where("number", "=", orderNumber);
  const { email } = await ordered.executeTakeFirstOrThrow();
  await signIn(shop, email);
  const buyer = shop.app.db.selectFrom("customer").select("id").where("email", "=", email);
  return (await buyer.executeTakeFirstOrThrow()).id;
}

const count = () => countToday(shop);
const about = (payment: Payment) => differencesAbout(shop, payment);

describe.each(givingBack)("a day's refunds of $name", ({ name, backs: { list, comesBack } }) => {
  const { at } = companies[name];

  it("differ in nothing where both gave the money back", async () => {
    const payment = await pay(name);
    const { id } = await owe(payment);
    await sendRefund(shop.app, id);
    expect(await about(payment)).toEqual([]);
    const { comparedRefunds } = await count();
    expect(comparedRefunds).toContainEqual({
      gateway: name,
      by: list ? "its own list" : "each payment asked, it has no list",
    });
  });

  it("name one that the shop believes given and the gateway has not", async () => {
    const payment = await pay(name);
    const { id, text } = await owe(payment);
    const done = { status: "done", doneAt: new Date() } as const;
    await shop.app.db.updateTable("refund").set(done).where("id", "=", id).execute();
    expect(await about(payment)).toEqual([[text, list ? "not in its list of refunds" : "not given back"]]);
  });

  it("name one that came back and the shop has not heard of", async () => {
    const payment = await pay(name);
    const { id, text } = await owe(payment);
    await sendRefund(shop.app, id);
    await shop.sandbox.post(`${at}${transactionOf(payment)}/${comesBack}`, {});
    expect(await about(payment)).toEqual([[text, "not given back"]]);
  });
});

const listingThem = givingBack.filter(({ backs }) => backs.list !== null);
it.each(listingThem)("one that somebody made on the site of $name is named", async ({ name }) => {
  const { amount, ...payment } = await pay(name);
  const wanted = { amount: 33, currency: amount.currency };
  const ref = transactionOf(payment as Payment);
  const given = await gatewayOf(shop, name).refund({
    ref,
    amount: wanted,
    language: "fr",
    refundId: newId(),
  });
  expect(given.outcome).toBe("done");
  expect((await count()).differences).toContainEqual({
    order: null,
    payment: null,
    gateway: name,
    here: "unknown",
    there: expect.stringContaining(`given back 33 ${wanted.currency}, `),
  });
});

it("are asked one by one where a list gives no answer, and say so", async () => {
  const payment = await pay("stripe");
  const { id } = await owe(payment);
  await sendRefund(shop.app, id);
  await shop.sandbox.fault({ endpoint: companies.stripe.backs.list, kind: "status", status: 502, times: 1 });
  const { comparedRefunds, differences } = await count();
  expect(comparedRefunds.find(({ gateway }) => gateway === "stripe")?.by).toContain(
    "its list gave no answer",
  );
  expect(differences.filter((one) => one.payment === payment.id)).toEqual([]);
});

it("what went into a wallet is no gateway's", async () => {
  const payment = await pay("stripe");
  const { id, half } = await owe(payment);
  const before = (await count()).sums.find(({ gateway }) => gateway === "stripe")?.givenBack ?? 0;
  const done = { destination: "wallet", status: "done", doneAt: new Date() } as const;
  const walletOf = await buyerOf(payment);
  await shop.app.db
    .updateTable("refund")
    .set({ ...done, walletOf })
    .where("id", "=", id)
    .execute();
  const { sums } = await count();
  expect(sums.find(({ gateway }) => gateway === "stripe")?.givenBack ?? 0).toBe(before);
  expect(sums.find(({ gateway }) => gateway === "wallet")?.givenBack).toBe(half);
  expect(await about(payment)).toEqual([]);
});
