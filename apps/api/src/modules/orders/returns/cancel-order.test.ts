import { randomUUID } from "node:crypto";
import { type Cancellation, type Order, refundWindowHours, type Wallet } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Executor } from "../../../database.ts";
import { buyAsGuest, planThatStarts } from "../../../testing/issued-esim.ts";
import { anyPlan, callApi, openPayment, order, seeOrder } from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { untilWaiting } from "../../account/account.test-kit.ts";
import { cancelEsim, decideCancellation, sweepEsims } from "../../esims/index.ts";
import { provisionEsim } from "../../esims/provisioning/provisioning.test-kit.ts";
import { mailCancelled } from "../../order-messages/mail-order.ts";
import { requestRefund, settlePayment } from "../../payments/index.ts";
import { refundsWithDestinationOf } from "../fulfilment/fulfilment.test-kit.ts";
import { showCancellation } from "./cancel-order.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet" });
});
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.clearFaults());

const query = { endpoint: "esim-access:esim/query" };
const returnEsim = { endpoint: "esim-access:esim/cancel" };

/** Paid and delivered. */
async function bought(quantity = 1) {
  const guest = await buyAsGuest(shop, await anyPlan(shop), quantity);
  const esims = guest.order.esims.map(({ id }) => id);
  for (const id of esims) await provisionEsim(shop.app, id);
  return { ...guest, esims, price: guest.order.total.amount / quantity };
}
type Bought = Awaited<ReturnType<typeof bought>>;
type As = { secret: string } | { token: string };

const cancel = async (one: Bought, esims = one.esims, to = "card", as: As = one) => {
  const path = `/orders/${one.number}/cancellation`;
  const { status, data, problem } = await callApi(shop, "POST", path, { body: { esims, to }, as });
  return { status, data: data as Cancellation, code: problem.code };
};
const look = async (one: Bought, as: As = one) =>
  (await callApi(shop, "GET", `/orders/${one.number}/cancellation`, { as })).data as Cancellation;
const statesOf = ({ esims }: Cancellation) => esims.map(({ state }) => state);
const refundsOf = ({ paymentId }: Bought) => refundsWithDestinationOf(shop, paymentId);
const esimRow = (id: string | undefined) =>
  shop.app.db
    .selectFrom("esim")
    .selectAll()
    .where("id", "=", id as string)
    .executeTakeFirstOrThrow();
const step = async (id: string | undefined, what: string) =>
  shop.sandbox.stepEsim((await esimRow(id)).providerEsim as string, what);
const stateAtProvider = async (id: string | undefined) => {
  const { provider, providerEsim } = await esimRow(id);
  const reading = await shop.app.providers.get(provider)?.fetchEsim(providerEsim as string);
  return reading?.outcome === "read" ? reading.esim.planState : reading?.outcome;
};
const paidHoursAgo = (one: Bought, hours: number) =>
  shop.app.db
    .updateTable("payment")
    .set({ paidAt: new Date(Date.now() - hours * 3_600_000) })
    .where("id", "=", one.paymentId)
    .execute();
/** As if the time of the next question had come. */
const due = (id: string | undefined) =>
  shop.app.db
    .updateTable("esimCancellation")
    .set({ nextAttemptAt: sql<Date>`now()` })
    .where("esimId", "=", id as string)
    .where("status", "=", "asked")
    .execute();

describe("an eSIM that nobody has installed", () => {
  it("is given back within the refund window: first at the provider, then the money the way it came", async () => {
    const one = await bought();
    const before = await look(one);
    expect(before).toMatchObject({
      esims: [{ id: one.esims[0], state: "possible", amount: { amount: one.price, currency: "DZD" } }],
      ways: [{ to: "card" }],
    });
    expect(Date.parse(before.until ?? "") - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(statesOf((await cancel(one)).data)).toEqual(["cancelled"]);
    expect(await stateAtProvider(one.esims[0])).toBe("cancelled");
    expect(await refundsOf(one)).toEqual([
      { amount: one.price, destination: "card", cause: `cancelled:${one.esims[0]}` },
    ]);
    const after: Order = await seeOrder(shop, one);
    expect(after.status).toBe("rejected");
    expect(after.payments[0]?.refunds).toMatchObject([{ amount: one.order.total, to: "card" }]);
  });

  it("is one of several: the others stay, and the order stays delivered until the last", async () => {
    const one = await bought(2);
    await cancel(one, [one.esims[1] as string]);
    expect(statesOf(await look(one))).toEqual(["possible", "cancelled"]);
    const { status, esims } = await seeOrder(shop, one);
    expect(status).toBe("delivered");
    expect(esims.map(({ givenBack }) => givenBack)).toEqual([false, true]);
    await cancel(one);
    expect(await refundsOf(one)).toHaveLength(2);
    expect((await seeOrder(shop, one)).status).toBe("rejected");
  });

  it("is given back into the wallet of its owner who is signed in and brings the order's secret, and of nobody else", async () => {
    const one = await bought();
    const refused = { status: 409, code: "not_cancellable" };
    expect(await cancel(one, one.esims, "wallet")).toMatchObject(refused);
    const token = await signIn(shop, one.email);
    expect((await look(one, { token })).ways.map(({ to }) => to)).toEqual(["card"]);
    expect(await cancel(one, one.esims, "wallet", { token })).toMatchObject(refused);
    const both = { token, secret: one.secret };
    expect((await look(one, both)).ways.map(({ to }) => to)).toEqual(["card", "wallet"]);
    expect(statesOf((await cancel(one, one.esims, "wallet", both)).data)).toEqual(["cancelled"]);
    const wallet = (await callApi(shop, "GET", "/wallet", { as: { token } })).data as Wallet;
    expect(wallet.balances).toContainEqual({ amount: one.price, currency: "DZD" });
  });

  it("goes the way it came where its owner, who is signed in, wants that", async () => {
    const one = await bought();
    await cancel(one, one.esims, "card", { token: await signIn(shop, one.email) });
    expect(await refundsOf(one)).toMatchObject([{ destination: "card" }]);
  });

  it("goes only the way it came in a shop without wallets", async () => {
    const one = await bought();
    const caller = { customerId: randomUUID(), email: one.email, sessionId: "", isConfirmed: false };
    const claim = { caller, orderSecret: one.secret };
    const methods = shop.app.methods.filter(({ method }) => method !== "wallet");
    const waysOf = async (app = shop.app) =>
      (await showCancellation(app, one.number, claim)).ways.map(({ to }) => to);
    expect(await waysOf()).toEqual(["card", "wallet"]);
    expect(await waysOf({ ...shop.app, methods })).toEqual(["card"]);
  });

  it("is told of by mail, with the sum", async () => {
    const one = await bought();
    await cancel(one);
    await mailCancelled(shop.app, one.esims[0] as string);
    const mail = (await shop.sandbox.mailTo(one.email)).find(({ subject }) => subject.includes("annulée"));
    expect(mail?.text).toContain((one.price / 100).toLocaleString("en-US"));
  });
});

describe("what can be given back", () => {
  const operatorGave = (one: Bought, amount: number) =>
    shop.app.db
      .transaction()
      .execute((tx) =>
        requestRefund(shop.app, tx, { paymentId: one.paymentId, amount, cause: `operator:${randomUUID()}` }),
      );
  const sumsOf = ({ esims }: Cancellation) => esims.map(({ amount }) => amount.amount);

  it("is no more together than is left of what was paid", async () => {
    const one = await bought(2);
    await operatorGave(one, one.price);
    expect(sumsOf(await look(one))).toEqual([one.price, 0]);
    await shop.sandbox.fault({ ...returnEsim, kind: "status", status: 502 });
    const underWay = (await cancel(one, [one.esims[0] as string])).data;
    expect([statesOf(underWay), sumsOf(underWay)]).toEqual([
      ["under_way", "possible"],
      [one.price, 0],
    ]);
  });

  it("says of what was given back what it was, and of the rest what is left", async () => {
    const one = await bought(3);
    await cancel(one, [one.esims[0] as string]);
    await operatorGave(one, 2 * one.price - 1000);
    expect(sumsOf(await look(one))).toEqual([one.price, 1000, 0]);
  });

  it("is nothing of an order that nobody has paid, nor an eSIM that was refused", async () => {
    const guest = await order(shop);
    const { data } = await callApi(shop, "GET", `/orders/${guest.number}/cancellation`, { as: guest });
    expect(data).toMatchObject({ until: null, esims: [], ways: [] });
    const waiting = await buyAsGuest(shop, await anyPlan(shop), 2);
    const [refused, other] = waiting.order.esims.map(({ id }) => id);
    await shop.app.db
      .updateTable("esim")
      .set({ provisioning: "refused" })
      .where("id", "=", refused as string)
      .execute();
    const shown = await look({ ...waiting, esims: [], price: 0 });
    expect(shown.esims.map(({ id }) => id)).toEqual([other]);
  });

  it("is asked for again while it is under way, and reported no more", async () => {
    const one = await bought();
    expect((await look(one)).esims[0]?.reportable).not.toEqual([]);
    await shop.sandbox.fault({ ...returnEsim, kind: "status", status: 502 });
    await cancel(one);
    const again = await cancel(one);
    expect([again.status, statesOf(again.data)]).toEqual([200, ["under_way"]]);
    expect(again.data.esims[0]?.reportable).toEqual([]);
  });
});

describe("nothing is given back", () => {
  const refused = async (one: Bought, esims?: string[]) => {
    expect(await cancel(one, esims)).toMatchObject({ status: 409, code: "not_cancellable" });
    expect(await refundsOf(one)).toEqual([]);
  };

  it("for one that was installed since the shop last looked", async () => {
    const one = await bought();
    await step(one.esims[0], "install");
    expect(statesOf(await look(one))).toEqual(["possible"]);
    await refused(one);
    expect(statesOf(await look(one))).toEqual(["in_use"]);
  });

  it("after the refund window", async () => {
    const one = await bought();
    await paidHoursAgo(one, refundWindowHours + 0.01);
    await refused(one);
    expect(statesOf(await look(one))).toEqual(["too_late"]);
  });

  it("for an eSIM of another order, or for one that is being prepared", async () => {
    const one = await bought();
    await refused(one, [(await bought()).esims[0] as string]);
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId);
    await settlePayment(shop.app, payment.id);
    const esims = (await seeOrder(shop, guest)).esims.map(({ id }) => id);
    await refused({ ...guest, paymentId: payment.id, esims, price: 0 });
  });

  it("of an order whose owner deletes their account at that moment", async () => {
    const one = await bought();
    const orders = (db: Executor) => db.updateTable("customerOrder").where("number", "=", one.number);
    let cancelling: ReturnType<typeof cancel> | undefined;
    await shop.app.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom("customerOrder")
        .select("id")
        .where("number", "=", one.number)
        .forUpdate()
        .execute();
      cancelling = cancel(one);
      await untilWaiting(shop, 1);
      await orders(tx).set({ erasedAt: new Date() }).execute();
    });
    expect(await cancelling).toMatchObject({ status: 404, code: "not_found" });
    await orders(shop.app.db).set({ erasedAt: null }).execute();
    expect(statesOf(await look(one))).toEqual(["possible"]);
  });

  it("for one that is installed between the look and the provider's answer", async () => {
    const one = await bought();
    // The looks of the shop fail, so it believes what it knew.
    await shop.sandbox.fault({ ...query, kind: "status", status: 502, times: 50 });
    await step(one.esims[0], "install");
    expect(statesOf((await cancel(one)).data)).toEqual(["under_way"]);
    await shop.sandbox.clearFaults();
    await due(one.esims[0]);
    await sweepEsims(shop.app);
    expect(statesOf(await look(one))).toEqual(["in_use"]);
    expect(await refundsOf(one)).toEqual([]);
  });
});

describe("money goes back exactly once", () => {
  it("when an order is cancelled five times at once", async () => {
    const one = await bought(2);
    await Promise.all(Array.from({ length: 5 }, () => cancel(one)));
    await sweepEsims(shop.app);
    expect(statesOf(await look(one))).toEqual(["cancelled", "cancelled"]);
    expect(await refundsOf(one)).toHaveLength(2);
  });

  it("when the provider took it back and its answer was lost", async () => {
    const one = await bought();
    await shop.sandbox.fault({ ...returnEsim, kind: "drop", when: "after" });
    await shop.sandbox.fault({ ...query, kind: "status", status: 502, skip: 1, times: 50 });
    expect(statesOf((await cancel(one)).data)).toEqual(["under_way"]);
    await shop.sandbox.clearFaults();
    expect(await stateAtProvider(one.esims[0])).toBe("cancelled");
    expect(await refundsOf(one)).toEqual([]);
    await due(one.esims[0]);
    await sweepEsims(shop.app);
    expect(statesOf(await look(one))).toEqual(["cancelled"]);
    expect(await refundsOf(one)).toHaveLength(1);
  });

  it("and not before: while the provider says nothing it is under way", async () => {
    const one = await bought();
    await shop.sandbox.fault({ ...returnEsim, kind: "status", status: 502 });
    expect(statesOf((await cancel(one)).data)).toEqual(["under_way"]);
    expect(await refundsOf(one)).toEqual([]);
    await due(one.esims[0]);
    await Promise.all([1, 2, 3].map(() => cancelEsim(shop.app, one.esims[0] as string)));
    expect(statesOf(await look(one))).toEqual(["cancelled"]);
    expect(await refundsOf(one)).toHaveLength(1);
  });

  it("and never more than was paid: what an operator gave back before is taken off", async () => {
    const one = await bought();
    const given = 1000;
    await shop.app.db.transaction().execute((tx) =>
      requestRefund(shop.app, tx, {
        paymentId: one.paymentId,
        amount: given,
        cause: `operator:${randomUUID()}`,
      }),
    );
    expect((await look(one)).esims[0]?.amount.amount).toBe(one.price - given);
    await cancel(one);
    expect((await refundsOf(one)).reduce((sum, { amount }) => sum + amount, 0)).toBe(one.price);
  });
});

it("one whose days run since it was paid goes back on request: its supplier takes none of them, so people here answer", async () => {
  const plan = await planThatStarts(shop, "purchase", "KR");
  const guest = await order(shop, [{ plan, quantity: 1 }], { daysFromPayingAccepted: true });
  expect(guest.order.lines[0]?.plan.givingBack).toBe("on-request");
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  const bought = { ...guest, order: await seeOrder(shop, guest), paymentId: payment.id };
  const [id = ""] = bought.order.esims.map((esim) => esim.id);
  await provisionEsim(shop.app, id);
  const one = { ...bought, esims: [id], price: guest.order.total.amount };
  expect(statesOf(await look(one))).toEqual(["on_request"]);
  const before = await shop.sandbox.callsAt(returnEsim.endpoint);
  expect(statesOf((await cancel(one)).data)).toEqual(["being_decided"]);
  expect(await shop.sandbox.callsAt(returnEsim.endpoint)).toBe(before);
  expect(await decideCancellation(shop.app, id, true, "within the day")).toBe(true);
  expect(statesOf(await look(one))).toEqual(["cancelled"]);
  expect(await refundsOf(one)).toHaveLength(1);
});
