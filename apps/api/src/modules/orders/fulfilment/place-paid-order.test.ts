import type { Payment } from "@rihla/contract";
import { sql, type Updateable } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openedAgo, phonesOf } from "../../../testing/phones.ts";
import {
  anyPlan,
  callApi,
  openPayment,
  openTwoPages,
  order,
  transactionOf,
} from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { settlePayment } from "../../payments/index.ts";
import { findLines } from "../orders.repository.ts";
import type { OrderTable } from "../orders.tables.ts";
import {
  change,
  esimsOf,
  jobsOf,
  orderRow,
  paidOrder,
  pay,
  reasonsOf,
  refundsOf,
  returnedPaymentMailsOf,
} from "./fulfilment.test-kit.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

describe("a payment that gets through", () => {
  it("places its order and asks for each eSIM of each line, by the day where it is sold so", async () => {
    await sql`delete from jobs.job where name = 'deliver-esims'`.execute(shop.app.db);
    const placed = await paidOrder(shop, [
      { plan: await anyPlan(shop), quantity: 2 },
      { plan: await anyPlan(shop, "unlimited"), quantity: 1, days: 5 },
    ]);
    expect(placed).toMatchObject({ status: "placed", knownToOwner: true });
    expect(await reasonsOf(shop, placed.id)).toContain(`paid by ${placed.paymentId}`);
    const [fixed, daily] = await findLines(shop.app.db, [placed.id]);
    const esims = await esimsOf(shop, placed.id);
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
    expect(await jobsOf(shop, "deliver-esims", "provider", "esim-access")).toBe(1);
    const leaders = esims.map(
      ({ orderedWith }) => esims.find(({ id }) => id === orderedWith)?.position ?? null,
    );
    expect(leaders).toEqual([null, 0, null]);
    expect(await returnedPaymentMailsOf(shop, placed.paymentId)).toBe(0);
  });

  it("goes back when its order is paid already, and its sender is told", async () => {
    const guest = await order(shop);
    const pages = await openTwoPages(shop, guest);
    await pay(shop, pages[0]);
    const second = await pay(shop, pages[1]);
    expect(await refundsOf(shop, second)).toMatchObject([{ cause: `duplicate:${second}` }]);
    expect(await returnedPaymentMailsOf(shop, second)).toBe(1);
    expect(await esimsOf(shop, (await orderRow(shop, guest.number)).id)).toHaveLength(1);
  });

  it("places its order, too, where its buyer was long about it, who knows of it by then", async () => {
    const guest = await order(shop);
    const page = await openPayment(shop, guest);
    await openedAgo(shop, page.id, 11);
    await pay(shop, page);
    const placed = await orderRow(shop, guest.number);
    expect(placed).toMatchObject({ status: "placed", knownToOwner: true });
    expect(await reasonsOf(shop, placed.id)).toContain(`paid by ${page.id}`);
    expect(await esimsOf(shop, placed.id)).toHaveLength(1);
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
    await pay(shop, { id: payment.id, transactionId: transactionOf(payment) });
    expect(await toldOfLink(payment.id)).toEqual(["payer", "traveller"]);
    const own = await openPayment(shop, await order(shop));
    await openedAgo(shop, own.id, 11);
    expect(await toldOfLink(await pay(shop, own))).toEqual([]);
  });

  it("has nobody told of a link that is gone by then", async () => {
    const guest = await order(shop);
    const { payment } = await payingByLink(guest);
    await shop.app.db.deleteFrom("paymentByLink").where("paymentId", "=", payment.id).execute();
    await pay(shop, { id: payment.id, transactionId: transactionOf(payment) });
    expect(await toldOfLink(payment.id)).toEqual([]);
  });

  it("is told to the phone of its buyer where they were long about it, and to nobody's where not", async () => {
    const notificationsOf = async (minutes: number) => {
      const guest = await order(shop);
      await phonesOf(shop).add({ token: await signIn(shop, guest.email) });
      const [line] = await findLines(shop.app.db, [(await orderRow(shop, guest.number)).id]);
      const [other] = await esimsOf(shop, (await paidOrder(shop)).id);
      // Data for an eSIM that is there is not placed at once.
      await shop.app.db
        .updateTable("orderLine")
        .set({ topsUp: other?.id ?? null, topUpEffect: "waits" })
        .where("id", "=", line?.id ?? "")
        .execute();
      const page = await openPayment(shop, guest);
      await openedAgo(shop, page.id, minutes);
      await pay(shop, page);
      const notifications = shop.app.db.selectFrom("pushNotification").where("factId", "=", page.id);
      return (await notifications.select("about").execute()).map(({ about }) => about);
    };
    expect(await notificationsOf(11)).toEqual(["payment-late"]);
    expect(await notificationsOf(1)).toEqual([]);
  });

  it("goes back as a second one, also where its order cost something else by then", async () => {
    const guest = await order(shop);
    const pages = await openTwoPages(shop, guest);
    await pay(shop, pages[0]);
    await change(shop, guest.number, { subtotal: 100, total: 100 });
    const second = await pay(shop, pages[1]);
    expect(await refundsOf(shop, second)).toMatchObject([{ cause: `duplicate:${second}` }]);
  });

  it.each([
    ["unlimited", 5],
    ["fixed", null],
  ] as const)("tops up the eSIM that a line is for, and asks for no other: %s", async (kind, periodDays) => {
    const [esim] = await esimsOf(shop, (await paidOrder(shop)).id);
    const days = kind === "unlimited" ? { days: 5 } : {};
    const guest = await order(shop, [{ plan: await anyPlan(shop, kind), quantity: 1, ...days }]);
    const { id } = await orderRow(shop, guest.number);
    await shop.app.db
      .updateTable("orderLine")
      .set({ topsUp: esim?.id ?? null, topUpEffect: "waits" })
      .where("orderId", "=", id)
      .execute();
    await pay(shop, await openPayment(shop, guest));
    expect(await esimsOf(shop, id)).toEqual([]);
    expect(
      await shop.app.db.selectFrom("recharge").selectAll().where("orderId", "=", id).execute(),
    ).toMatchObject([{ esimId: esim?.id, orderNumber: guest.number, effect: "waits", periodDays }]);
  });
});

describe("a payment that comes after its order was closed", () => {
  async function lateFor(values: Updateable<OrderTable>, lines?: object[]) {
    const guest = await order(shop, lines);
    const page = await openPayment(shop, guest);
    await change(shop, guest.number, { status: "closed", ...values });
    return { page, guest };
  }

  it("is honoured where the order expired and costs the same today, by the day too", async () => {
    const lines = [
      { plan: await anyPlan(shop), quantity: 2 },
      { plan: await anyPlan(shop, "unlimited"), quantity: 1, days: 5 },
    ];
    const { page, guest } = await lateFor({ closeReason: "expired" }, lines);
    const id = await pay(shop, page);
    expect(await refundsOf(shop, id)).toEqual([]);
    expect(await orderRow(shop, guest.number)).toMatchObject({ status: "placed", closeReason: null });
  });

  it.each<[string, string, Updateable<OrderTable>]>([
    ["was given back", "duplicate", { closeReason: "refunded" }],
    ["was cancelled", "too-late", { closeReason: "cancelled" }],
    ["expired at another price", "too-late", { closeReason: "expired", subtotal: 100, total: 100 }],
    ["expired and was erased", "too-late", { closeReason: "expired", erasedAt: new Date() }],
  ])("goes back where the order %s", async (_what, cause, values) => {
    const { page, guest } = await lateFor(values);
    const id = await pay(shop, page);
    expect(await refundsOf(shop, id)).toMatchObject([{ cause: `${cause}:${id}` }]);
    expect(await returnedPaymentMailsOf(shop, id)).toBe(1);
    expect(await orderRow(shop, guest.number)).toMatchObject({
      status: "closed",
      closeReason: values.closeReason,
      // Who is to get money back must find the order.
      knownToOwner: true,
    });
  });

  it("goes back where the order expired and would cost more today", async () => {
    const { page, guest } = await lateFor({ closeReason: "expired" });
    const { id, subtotal } = await orderRow(shop, guest.number);
    // The same sum, with more of it for a fee, which is taken over: at today's prices the whole is more.
    await change(shop, guest.number, { subtotal: subtotal - 100, serviceFee: 100 });
    await pay(shop, page);
    expect(await refundsOf(shop, page.id)).toMatchObject([{ cause: `too-late:${page.id}` }]);
    expect(await esimsOf(shop, id)).toEqual([]);
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
      await expect(pay(shop, page)).rejects.toThrow(TypeError);
    } finally {
      await plan()
        .set({ coverage: JSON.stringify(coverage) })
        .execute();
    }
    await plan().set({ withdrawnAt: new Date() }).execute();
    await settlePayment(shop.app, page.id);
    await plan().set({ withdrawnAt: null }).execute();
    expect(await refundsOf(shop, page.id)).toMatchObject([{ cause: `too-late:${page.id}` }]);
  });
});
