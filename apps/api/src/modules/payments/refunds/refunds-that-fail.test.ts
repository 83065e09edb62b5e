import { basePath, type Payment, type Wallet } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Company, companies, givingBack, paidAtAll } from "../../../testing/played-gateways.ts";
import { anyPlan, callApi, orderBody, seePayment, transactionOf } from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { mailRefund } from "../../order-messages/mail-refund.ts";
import { handleEvent } from "../../webhooks/handle-event.ts";
import { findPayment, findStuckPayments } from "../payments.repository.ts";
import { settlePayment } from "../settle-payment.ts";
import { sweepPayments } from "../sweep-payments.ts";
import { lookAtRefund } from "./look-at-refund.ts";
import { requestRefund } from "./request-refund.ts";
import { sendRefund } from "./send-refund.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: `${paidAtAll},wallet:wallet` });
});
afterAll(() => shop.close());

/** Those that say of money that it is still on its way, and what. */
const tellingLater = givingBack.flatMap(({ name, backs: { words } }) => (words ? [{ name, words }] : []));
beforeEach(async () => {
  for (const { name, words } of tellingLater)
    await shop.sandbox.post(`/controls/${name}/settings`, { refundsAs: words.there });
});

/** A paid payment; half of it is to go back. */
async function owed(name: Company) {
  const { method, currency, at, backs } = companies[name];
  const lines = [{ plan: await anyPlan(shop), quantity: 4 }];
  const quote = (await callApi(shop, "POST", "/quotes", { body: { currency, lines } })).data as {
    total: Payment["amount"];
  };
  const body = orderBody("", quote.total, { currency, lines, paymentMethod: method });
  const placed = (await callApi(shop, "POST", "/orders", { body })).data as {
    order: { number: string };
    secret: string;
  };
  const guest = { email: body.billing.email, number: placed.order.number, secret: placed.secret };
  const path = `/orders/${guest.number}/payments`;
  const payment = (await callApi(shop, "POST", path, { body: { method }, as: guest })).data as Payment;
  const tell = (what: string, said = {}) => shop.sandbox.post(`${at}${transactionOf(payment)}/${what}`, said);
  await tell("pay");
  await settlePayment(shop.app, payment.id);
  const amount = payment.amount.amount / 2;
  const ask = (part: string) =>
    shop.app.db
      .transaction()
      .execute((tx) =>
        requestRefund(shop.app, tx, { paymentId: payment.id, amount, cause: `${part}:${payment.id}` }),
      );
  const rows = () =>
    shop.app.db
      .selectFrom("refund")
      .selectAll()
      .where("paymentId", "=", payment.id)
      .orderBy("cause")
      .execute();
  await ask("a");
  const [{ id: refundId } = { id: "" }] = await rows();
  const seen = async () => (await seePayment(shop, guest, payment.id)).refunds;
  const comesBack = (said = {}) => tell(backs?.comesBack as string, said);
  return { guest, payment, amount, ask, rows, refundId, seen, comesBack };
}

/** Looks as often as it takes: two, a quarter of an hour apart, where nobody names the refund. */
async function look(refundId: string): Promise<void> {
  await lookAtRefund(shop.app, refundId);
  await shop.app.db
    .updateTable("refund")
    .set({ notTakenAt: new Date(Date.now() - 16 * 60_000) })
    .where("id", "=", refundId)
    .where("notTakenAt", "is not", null)
    .execute();
  await lookAtRefund(shop.app, refundId);
}

it.each(givingBack)(
  "a refund by $name that was given and comes back is owed again, listed, and told",
  async ({ name }) => {
    const { guest, payment, rows, refundId, seen, comesBack, ask } = await owed(name);
    await sendRefund(shop.app, refundId);
    expect(await seen()).toMatchObject([{ state: "given", to: "card" }]);
    await ask("b");
    const [, second] = await rows();
    await comesBack();
    await look(refundId);
    expect(await seen()).toMatchObject([{ state: "delayed", by: null }, { state: "waiting" }]);
    const { refunds } = await findStuckPayments(shop.app.db);
    expect(refunds).toContainEqual(expect.objectContaining({ id: refundId, status: "manual" }));
    await mailRefund(shop.app, refundId, "failed");
    const mails = (await shop.sandbox.mailTo(guest.email)).map(({ subject }) => subject);
    expect(mails).toContainEqual(expect.stringContaining("n’est pas passé"));
    // The other half is not taken for the one that came back.
    await sendRefund(shop.app, second?.id as string);
    expect(await seen()).toMatchObject([{ state: "delayed" }, { state: "given" }]);
    expect((await findPayment(shop.app.db, payment.id))?.status).toBe("paid");
  },
);

it.each(tellingLater)(
  "by $name it is under way while it is pending, and told once it is there",
  async ({ name, words }) => {
    await shop.sandbox.post(`/controls/${name}/settings`, { refundsAs: words.pending });
    const { refundId, seen, comesBack } = await owed(name);
    const told = () =>
      sql<{ what: string }>`select data->>'what' as what from jobs.job
        where name = 'mail-refund' and data->>'refundId' = ${refundId}`
        .execute(shop.app.db)
        .then(({ rows }) => rows.map(({ what }) => what));
    await sendRefund(shop.app, refundId);
    expect(await seen()).toMatchObject([{ state: "under_way" }]);
    await lookAtRefund(shop.app, refundId);
    expect([await seen(), await told()]).toMatchObject([[{ state: "under_way" }], []]);
    await comesBack({ status: words.there });
    await lookAtRefund(shop.app, refundId);
    await lookAtRefund(shop.app, refundId);
    expect([await seen(), await told()]).toMatchObject([[{ state: "given" }], ["given"]]);
  },
);

it.each(tellingLater)("the company's own news of it is followed at once: $name", async ({ name: source }) => {
  await shop.http.listen({ port: 0, host: "127.0.0.1" }).catch(() => undefined);
  const { port } = shop.http.server.address() as { port: number };
  const webhookUrl = `http://127.0.0.1:${port}${basePath}/webhooks/${source}`;
  await shop.sandbox.post(`/controls/${source}/settings`, { webhookUrl });
  const { refundId, seen, comesBack } = await owed(source);
  await sendRefund(shop.app, refundId);
  await comesBack();
  const events = await shop.app.db
    .selectFrom("webhookEvent")
    .selectAll()
    .where("source", "=", source)
    .execute();
  const about = events.filter(({ hint }) => hint.refund === refundId);
  expect(about).toHaveLength(1);
  await handleEvent(shop.app, source, about[0]?.eventKey as string);
  expect(await seen()).toMatchObject([{ state: "delayed" }]);
  await shop.sandbox.post(`/controls/${source}/settings`, { webhookUrl: "" });
});

it("a payment that was wholly given back is not given back any more once a part came back", async () => {
  const { payment, rows, comesBack, ask } = await owed("stripe");
  await ask("b");
  for (const { id } of await rows()) await sendRefund(shop.app, id);
  expect((await findPayment(shop.app.db, payment.id))?.status).toBe("refunded");
  await comesBack();
  for (const { id } of await rows()) await lookAtRefund(shop.app, id);
  expect((await rows()).map(({ status }) => status).sort()).toEqual(["done", "manual"]);
  expect((await findPayment(shop.app.db, payment.id))?.status).toBe("paid");
});

it("a payment of which one half is back and the other on its way is not yet given back", async () => {
  const { payment, ask, refundId } = await owed("stripe");
  await ask("b");
  await sendRefund(shop.app, refundId);
  expect((await findPayment(shop.app.db, payment.id))?.status).toBe("paid");
});

it("is looked at by the sweep when its time has come", async () => {
  const { refundId, seen, comesBack } = await owed("stripe");
  await sendRefund(shop.app, refundId);
  await comesBack();
  await sweepPayments(shop.app);
  expect(await seen()).toMatchObject([{ state: "given" }]);
  await shop.app.db
    .updateTable("refund")
    .set({ nextLookAt: new Date() })
    .where("id", "=", refundId)
    .execute();
  await sweepPayments(shop.app);
  expect(await seen()).toMatchObject([{ state: "delayed" }]);
});

const choose = async (id: string, expected: Payment["amount"], as: { token: string; secret?: string }) =>
  callApi(shop, "POST", `/payments/${id}/refunds`, { body: { to: "wallet", expected }, as });
const balanceOf = async (token: string) =>
  ((await callApi(shop, "GET", "/wallet", { as: { token } })).data as Wallet).balances;

it("what came back can be had in the wallet, once, by the buyer and nobody else", async () => {
  const { guest, payment, amount, refundId, seen, comesBack } = await owed("stripe");
  await sendRefund(shop.app, refundId);
  const token = await signIn(shop, guest.email);
  const sum = { amount, currency: "USD" };
  const owner = { token, secret: guest.secret };
  expect(await choose(payment.id, sum, owner)).toMatchObject({
    status: 409,
    problem: { code: "refund_has_left" },
  });
  await comesBack();
  await lookAtRefund(shop.app, refundId);
  const thief = await signIn(shop, "thief@example.com");
  expect((await choose(payment.id, sum, { token: thief, secret: guest.secret })).status).toBe(404);
  expect((await choose(payment.id, { ...sum, amount: amount - 1 }, owner)).status).toBe(409);
  const answers = await Promise.all([1, 2, 3].map(() => choose(payment.id, sum, owner)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await balanceOf(token)).toContainEqual(sum);
  expect(await seen()).toMatchObject([{ to: "wallet", state: "given", amount: sum }]);
});

it("what waits is either sent or put into the wallet, never both, however they race", async () => {
  for (let round = 0; round < 8; round++) {
    const { guest, payment, amount, refundId, rows } = await owed("stripe");
    const token = await signIn(shop, guest.email);
    const [chosen] = await Promise.all([
      choose(payment.id, { amount, currency: "USD" }, { token, secret: guest.secret }),
      sendRefund(shop.app, refundId),
    ]);
    const [refund] = await rows();
    const inWallet = (await balanceOf(token)).some((sum) => sum.currency === "USD" && sum.amount === amount);
    const { refunds } = await shop.sandbox.get<{ refunds: object[] }>(
      `/controls/stripe/sessions/${transactionOf(payment)}`,
    );
    expect([chosen.status === 200, refund?.destination === "wallet", refunds.length === 0]).toEqual([
      inWallet,
      inWallet,
      inWallet,
    ]);
  }
});
