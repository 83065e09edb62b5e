import { randomUUID } from "node:crypto";
import type { Payment } from "@rihla/contract";
import { sql, type Updateable } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "../../database.ts";
import { openedAgo, phonesOf } from "../../testing/phones.ts";
import { anyPlan, callApi, openPayment, openTwoPages, order, transactionOf } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { requestRefund, settlePayment } from "../payments/index.ts";
import type { RechargeRow } from "../recharges/index.ts";
import {
  creditUnused,
  noteEsimEnd,
  refundCancelledEsim,
  refundFailedEsim,
  refundRefusedEsim,
  refundRefusedRecharge,
} from "./fulfil-order.ts";
import { findLines, findOrderByNumber } from "./orders.repository.ts";
import type { OrderTable } from "./orders.tables.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

async function orderRow(number: string) {
  const row = await findOrderByNumber(shop.app.db, number);
  if (!row) throw new Error(`There is no order ${number}`);
  return row;
}
const change = (number: string, values: Updateable<OrderTable>) =>
  shop.app.db.updateTable("customerOrder").set(values).where("number", "=", number).execute();

/** Pays on a page opened before; gives the payment. */
async function pay({ id, transactionId }: { id: string; transactionId: string }) {
  await shop.sandbox.pay(transactionId);
  await settlePayment(shop.app, id);
  return id;
}

async function paidOrder(lines?: object[]) {
  const guest = await order(shop, lines);
  const paymentId = await pay(await openPayment(shop, guest));
  return { ...(await orderRow(guest.number)), paymentId };
}

const esimsOf = (orderId: string) =>
  shop.app.db.selectFrom("esim").selectAll().where("orderId", "=", orderId).orderBy("id").execute();
const refundsOf = (paymentId: string) =>
  shop.app.db.selectFrom("refund").select(["amount", "cause"]).where("paymentId", "=", paymentId).execute();
type EsimRow = Awaited<ReturnType<typeof esimsOf>>[number];
const reasonsOf = async (orderId: string) =>
  (
    await shop.app.db
      .selectFrom("orderHistory")
      .select("reason")
      .where("orderId", "=", orderId)
      .orderBy("id")
      .execute()
  ).map(({ reason }) => reason);
const jobsOf = async (name: string, key: string, id: string) =>
  (
    await sql`select 1 from jobs.job where name = ${name} and data->>${sql.lit(key)} = ${id}`.execute(
      shop.app.db,
    )
  ).rows.length;
const mailsOf = (orderId: string) => jobsOf("mail-order", "orderId", orderId);
const moneyBackMailsOf = (paymentId: string) => jobsOf("mail-money-back", "paymentId", paymentId);

describe("a payment that gets through", () => {
  it("places its order and asks for each eSIM of each line, by the day where it is sold so", async () => {
    await sql`delete from jobs.job where name = 'deliver-esims'`.execute(shop.app.db);
    const placed = await paidOrder([
      { plan: await anyPlan(shop), quantity: 2 },
      { plan: await anyPlan(shop, "unlimited"), quantity: 1, days: 5 },
    ]);
    expect(placed).toMatchObject({ status: "placed", knownToOwner: true });
    expect(await reasonsOf(placed.id)).toContain(`paid by ${placed.paymentId}`);
    const [fixed, daily] = await findLines(shop.app.db, [placed.id]);
    const esims = await esimsOf(placed.id);
    const seen = esims.map(({ orderLineId, position, periodDays }) => ({
      orderLineId,
      position,
      periodDays,
    }));
    expect(seen).toHaveLength(3);
    expect(seen).toEqual(
      expect.arrayContaining([
        { orderLineId: fixed?.id, position: 0, periodDays: null },
        { orderLineId: fixed?.id, position: 1, periodDays: null },
        { orderLineId: daily?.id, position: 0, periodDays: 5 },
      ]),
    );
    expect(await jobsOf("deliver-esims", "provider", "esim-access")).toBe(1);
    const leaders = esims.map(
      ({ orderedWith }) => esims.find(({ id }) => id === orderedWith)?.position ?? null,
    );
    expect(leaders).toEqual([null, 0, null]);
    expect(await moneyBackMailsOf(placed.paymentId)).toBe(0);
  });

  it("goes back when its order is paid already, and its sender is told", async () => {
    const guest = await order(shop);
    const pages = await openTwoPages(shop, guest);
    await pay(pages[0]);
    const second = await pay(pages[1]);
    expect(await refundsOf(second)).toMatchObject([{ cause: `duplicate:${second}` }]);
    expect(await moneyBackMailsOf(second)).toBe(1);
    expect(await esimsOf((await orderRow(guest.number)).id)).toHaveLength(1);
  });

  it("places its order, too, where its buyer was long about it, who knows of it by then", async () => {
    const guest = await order(shop);
    const page = await openPayment(shop, guest);
    await openedAgo(shop, page.id, 11);
    await pay(page);
    const placed = await orderRow(guest.number);
    expect(placed).toMatchObject({ status: "placed", knownToOwner: true });
    expect(await reasonsOf(placed.id)).toContain(`paid by ${page.id}`);
    expect(await esimsOf(placed.id)).toHaveLength(1);
  });

  async function payingByLink(guest: Awaited<ReturnType<typeof order>>) {
    const made = await callApi(shop, "POST", `/orders/${guest.number}/payment-link`, { as: guest });
    const body = {
      token: (made.data as { token: string }).token,
      method: "cib",
      expectedTotal: guest.order.total,
      termsAccepted: true,
    };
    const { data } = await callApi(shop, "POST", "/payment-links/payments", { body });
    return { payment: data as Payment };
  }
  async function toldOfLink(paymentId: string) {
    const { rows } = await sql<{ to: string }>`select data->>'to' as to from jobs.job
      where name = 'mail-paid-by-link' and data->>'paymentId' = ${paymentId} order by 1`.execute(shop.app.db);
    return rows.map(({ to }) => to);
  }

  it("has both told where somebody else paid, and nobody where its buyer did", async () => {
    const { payment } = await payingByLink(await order(shop));
    await pay({ id: payment.id, transactionId: transactionOf(payment) });
    expect(await toldOfLink(payment.id)).toEqual(["payer", "traveller"]);
    const own = await openPayment(shop, await order(shop));
    await openedAgo(shop, own.id, 11);
    expect(await toldOfLink(await pay(own))).toEqual([]);
  });

  it("has nobody told of a link that is gone by then", async () => {
    const guest = await order(shop);
    const { payment } = await payingByLink(guest);
    await shop.app.db.deleteFrom("paymentByLink").where("paymentId", "=", payment.id).execute();
    await pay({ id: payment.id, transactionId: transactionOf(payment) });
    expect(await toldOfLink(payment.id)).toEqual([]);
  });

  it("is told to the phone of its buyer where they were long about it, and to nobody's where not", async () => {
    const notificationsOf = async (minutes: number) => {
      const guest = await order(shop);
      await phonesOf(shop).add({ token: await signIn(shop, guest.email) });
      const [line] = await findLines(shop.app.db, [(await orderRow(guest.number)).id]);
      const [other] = await esimsOf((await paidOrder()).id);
      // Data for an eSIM that is there is not placed at once.
      await shop.app.db
        .updateTable("orderLine")
        .set({ topsUp: other?.id ?? null, topUpEffect: "waits" })
        .where("id", "=", line?.id ?? "")
        .execute();
      const page = await openPayment(shop, guest);
      await openedAgo(shop, page.id, minutes);
      await pay(page);
      const notifications = shop.app.db.selectFrom("pushNotification").where("factId", "=", page.id);
      return (await notifications.select("about").execute()).map(({ about }) => about);
    };
    expect(await notificationsOf(11)).toEqual(["payment-late"]);
    expect(await notificationsOf(1)).toEqual([]);
  });

  it("goes back as a second one, also where its order cost something else by then", async () => {
    const guest = await order(shop);
    const pages = await openTwoPages(shop, guest);
    await pay(pages[0]);
    await change(guest.number, { subtotal: 100, total: 100 });
    const second = await pay(pages[1]);
    expect(await refundsOf(second)).toMatchObject([{ cause: `duplicate:${second}` }]);
  });

  it.each([
    ["unlimited", 5],
    ["fixed", null],
  ] as const)("tops up the eSIM that a line is for, and asks for no other: %s", async (kind, periodDays) => {
    const [esim] = await esimsOf((await paidOrder()).id);
    const days = kind === "unlimited" ? { days: 5 } : {};
    const guest = await order(shop, [{ plan: await anyPlan(shop, kind), quantity: 1, ...days }]);
    const { id } = await orderRow(guest.number);
    await shop.app.db
      .updateTable("orderLine")
      .set({ topsUp: esim?.id ?? null, topUpEffect: "waits" })
      .where("orderId", "=", id)
      .execute();
    await pay(await openPayment(shop, guest));
    expect(await esimsOf(id)).toEqual([]);
    expect(
      await shop.app.db.selectFrom("recharge").selectAll().where("orderId", "=", id).execute(),
    ).toMatchObject([{ esimId: esim?.id, orderNumber: guest.number, effect: "waits", periodDays }]);
  });
});

describe("a payment that comes after its order was closed", () => {
  async function lateFor(values: Updateable<OrderTable>, lines?: object[]) {
    const guest = await order(shop, lines);
    const page = await openPayment(shop, guest);
    await change(guest.number, { status: "closed", ...values });
    return { page, guest };
  }

  it("is honoured where the order expired and costs the same today, by the day too", async () => {
    const lines = [
      { plan: await anyPlan(shop), quantity: 2 },
      { plan: await anyPlan(shop, "unlimited"), quantity: 1, days: 5 },
    ];
    const { page, guest } = await lateFor({ closeReason: "expired" }, lines);
    const id = await pay(page);
    expect(await refundsOf(id)).toEqual([]);
    expect(await orderRow(guest.number)).toMatchObject({ status: "placed", closeReason: null });
  });

  it.each<[string, string, Updateable<OrderTable>]>([
    ["was given back", "duplicate", { closeReason: "refunded" }],
    ["was cancelled", "too-late", { closeReason: "cancelled" }],
    ["expired at another price", "too-late", { closeReason: "expired", subtotal: 100, total: 100 }],
    ["expired and was erased", "too-late", { closeReason: "expired", erasedAt: new Date() }],
  ])("goes back where the order %s", async (_what, cause, values) => {
    const { page, guest } = await lateFor(values);
    const id = await pay(page);
    expect(await refundsOf(id)).toMatchObject([{ cause: `${cause}:${id}` }]);
    expect(await moneyBackMailsOf(id)).toBe(1);
    expect(await orderRow(guest.number)).toMatchObject({
      status: "closed",
      closeReason: values.closeReason,
      // Who is to get money back must find the order.
      knownToOwner: true,
    });
  });

  it("goes back where the order expired and would cost more today", async () => {
    const { page, guest } = await lateFor({ closeReason: "expired" });
    const { id, subtotal } = await orderRow(guest.number);
    // The same sum, with more of it for a fee, which is taken over: at today's prices the whole is more.
    await change(guest.number, { subtotal: subtotal - 100, serviceFee: 100 });
    await pay(page);
    expect(await refundsOf(page.id)).toMatchObject([{ cause: `too-late:${page.id}` }]);
    expect(await esimsOf(id)).toEqual([]);
  });

  it("goes back where the plan is no longer sold, and waits where pricing it fails by a fault of ours", async () => {
    const code = await anyPlan(shop);
    const plan = () => shop.app.db.updateTable("plan").where("code", "=", code);
    const { coverage } = await shop.app.db
      .selectFrom("plan")
      .select("coverage")
      .where("code", "=", code)
      .executeTakeFirstOrThrow();
    const { page } = await lateFor({ closeReason: "expired" });
    await plan().set({ coverage: "null" }).execute();
    try {
      await expect(pay(page)).rejects.toThrow(TypeError);
    } finally {
      await plan()
        .set({ coverage: JSON.stringify(coverage) })
        .execute();
    }
    await plan().set({ withdrawnAt: new Date() }).execute();
    await settlePayment(shop.app, page.id);
    await plan().set({ withdrawnAt: null }).execute();
    expect(await refundsOf(page.id)).toMatchObject([{ cause: `too-late:${page.id}` }]);
  });
});

describe("an eSIM that has come or never will", () => {
  const provisioned = (id: string, provisioning: "waiting" | "requested" | "refused") =>
    shop.app.db.updateTable("esim").set({ provisioning }).where("id", "=", id).execute();
  const note = (orderId: string) =>
    shop.app.db.transaction().execute((tx) => noteEsimEnd(shop.app.jobs, tx, orderId));
  const returnEsim = (esim: { id: string; orderId: string; orderLineId: string; position: number }) =>
    shop.app.db.transaction().execute((tx) => refundRefusedEsim(shop.app, tx, esim));
  async function pairOfEsims() {
    const placed = await paidOrder([{ plan: await anyPlan(shop), quantity: 2 }]);
    const [first, second] = await esimsOf(placed.id);
    if (!first || !second) throw new Error("Two eSIMs were asked for.");
    return { placed, first, second };
  }

  it("lets the order's mail go when it is the last one", async () => {
    const { placed, first, second } = await pairOfEsims();
    await provisioned(first.id, "refused");
    for (const state of ["waiting", "requested"] as const) {
      await provisioned(second.id, state);
      await note(placed.id);
    }
    expect(await mailsOf(placed.id)).toBe(0);
    await provisioned(second.id, "refused");
    await note(placed.id);
    expect(await mailsOf(placed.id)).toBe(1);
  });

  it("lets it go once when two end at the same moment", async () => {
    const { placed, first, second } = await pairOfEsims();
    const written = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const end = (id: string, turn: number) =>
      shop.app.db.transaction().execute(async (tx) => {
        await tx.updateTable("esim").set({ provisioning: "refused" }).where("id", "=", id).execute();
        written[turn]?.resolve();
        await Promise.all(written.map(({ promise }) => promise));
        await noteEsimEnd(shop.app.jobs, tx, placed.id);
      });
    await Promise.all([end(first.id, 0), end(second.id, 1)]);
    expect(await mailsOf(placed.id)).toBe(1);
  });

  it("gives back its own price when it is refused; the order closes with the last one", async () => {
    const { placed, first, second } = await pairOfEsims();
    const [line] = await findLines(shop.app.db, [placed.id]);
    await provisioned(first.id, "refused");
    await returnEsim(first);
    expect(await refundsOf(placed.paymentId)).toEqual([
      { amount: line?.unitPrice, cause: `refused:${first.id}` },
    ]);
    expect(await orderRow(placed.number)).toMatchObject({ status: "placed", closeReason: null });
    await provisioned(second.id, "refused");
    await returnEsim(second);
    expect(await refundsOf(placed.paymentId)).toHaveLength(2);
    expect(await orderRow(placed.number)).toMatchObject({ status: "closed", closeReason: "refunded" });
    expect(await reasonsOf(placed.id)).toContain("nothing of it was delivered or kept");
  });

  it("gives nothing back without the line it was bought on, or the payment that bought it", async () => {
    const { first } = await pairOfEsims();
    await expect(returnEsim({ ...first, orderLineId: randomUUID() })).rejects.toThrow("No eSIM 0 was bought");
    const unpaid = await orderRow((await order(shop)).number);
    const [line] = await findLines(shop.app.db, [unpaid.id]);
    await expect(returnEsim({ ...first, orderId: unpaid.id, orderLineId: line?.id ?? "" })).rejects.toThrow(
      `The eSIM ${first.id}, which is given back, was not paid`,
    );
  });
});

describe("what was paid for an eSIM", () => {
  const inOne = (work: (tx: Tx) => Promise<void>) => shop.app.db.transaction().execute(work);
  const ways: Record<string, (tx: Tx, esim: EsimRow) => Promise<void>> = {
    refused: (tx, esim) => refundRefusedEsim(shop.app, tx, esim),
    cancelled: (tx, esim) => refundCancelledEsim(shop.app, tx, esim, null),
    failed: (tx, esim) => refundFailedEsim(shop.app, tx, esim, null),
  };
  async function oneEsim(quantity = 1) {
    const placed = await paidOrder([{ plan: await anyPlan(shop), quantity }]);
    const [esim, second] = await esimsOf(placed.id);
    if (!esim) throw new Error("An eSIM was asked for.");
    return { placed, esim, second };
  }
  const giveBefore = (paymentId: string, amount: number) =>
    inOne((tx) => requestRefund(shop.app, tx, { paymentId, amount, cause: `operator:${randomUUID()}` }));

  it.each(Object.keys(ways))("goes back once, whatever else is said of it after it was %s", async (first) => {
    const { placed, esim } = await oneEsim(2);
    for (const way of [first, ...Object.keys(ways)])
      await inOne((tx) => ways[way]?.(tx, esim) as Promise<void>);
    expect(await refundsOf(placed.paymentId)).toEqual([
      { amount: placed.total / 2, cause: `${first}:${esim.id}` },
    ]);
  });

  it("leaves the order open while people look at another eSIM of it", async () => {
    const { placed, esim, second } = await oneEsim(2);
    const failure = {
      esimId: second?.id ?? "",
      what: "no_connection",
      status: "with_support",
      note: "",
    } as const;
    await shop.app.db
      .insertInto("esimFailure")
      .values({ ...failure, said: null, walletOf: null })
      .execute();
    await shop.app.db
      .updateTable("esim")
      .set({ provisioning: "refused" })
      .where("id", "=", esim.id)
      .execute();
    await inOne((tx) => refundRefusedEsim(shop.app, tx, esim));
    expect(await orderRow(placed.number)).toMatchObject({ status: "placed" });
  });

  it("does not go back once what was unused of it is credited", async () => {
    const { placed, esim } = await oneEsim();
    await signIn(shop, placed.email);
    const { id: walletOf } = await shop.app.db
      .selectFrom("customer")
      .select("id")
      .where("email", "=", placed.email)
      .executeTakeFirstOrThrow();
    await inOne((tx) => creditUnused(shop.app, tx, esim, { amount: 100, walletOf }));
    for (const way of Object.values(ways)) await inOne((tx) => way(tx, esim));
    expect(await refundsOf(placed.paymentId)).toEqual([{ amount: 100, cause: `repaired:${esim.id}` }]);
  });

  it("stands for the eSIM that came in its place", async () => {
    const { placed, esim } = await oneEsim();
    const other = await oneEsim();
    await shop.app.db
      .updateTable("esim")
      .set({ replacedBy: other.esim.id })
      .where("id", "=", esim.id)
      .execute();
    await inOne((tx) => refundFailedEsim(shop.app, tx, esim, null));
    expect(await refundsOf(placed.paymentId)).toEqual([]);
  });

  it("goes back to the last centime that an operator has left of it", async () => {
    const one = await oneEsim();
    await giveBefore(one.placed.paymentId, one.placed.total - 1);
    await inOne((tx) => refundFailedEsim(shop.app, tx, one.esim, null));
    expect(await refundsOf(one.placed.paymentId)).toContainEqual({
      amount: 1,
      cause: `failed:${one.esim.id}`,
    });
    const none = await oneEsim();
    await giveBefore(none.placed.paymentId, none.placed.total);
    await inOne((tx) => refundFailedEsim(shop.app, tx, none.esim, null));
    expect(await refundsOf(none.placed.paymentId)).toHaveLength(1);
  });

  it("is told by mail to who gave it back", async () => {
    const { esim } = await oneEsim();
    await inOne((tx) => refundCancelledEsim(shop.app, tx, esim, null));
    expect(await jobsOf("mail-cancelled", "esimId", esim.id)).toBe(1);
  });

  it("leaves an order as it is that was closed before", async () => {
    const { placed, esim } = await oneEsim();
    await change(placed.number, { status: "closed", closeReason: "refunded" });
    await shop.app.db
      .updateTable("esim")
      .set({ provisioning: "refused" })
      .where("id", "=", esim.id)
      .execute();
    await inOne((tx) => refundRefusedEsim(shop.app, tx, esim));
    expect(await reasonsOf(placed.id)).not.toContain("nothing of it was delivered or kept");
  });

  it("waits for the choice of a wallet, where the shop has one", async () => {
    const REFUND_CHOICE_MINUTES = 30;
    const config = { ...shop.app.config, REFUND_CHOICE_MINUTES };
    const sendAfter = async (methods: string[]) => {
      const { placed, esim } = await oneEsim();
      const app = { ...shop.app, config, methods: methods.map((method) => ({ method })) as never };
      await inOne((tx) => refundRefusedEsim(app, tx, esim));
      const refunds = shop.app.db.selectFrom("refund").where("paymentId", "=", placed.paymentId);
      return (await refunds.select("sendAfter").executeTakeFirstOrThrow()).sendAfter;
    };
    expect(await sendAfter(["cib"])).toBeNull();
    const seconds = (((await sendAfter(["cib", "wallet"]))?.getTime() ?? 0) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan((REFUND_CHOICE_MINUTES - 1) * 60);
    expect(seconds).toBeLessThanOrEqual(REFUND_CHOICE_MINUTES * 60);
  });
});

describe("a top-up that its supplier refuses", () => {
  const refuse = (orderId: string) => {
    const recharge = { id: randomUUID(), orderId } as RechargeRow;
    return shop.app.db
      .transaction()
      .execute((tx) => refundRefusedRecharge(shop.app, tx, recharge))
      .then(() => recharge.id);
  };

  it("is paid back whole, its order is over, and its buyer is told", async () => {
    const placed = await paidOrder();
    const id = await refuse(placed.id);
    expect(await refundsOf(placed.paymentId)).toEqual([{ amount: placed.total, cause: `refused:${id}` }]);
    expect(await orderRow(placed.number)).toMatchObject({ status: "closed", closeReason: "refunded" });
    expect(await reasonsOf(placed.id)).toContain("its supplier refused the top-up");
    expect(await jobsOf("mail-recharge", "rechargeId", id)).toBe(1);
  });

  it("is told of, though its order was closed before", async () => {
    const placed = await paidOrder();
    await change(placed.number, { status: "closed", closeReason: "refunded" });
    const id = await refuse(placed.id);
    expect(await reasonsOf(placed.id)).not.toContain("its supplier refused the top-up");
    expect(await jobsOf("mail-recharge", "rechargeId", id)).toBe(1);
  });

  it("can't be paid back where nobody paid for it", async () => {
    const { id } = await orderRow((await order(shop)).number);
    await expect(refuse(id)).rejects.toThrow(/^The recharge \S+, which is refused, was not paid$/);
  });
});
