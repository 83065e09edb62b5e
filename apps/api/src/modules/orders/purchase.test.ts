import { randomUUID } from "node:crypto";
import { basePath, type Order, type Payment, refundArrivalDays } from "@rihla/contract";
import { formatDate } from "@rihla/i18n";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checksumOf } from "../../adapters/payments/satim/callback.ts";
import { deliverOrder } from "../../testing/deliver-order.ts";
import { doJobs } from "../../testing/do-jobs.ts";
import { eventually } from "../../testing/eventually.ts";
import {
  anyPlan,
  callApi,
  openPayment,
  openTwoPages,
  order,
  orderBody,
  seeOrder,
  seePayment,
  transactionOf,
} from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { sweepEsims } from "../esims/index.ts";
import { settlePayment, sweepPayments } from "../payments/index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());
afterEach(() => shop.sandbox.clearFaults());

async function delivered(guest: Parameters<typeof seeOrder>[1]) {
  await deliverOrder(shop, guest);
  const seen = await seeOrder(shop, guest);
  expect(seen.status).toBe("delivered");
  return seen;
}

async function providerOrdersOf(number: string) {
  const esims = await shop.app.db
    .selectFrom("esim")
    .select("providerTransaction")
    .where("orderNumber", "=", number)
    .execute();
  const mine = new Set(esims.map((esim) => esim.providerTransaction));
  return (await shop.sandbox.providerOrders()).filter((placed) => mine.has(placed.transactionId));
}

/** The gateway's push, signed with `key`. */
function push(mdOrder: string, key = "sandbox-callback-secret") {
  const fields = { mdOrder, operation: "deposited", orderNumber: "x", status: "1" };
  const query = new URLSearchParams({ ...fields, checksum: checksumOf(fields, key) });
  return shop.http.inject({ method: "GET", url: `${basePath}/webhooks/satim?${query}` });
}

describe("a purchase", () => {
  it("goes from not paid to delivered, and the eSIM is mailed to the buyer", async () => {
    const guest = await order(shop);
    expect(guest.order.status).toBe("not_paid");
    const payment = await openPayment(shop, guest);
    expect(payment).toMatchObject({ status: "pending", redirectUrl: expect.stringContaining("mdOrder=") });
    expect((await seeOrder(shop, guest)).status).toBe("pending");

    await shop.sandbox.pay(payment.transactionId);
    expect(await settlePayment(shop.app, payment.id)).toMatchObject({
      status: "paid",
      approvalCode: expect.any(String),
    });

    await delivered(guest);
    const [placed, ...others] = await providerOrdersOf(guest.number);
    expect(others).toEqual([]);
    const [mail] = await shop.sandbox.mailTo(guest.email);
    expect(mail?.text).toContain(placed?.esims[0]?.ac);
    expect(mail?.subject).toContain(guest.number);
    expect(mail?.text).toMatch(new RegExp(`${shop.environment.PUBLIC_URL}/fr/details/[0-9a-f-]{36}\n`));
  });

  it("buys an unlimited plan for the days that were chosen", async () => {
    const guest = await order(shop, [{ plan: await anyPlan(shop, "unlimited"), quantity: 1, days: 5 }]);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId);
    await settlePayment(shop.app, payment.id);
    await delivered(guest);
    expect(await providerOrdersOf(guest.number)).toMatchObject([{ lines: [{ periodNum: 5 }] }]);
  });

  it("orders each of several eSIMs once", async () => {
    const guest = await order(shop, [{ plan: await anyPlan(shop), quantity: 3 }]);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId);
    await settlePayment(shop.app, payment.id);
    const seen = await delivered(guest);
    expect(seen.esims).toHaveLength(3);
    const iccids = (await providerOrdersOf(guest.number)).flatMap((placed) =>
      placed.esims.map((esim) => esim.iccid),
    );
    expect(new Set(iccids).size).toBe(3);
  });
});

describe("exactly once", () => {
  it("two notifications, five return pages and two sweeps at the same moment lead to one provider order and one eSIM", async () => {
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId);
    await Promise.all([
      push(payment.transactionId),
      push(payment.transactionId),
      ...Array.from({ length: 5 }, () => seePayment(shop, guest, payment.id)),
      ...Array.from({ length: 5 }, () => settlePayment(shop.app, payment.id)),
      sweepPayments(shop.app),
      sweepPayments(shop.app),
      sweepEsims(shop.app),
    ]);
    const seen = await delivered(guest);
    expect(seen.esims).toHaveLength(1);
    expect(await providerOrdersOf(guest.number)).toHaveLength(1);
    const moves = await shop.app.db
      .selectFrom("paymentHistory")
      .select("toStatus")
      .where("paymentId", "=", payment.id)
      .orderBy("id")
      .execute();
    expect(moves.map((move) => move.toStatus)).toEqual(["pending", "paid"]);
  });

  it("an answer of the provider that was dropped after the work was done does not buy a second eSIM", async () => {
    await shop.sandbox.fault({ endpoint: "esim-access:esim/order", kind: "drop", when: "after" });
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId);
    await settlePayment(shop.app, payment.id);
    await delivered(guest);
    expect(await providerOrdersOf(guest.number)).toHaveLength(1);
  });

  it("a provider that answers with an error page, then not at all, is asked again under the same reference", async () => {
    await shop.sandbox.fault({ endpoint: "esim-access:esim/order", kind: "html" });
    await shop.sandbox.fault({ endpoint: "esim-access:esim/order", kind: "drop", when: "before", skip: 0 });
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId);
    await settlePayment(shop.app, payment.id);
    await delivered(guest);
    expect(await providerOrdersOf(guest.number)).toHaveLength(1);
  });

  it("one key makes one order, however often and however fast it is sent", async () => {
    const plan = await anyPlan(shop);
    const quote = await callApi(shop, "POST", "/quotes", {
      body: { currency: "DZD", lines: [{ plan, quantity: 1 }] },
    });
    const body = orderBody(plan, (quote.data as { total: { amount: number; currency: string } }).total);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => callApi(shop, "POST", "/orders", { body, key })),
    );
    for (const answer of answers) expect(answer.data).toEqual(answers[0]?.data);
    const other = await callApi(shop, "POST", "/orders", { body: { ...body, newsletter: true }, key });
    expect(other).toMatchObject({ status: 422, problem: { code: "idempotency_key_reused" } });
  });

  it("one key opens one gateway page", async () => {
    const guest = await order(shop);
    const start = (key: string) =>
      callApi(shop, "POST", `/orders/${guest.number}/payments`, { body: { method: "cib" }, as: guest, key });
    const key = randomUUID();
    const answers = await Promise.all([start(key), start(key), start(key)]);
    expect(new Set(answers.map((answer) => (answer.data as { redirectUrl: string }).redirectUrl)).size).toBe(
      1,
    );
    expect((await seeOrder(shop, guest)).payments).toHaveLength(1);
  });

  it("an order paid twice on two pages is delivered once, and the second payment goes back", async () => {
    const guest = await order(shop);
    const [first, second] = await openTwoPages(shop, guest);
    await Promise.all([shop.sandbox.pay(first.transactionId), shop.sandbox.pay(second.transactionId)]);
    await Promise.all([settlePayment(shop.app, first.id), settlePayment(shop.app, second.id)]);
    const seen = await delivered(guest);
    expect(seen.esims).toHaveLength(1);
    const statuses = (await seeOrder(shop, guest)).payments.map((one) => one.status).sort();
    expect(statuses).toEqual(["rejected", "successful"]);
    expect(await providerOrdersOf(guest.number)).toHaveLength(1);
  });

  it("has one page of the bank at a time: while a card may be tried on it, trying again leads there", async () => {
    const guest = await order(shop);
    const [first, inAnotherTab] = await Promise.all([openPayment(shop, guest), openPayment(shop, guest)]);
    expect(inAnotherTab.redirectUrl).toBe(first.redirectUrl);
    await shop.sandbox.pay(first.transactionId, { outcome: "declined" });
    const again = await openPayment(shop, guest, "edahabia");
    expect(again).toMatchObject({ id: first.id, status: "rejected", redirectUrl: first.redirectUrl });
    expect((await seeOrder(shop, guest)).payments).toHaveLength(1);
  });

  it("has one page where two tabs begin to pay at the same moment, neither seeing the other", async () => {
    const guest = await order(shop);
    const { number } = guest;
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const tabs = await shop.app.db.transaction().execute(async (tx) => {
      await sql`select from customer_order where number = ${number} for update`.execute(tx);
      const both = [openPayment(shop, guest), openPayment(shop, guest)];
      await eventually(async () => expect((await waiting.execute(shop.app.db)).rows).toHaveLength(2));
      return { both };
    });
    const [one, other] = await Promise.all(tabs.both);
    expect(other?.id).toBe(one?.id);
    expect((await seeOrder(shop, guest)).payments).toHaveLength(1);
  });

  it.each(["cancelled", "expired", "reversed"])(
    "that the bank calls %s can be followed by another",
    async (outcome) => {
      const guest = await order(shop);
      const first = await openPayment(shop, guest);
      await shop.sandbox.pay(first.transactionId, { outcome });
      const second = await openPayment(shop, guest);
      expect(second.id).not.toBe(first.id);
      expect(second).toMatchObject({ status: "pending", redirectUrl: expect.any(String) });
      expect((await seeOrder(shop, guest)).payments[1]).toMatchObject({ reason: outcome, redirectUrl: null });
    },
  );

  it("whose money is held at the bank after its page has closed is waited for, not paid again", async () => {
    const guest = await order(shop);
    const { id, transactionId } = await openPayment(shop, guest);
    await shop.sandbox.pay(transactionId, { outcome: "held" });
    await shop.app.db
      .updateTable("payment")
      .set({ sessionEndsAt: new Date() })
      .where("id", "=", id)
      .execute();
    const again = () =>
      callApi(shop, "POST", `/orders/${guest.number}/payments`, { body: { method: "cib" }, as: guest });
    expect(await again()).toMatchObject({ status: 409, problem: { code: "payment_pending" } });
  });

  it("that was paid in another tab a moment ago is not paid again", async () => {
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId);
    const again = await callApi(shop, "POST", `/orders/${guest.number}/payments`, {
      body: { method: "cib" },
      as: guest,
    });
    expect(again).toMatchObject({ status: 409, problem: { code: "order_not_payable" } });
  });
});

describe("money", () => {
  it("a declined card can be followed by a good one in the same session", async () => {
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId, { outcome: "declined" });
    expect(await settlePayment(shop.app, payment.id)).toMatchObject({ status: "declined" });
    expect((await seeOrder(shop, guest)).status).toBe("rejected");
    await shop.sandbox.pay(payment.transactionId);
    expect(await settlePayment(shop.app, payment.id)).toMatchObject({ status: "paid" });
    await delivered(guest);
  });

  it("who comes back from the bank to a browser without proof is told whether it is paid, and nothing else", async () => {
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    const look = async (id = payment.id) => callApi(shop, "GET", `/payments/${id}/outcome`);
    expect((await look()).data).toEqual({ status: "pending", paysFor: "order" });
    await shop.sandbox.pay(payment.transactionId);
    await shop.app.db.updateTable("payment").set({ checkedAt: null }).where("id", "=", payment.id).execute();
    expect((await look()).data).toEqual({ status: "successful", paysFor: "order" });
    expect(await look("0199c0de-0000-7000-8000-000000000001")).toMatchObject({ status: 404 });
    await delivered(guest);
  });

  it("who paid on the same page just after a card was declined is not told of the declined one", async () => {
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    const look = async () => (await callApi(shop, "GET", `/payments/${payment.id}`, { as: guest })).data;
    await shop.sandbox.pay(payment.transactionId, { outcome: "declined" });
    expect(await look()).toMatchObject({ status: "rejected" });
    await shop.sandbox.pay(payment.transactionId);
    expect(await look()).toMatchObject({ status: "successful" });
    await delivered(guest);
  });

  it("an order names its attempts to pay newest first", async () => {
    const guest = await order(shop);
    const first = await openPayment(shop, guest);
    await shop.sandbox.pay(first.transactionId, { outcome: "cancelled" });
    await settlePayment(shop.app, first.id);
    const second = await openPayment(shop, guest);
    const { data } = await callApi(shop, "GET", `/orders/${guest.number}`, { as: guest });
    expect((data as Order).payments.map(({ id, status }) => [id, status])).toEqual([
      [second.id, "pending"],
      [first.id, "rejected"],
    ]);
  });

  it("keeps and shows how the card ends that paid, and nothing more of its number is stored or logged", async () => {
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId);
    // Should a gateway ever forget to mask it.
    await shop.sandbox.post(`/controls/satim/orders/${payment.transactionId}/misreport`, {
      Pan: "6280581110007215",
    });
    const row = await settlePayment(shop.app, payment.id);
    expect(row).toMatchObject({ status: "paid", card: "xxx7215" });
    const seen = await seePayment(shop, guest, payment.id);
    expect(seen.receipt).toContainEqual({ field: "card", value: "xxx7215" });
    expect(JSON.stringify([row, seen]) + shop.logged()).not.toContain("0007215");
    const longer = sql`update payment set card = '6280581110007215' where id = ${payment.id}`;
    await expect(longer.execute(shop.app.db)).rejects.toThrow(/check/);
  });

  it("an amount that differs at the gateway delivers nothing and is put up for review", async () => {
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId);
    await shop.sandbox.post(`/controls/satim/orders/${payment.transactionId}/misreport`, {
      depositAmount: 5000,
    });
    const row = await settlePayment(shop.app, payment.id);
    expect(row).toMatchObject({ status: "pending", reviewReason: "amount_differs" });
    expect((await seeOrder(shop, guest)).esims).toEqual([]);
    expect(await providerOrdersOf(guest.number)).toEqual([]);
  });

  it("an unpaid, held, reversed or cancelled session never counts as paid", async () => {
    for (const outcome of ["held", "reversed", "cancelled", "expired"]) {
      const guest = await order(shop);
      const payment = await openPayment(shop, guest);
      await shop.sandbox.pay(payment.transactionId, { outcome });
      const row = await settlePayment(shop.app, payment.id);
      expect(["pending", "declined"]).toContain(row?.status);
      expect((await seeOrder(shop, guest)).esims).toEqual([]);
    }
  });

  it.each(["html", "invalid-json", "empty", "drop"])(
    "an answer of the gateway that is %s changes nothing",
    async (kind) => {
      const guest = await order(shop);
      const payment = await openPayment(shop, guest);
      await shop.sandbox.pay(payment.transactionId);
      await shop.sandbox.fault({ endpoint: "satim:getOrderStatus.do", kind, match: payment.transactionId });
      expect(await settlePayment(shop.app, payment.id)).toMatchObject({
        status: "pending",
        reviewReason: null,
      });
      expect(await settlePayment(shop.app, payment.id)).toMatchObject({ status: "paid" });
    },
  );

  it("what the provider refuses for good is given back, and the buyer is told", async () => {
    await shop.sandbox.fault({
      endpoint: "esim-access:esim/order",
      kind: "business-error",
      errorCode: "200011",
      times: null,
    });
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId);
    await settlePayment(shop.app, payment.id);
    await doJobs(shop);
    const seen = await seeOrder(shop, guest);
    expect(seen).toMatchObject({
      status: "rejected",
      esims: [{ refused: true }],
      payments: [{ status: "rejected" }],
    });
    const refunds = await shop.app.db
      .selectFrom("refund")
      .selectAll()
      .where("paymentId", "=", payment.id)
      .execute();
    expect(refunds).toMatchObject([{ amount: seen.total.amount, status: "done" }]);
    const by = new Date((refunds[0]?.createdAt.getTime() ?? 0) + refundArrivalDays * 24 * 3600 * 1000);
    expect(seen.payments[0]).toMatchObject({
      reason: null,
      refunds: [{ amount: seen.total, to: "card", by: by.toISOString() }],
    });
    const mails = await shop.sandbox.mailTo(guest.email);
    expect(mails).toHaveLength(2);
    // That it goes back, and that the bank has it.
    for (const { text } of mails) expect(text).toContain(formatDate(by.toISOString(), "date"));
  });

  it("that the bank took and gave back by itself is told as such: which sum, by when, and why", async () => {
    const guest = await order(shop);
    const { id, transactionId } = await openPayment(shop, guest);
    await shop.sandbox.pay(transactionId, { outcome: "reversed" });
    expect(await seePayment(shop, guest, id)).toMatchObject({
      status: "rejected",
      reason: "reversed",
      gatewayMessage: null,
      refunds: [{ amount: guest.order.total, to: "card", by: expect.any(String) }],
    });
  });

  it("that comes after the order expired is honoured at the same price and returned at another", async () => {
    const [kept, moved] = [await order(shop), await order(shop)];
    const payments = [await openPayment(shop, kept), await openPayment(shop, moved)] as const;
    await shop.app.db
      .updateTable("customerOrder")
      .set({ status: "closed", closeReason: "expired" })
      .where("number", "in", [kept.number, moved.number])
      .execute();
    await shop.sandbox.pay(payments[0].transactionId);
    await settlePayment(shop.app, payments[0].id);
    await delivered(kept);

    const plan = moved.order.lines[0]?.plan.code as string;
    const price = (change: bigint | number) =>
      shop.app.db
        .updateTable("plan")
        .set({
          prices: sql`jsonb_set(prices, '{DZD}', to_jsonb((prices ->> 'DZD')::bigint + ${Number(change)}::bigint))`,
        })
        .where("code", "=", plan)
        .execute();
    await price(100);
    await shop.sandbox.pay(payments[1].transactionId);
    await settlePayment(shop.app, payments[1].id);
    await price(-100);
    await doJobs(shop);
    expect((await seeOrder(shop, moved)).payments[0]?.status).toBe("rejected");
    expect(await providerOrdersOf(moved.number)).toEqual([]);
  });

  it("that comes after the order expired stays unsettled, not returned, while pricing it anew fails by a fault of ours", async () => {
    const late = await order(shop);
    const payment = await openPayment(shop, late);
    await shop.app.db
      .updateTable("customerOrder")
      .set({ status: "closed", closeReason: "expired" })
      .where("number", "=", late.number)
      .execute();
    await shop.sandbox.pay(payment.transactionId);

    const plan = () =>
      shop.app.db.updateTable("plan").where("code", "=", late.order.lines[0]?.plan.code ?? "");
    const { coverage } = await shop.app.db
      .selectFrom("plan")
      .select("coverage")
      .where("code", "=", late.order.lines[0]?.plan.code ?? "")
      .executeTakeFirstOrThrow();
    await plan().set({ coverage: "null" }).execute();
    await expect(settlePayment(shop.app, payment.id)).rejects.toThrow(TypeError);
    const refunds = shop.app.db.selectFrom("refund").selectAll().where("paymentId", "=", payment.id);
    expect(await refunds.execute()).toEqual([]);

    await plan()
      .set({ coverage: JSON.stringify(coverage) })
      .execute();
    await settlePayment(shop.app, payment.id);
    await delivered(late);
  });
});

describe("what a caller can't do", () => {
  it("name an amount: the price is the catalogue's, and another one is answered with the right one", async () => {
    const plan = await anyPlan(shop);
    const lines = [{ plan, quantity: 1, price: 1, unitPrice: { amount: 1, currency: "DZD" } }];
    const quote = await callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines } });
    const { total } = quote.data as { total: { amount: number; currency: string } };
    expect(total.amount).toBeGreaterThan(5000);
    const body = orderBody(
      plan,
      { amount: 100, currency: "DZD" },
      { lines, total: { amount: 1, currency: "DZD" } },
    );
    expect(await callApi(shop, "POST", "/orders", { body })).toMatchObject({
      status: 409,
      problem: { code: "price_changed", newTotal: total },
    });
    const guest = await order(shop, lines);
    expect(await openPayment(shop, guest)).toMatchObject({ amount: total });
  });

  it("open an order or a payment of somebody else's", async () => {
    const [mine, other] = [await order(shop), await order(shop)];
    const payment = await openPayment(shop, mine);
    for (const as of [other, undefined]) {
      const proof = as ? { as } : {};
      expect(await callApi(shop, "GET", `/orders/${mine.number}`, proof)).toMatchObject({ status: 404 });
      expect(await callApi(shop, "GET", `/payments/${payment.id}`, proof)).toMatchObject({ status: 404 });
      const pay = await callApi(shop, "POST", `/orders/${mine.number}/payments`, {
        body: { method: "cib" },
        ...proof,
      });
      expect(pay).toMatchObject({ status: 404, problem: { code: "not_found" } });
    }
  });

  it("settle a payment with a notification that is unsigned or signed with another key", async () => {
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    expect((await push(payment.transactionId, "wrong")).statusCode).toBe(404);
    const unsigned = await shop.http.inject({
      url: `${basePath}/webhooks/satim?mdOrder=${payment.transactionId}&status=1`,
    });
    expect(unsigned.statusCode).toBe(404);
    expect((await push(payment.transactionId)).statusCode).toBe(200);
    expect((await seePayment(shop, guest, payment.id)).status).toBe("pending");
  });

  it("pay an order that is paid; the key of the payment that paid it gets that one again", async () => {
    const guest = await order(shop);
    const key = randomUUID();
    const start = () =>
      callApi(shop, "POST", `/orders/${guest.number}/payments`, { body: { method: "cib" }, as: guest, key });
    const payment = (await start()).data as Payment;
    await shop.sandbox.pay(transactionOf(payment));
    await settlePayment(shop.app, payment.id);
    const again = await callApi(shop, "POST", `/orders/${guest.number}/payments`, {
      body: { method: "cib" },
      as: guest,
    });
    expect(again).toMatchObject({ status: 409, problem: { code: "order_not_payable" } });
    expect((await start()).data).toMatchObject({ id: payment.id, status: "successful", redirectUrl: null });
  });
});

describe("the log", () => {
  it("has no activation code, ICCID, order secret or card number in it", async () => {
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId);
    await settlePayment(shop.app, payment.id);
    await delivered(guest);
    const secrets = (await shop.sandbox.providerOrders()).flatMap((placed) =>
      placed.esims.flatMap((esim) => [esim.iccid, esim.ac.split("$")[2] as string]),
    );
    const log = shop.logged();
    expect(log).toContain("request");
    for (const secret of [...secrets, guest.secret, "6280581110007215"]) expect(log).not.toContain(secret);
  });
});
