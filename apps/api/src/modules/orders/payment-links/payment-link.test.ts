import { randomUUID } from "node:crypto";
import {
  type PayableByLink,
  type Payment,
  type PaymentByLink,
  type Quote,
  receiptReaders,
} from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { doJobs } from "../../../testing/do-jobs.ts";
import {
  anyPlan,
  callApi,
  type Guest,
  openPayment,
  order,
  orderBody,
  seeOrder,
  transactionOf,
} from "../../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { untilWaiting } from "../../account/account.test-kit.ts";
import { createCoupon } from "../../coupons/index.ts";
import { mailReturnedPayment } from "../../order-messages/mail-order.ts";
import { settlePayment } from "../../payments/index.ts";
import { closeOrders } from "../close-orders.ts";
import { deleteOldUnpaidOrders } from "../delete-unpaid-orders.ts";
import { holdAtPrice } from "../quote-again.ts";
import { findPayerAddresses } from "./payer-addresses.repository.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const hour = 60 * 60 * 1000;
const makeLink = async (guest: Guest) =>
  (await callApi(shop, "POST", `/orders/${guest.number}/payment-link`, { as: guest })).data as {
    token: string;
    endsAt: string;
  };
const withdraw = (guest: Guest) =>
  callApi(shop, "DELETE", `/orders/${guest.number}/payment-link`, { as: guest });
const lookUp = (token: string) => callApi(shop, "POST", "/payment-links/lookup", { body: { token } });
const see = async (token: string) => (await lookUp(token)).data as PayableByLink;
async function pay(token: string, changes: object = {}, key: string = randomUUID()) {
  const expectedTotal = ((await lookUp(token)).data as PayableByLink | undefined)?.total ?? {
    amount: 1,
    currency: "DZD",
  };
  const body = { token, method: "cib", expectedTotal, termsAccepted: true, ...changes };
  return callApi(shop, "POST", "/payment-links/payments", { body, key });
}
const paymentOf = ({ data }: { data: unknown }) => data as PaymentByLink;
async function payAtBank(payment: PaymentByLink) {
  await shop.sandbox.pay(transactionOf(payment as Payment));
  return settlePayment(shop.app, payment.id);
}
const attemptsOf = async (guest: Guest) => (await seeOrder(shop, guest)).payments;
const seeByLink = (token: string, id: string) =>
  callApi(shop, "POST", `/payment-links/payments/${id}`, { body: { token } });

/** As if the order had been placed so many hours ago. */
const age = ({ number }: Guest, hours: number) =>
  sql`update customer_order set created_at = created_at - make_interval(hours => ${hours}),
    payable_until = case when payment_link_ends_at is null then payable_until - make_interval(hours => ${hours}) else payable_until end
    where number = ${number}`.execute(shop.app.db);
const endLink = async ({ number }: Guest) => {
  await sql`update customer_order set payable_until = now() - interval '1 day', payment_link_ends_at = now() - interval '1 day'
    where number = ${number}`.execute(shop.app.db);
  await sql`update payment_link set ends_at = now() - interval '1 day'
    where order_id = (select id from customer_order where number = ${number})`.execute(shop.app.db);
};
const movePrice = (plan: string, change: number) =>
  shop.app.db
    .updateTable("plan")
    .set({
      prices: sql`jsonb_set(prices, '{DZD}', to_jsonb((prices ->> 'DZD')::bigint + ${change}::bigint))`,
    })
    .where("code", "=", plan)
    .execute();
/** The bank's page has closed without news: nobody waits for it any more. */
const closePages = (guest: Guest) =>
  sql`update payment set status = 'declined', session_ends_at = now() - interval '1 hour', next_check_at = null
    where order_number = ${guest.number}`.execute(shop.app.db);

describe("a link by which somebody else pays", () => {
  it("says what is paid, for whom by first name, how much and until when, and nothing else of the order", async () => {
    const guest = await order(shop);
    const { token, endsAt } = await makeLink(guest);
    const answer = await lookUp(token);
    expect(answer.data).toMatchObject({ firstName: "Amel", total: guest.order.total, endsAt });
    expect((answer.data as PayableByLink).lines).toHaveLength(1);
    const text = JSON.stringify(answer.data);
    for (const secret of [guest.email, guest.number, guest.secret, "Haddad", "+213"])
      expect(text).not.toContain(secret);
  });

  it("keeps the order open for 48 hours, which the order says", async () => {
    const guest = await order(shop);
    const before = Date.now();
    const { endsAt } = await makeLink(guest);
    expect(Math.round((Date.parse(endsAt) - before) / hour)).toBe(48);
    const { payableUntil, paymentLinkEndsAt } = await seeOrder(shop, guest);
    expect([payableUntil, paymentLinkEndsAt]).toEqual([endsAt, endsAt]);
    await age(guest, 20);
    await closeOrders(shop.app);
    expect((await seeOrder(shop, guest)).status).toBe("not_paid");
    expect((await lookUp(guest.secret)).problem.code).toBe("payment_link_unknown");
  });

  it("is withdrawn: nobody begins to pay by it, and the order closes when it would have without", async () => {
    const guest = await order(shop);
    const { token } = await makeLink(guest);
    expect((await withdraw(guest)).status).toBe(204);
    expect((await withdraw(guest)).status).toBe(204);
    expect((await lookUp(token)).problem.code).toBe("payment_link_withdrawn");
    expect((await pay(token)).problem.code).toBe("payment_link_withdrawn");
    const shown = await seeOrder(shop, guest);
    expect(shown.paymentLinkEndsAt).toBeNull();
    expect(Math.abs(Date.parse(shown.payableUntil) - Date.parse(guest.order.payableUntil))).toBeLessThan(
      60_000,
    );
    await age(guest, 20);
    await closeOrders(shop.app);
    expect((await seeOrder(shop, guest)).status).toBe("rejected");
  });

  it("is withdrawn in the moment in which somebody begins to pay by it: nothing is begun", async () => {
    const guest = await order(shop);
    const { token } = await makeLink(guest);
    const { total } = await see(token);
    let beginning: ReturnType<typeof pay> | undefined;
    await shop.app.db.transaction().execute(async (tx) => {
      const held = tx.selectFrom("customerOrder").select("id").where("number", "=", guest.number).forUpdate();
      const { id } = await held.executeTakeFirstOrThrow();
      beginning = pay(token, { expectedTotal: total });
      await untilWaiting(shop, 1);
      await tx
        .updateTable("paymentLink")
        .set({ withdrawnAt: new Date() })
        .where("orderId", "=", id)
        .execute();
    });
    expect((await beginning)?.problem.code).toBe("payment_link_withdrawn");
    expect(await attemptsOf(guest)).toEqual([]);
  });

  it("takes the place of the one before", async () => {
    const guest = await order(shop);
    const first = await makeLink(guest);
    const second = await makeLink(guest);
    expect((await lookUp(first.token)).problem.code).toBe("payment_link_withdrawn");
    expect((await lookUp(second.token)).status).toBe(200);
  });

  it("never keeps an order open for more than a week", async () => {
    const guest = await order(shop);
    await makeLink(guest);
    await age(guest, 6 * 24);
    const { endsAt } = await makeLink(guest);
    expect(Date.parse(endsAt) - Date.now()).toBeLessThan(24 * hour);
  });

  it("ends, and the order closes", async () => {
    const guest = await order(shop);
    const { token } = await makeLink(guest);
    await endLink(guest);
    expect((await pay(token)).problem.code).toBe("payment_link_ended");
    await closeOrders(shop.app);
    expect((await seeOrder(shop, guest)).status).toBe("rejected");
    expect((await lookUp(token)).problem.code).toBe("payment_link_ended");
  });

  it("is not made for an order that can't be paid", async () => {
    const guest = await order(shop);
    await age(guest, 2);
    const answer = await callApi(shop, "POST", `/orders/${guest.number}/payment-link`, { as: guest });
    expect(answer.problem.code).toBe("order_not_payable");
  });

  it("is stored as a digest and never logged", async () => {
    const guest = await order(shop);
    const { token } = await makeLink(guest);
    await pay(token);
    const stored = await shop.app.db.selectFrom("paymentLink").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(shop.logged()).not.toContain(token);
  });
});

describe("paying by a link", () => {
  it("places the order: the payer reads a receipt, the traveller has their eSIMs", async () => {
    const guest = await order(shop);
    const { token } = await makeLink(guest);
    const payment = paymentOf(await pay(token, { language: "ar" }));
    expect(payment.status).toBe("pending");
    await payAtBank(payment);
    const { data } = await seeByLink(token, payment.id);
    expect(data).toMatchObject({ status: "successful", amount: guest.order.total });
    expect(JSON.stringify(data)).not.toContain(guest.email);
    const bought = await seeOrder(shop, guest);
    const cardsIn = ({ receipt }: Pick<Payment, "receipt">) =>
      receipt.filter(({ field }) => field === "card").length;
    expect(cardsIn(paymentOf({ data }))).toBe(1);
    // Whose card it was is not the traveller's to know.
    const checked = await callApi(shop, "GET", `/payments/${payment.id}`, { as: guest });
    expect([...bought.payments, checked.data as Payment].map(cardsIn)).toEqual([0, 0]);
    expect([bought.status, bought.esims.length, bought.paymentLinkEndsAt]).toEqual(["confirmed", 1, null]);
    expect((await lookUp(token)).problem.code).toBe("payment_link_paid");
    expect((await pay(token)).problem.code).toBe("payment_link_paid");
  });

  it("gives the same payment to the same key, also when it is paid", async () => {
    const guest = await order(shop);
    const { token } = await makeLink(guest);
    const key = randomUUID();
    const changes = { expectedTotal: (await see(token)).total };
    const first = paymentOf(await pay(token, changes, key));
    expect(paymentOf(await pay(token, changes, key)).id).toBe(first.id);
    await payAtBank(first);
    expect(paymentOf(await pay(token, changes, key))).toMatchObject({ id: first.id, status: "successful" });
  });

  it("sends the payer back to their own page", async () => {
    const guest = await order(shop);
    const { token } = await makeLink(guest);
    const { id } = paymentOf(await pay(token));
    const row = await shop.app.db
      .selectFrom("payment")
      .select("returnPath")
      .where("id", "=", id)
      .executeTakeFirst();
    expect(row?.returnPath).toBe("/fr/pay");
  });

  it("takes nothing from anybody's wallet, and nothing without the terms", async () => {
    const { token } = await makeLink(await order(shop));
    expect((await pay(token, { method: "wallet" })).problem.code).toBe("payment_method_unavailable");
    const refused = await pay(token, { termsAccepted: false });
    expect(refused.problem).toMatchObject({
      errors: [{ path: "termsAccepted", code: "terms_not_accepted" }],
    });
  });

  it("shows no payment but those that the link started", async () => {
    const guest = await order(shop);
    const other = await makeLink(await order(shop));
    const { token } = await makeLink(guest);
    const payment = paymentOf(await pay(token));
    expect((await seeByLink(other.token, payment.id)).status).toBe(404);
    expect((await seeByLink("x".repeat(43), payment.id)).status).toBe(404);
    const own = await order(shop);
    const ownPayment = await openPayment(shop, own);
    const ownLink = await makeLink(own);
    expect((await seeByLink(ownLink.token, ownPayment.id)).status).toBe(404);
  });
});

/** The payer was told that a page is open, and goes on. */
const goingOn = { despiteOpenPage: true };

describe("two payers at once", () => {
  it("with one link: the first gets the bank's page, the others are told before paying", async () => {
    const guest = await order(shop);
    const { token } = await makeLink(guest);
    const payers = await Promise.all([pay(token), pay(token), pay(token)]);
    expect(payers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(payers.flatMap(({ problem }) => problem?.code ?? []).sort()).toEqual([
      "payment_page_open",
      "payment_page_open",
    ]);
    expect(await attemptsOf(guest)).toHaveLength(1);
  });

  it("share the page of one link when they go on all the same: it takes money once", async () => {
    const guest = await order(shop);
    const { token } = await makeLink(guest);
    const key = randomUUID();
    const first = paymentOf(await pay(token, {}, key));
    expect((await pay(token)).problem.code).toBe("payment_page_open");
    // Who opened it comes back to it without a question.
    expect(paymentOf(await pay(token, {}, key)).id).toBe(first.id);
    expect(paymentOf(await pay(token, goingOn)).id).toBe(first.id);
    expect(await attemptsOf(guest)).toHaveLength(1);
  });

  it("do not learn each other's card from a page that they share", async () => {
    const { token } = await makeLink(await order(shop));
    const payersOwn = ({ receipt }: Pick<Payment, "receipt">) =>
      receipt.flatMap(({ field }) => (receiptReaders[field] === "payer" ? [field] : []));
    const ownSeen = async (id: string) => payersOwn(paymentOf(await seeByLink(token, id)));
    const key = randomUUID();
    const payment = paymentOf(await pay(token, {}, key));
    await pay(token, {}, key);
    await payAtBank(payment);
    expect(await ownSeen(payment.id)).toContain("card");
    const other = await makeLink(await order(shop));
    const first = paymentOf(await pay(other.token, { email: "first@example.com" }));
    const second = await pay(other.token, { email: "second@example.com", ...goingOn });
    expect(paymentOf(second).id).toBe(first.id);
    await payAtBank(first);
    const seen = paymentOf(await seeByLink(other.token, first.id));
    expect(payersOwn(seen)).toEqual([]);
    expect(await addressesOf(first.id)).toEqual(["first@example.com", "second@example.com"]);
  });

  it("are told before paying while the traveller or a link made before has a page open", async () => {
    const guest = await order(shop);
    await openPayment(shop, guest);
    const { token } = await makeLink(guest);
    expect((await pay(token)).problem.code).toBe("payment_pending");
    const another = await order(shop);
    await pay((await makeLink(another)).token);
    expect((await pay((await makeLink(another)).token)).problem.code).toBe("payment_pending");
  });

  it("get back what is paid twice", async () => {
    const guest = await order(shop);
    const { token } = await makeLink(guest);
    const payer = `${randomUUID()}@example.com`;
    const first = paymentOf(await pay(token, { email: payer, language: "en" }));
    await closePages(guest);
    const second = paymentOf(await pay(token));
    expect(second.id).not.toBe(first.id);
    await payAtBank(second);
    await payAtBank(first);
    const { data } = await seeByLink(token, first.id);
    expect((data as PaymentByLink).refunds[0]?.amount).toEqual(first.amount);
    expect((await seeOrder(shop, guest)).status).toBe("confirmed");
    await mailReturnedPayment(shop.app, first.id);
    const [toPayer] = await shop.sandbox.mailTo(payer);
    expect(toPayer?.subject).toContain("your payment is given back");
    for (const secret of [guest.email, guest.secret, "Haddad", "LPA:1$"])
      expect(`${toPayer?.text}${toPayer?.html}`).not.toContain(secret);
    // What becomes of it is told, too.
    await deleteOldUnpaidOrders(shop.app.db);
    expect(await addressesOf(first.id)).toEqual([payer]);
    const [toTraveller] = await shop.sandbox.mailTo(guest.email);
    expect(toTraveller?.subject).toContain("rendu à la personne");
    expect(toTraveller?.text).not.toContain(payer);
  });
});

describe("an order that is quoted again", () => {
  const twoOf = async () => [{ plan: await anyPlan(shop), quantity: 2 }];

  it("asks the payer to agree to a price that moved, and takes it over", async () => {
    const lines = await twoOf();
    const guest = await order(shop, lines);
    const { token } = await makeLink(guest);
    const { total } = await see(token);
    await movePrice(lines[0]?.plan as string, 1000);
    const moved = { amount: total.amount + 2000, currency: "DZD" };
    const refused = await pay(token, { expectedTotal: total });
    expect([refused.problem.code, refused.problem.newTotal]).toEqual(["price_changed", moved]);
    expect((await see(token)).total).toEqual(moved);
    expect((await seeOrder(shop, guest)).total).toEqual(total);
    const payment = paymentOf(await pay(token, { expectedTotal: moved }));
    const taken = await seeOrder(shop, guest);
    expect([payment.amount, taken.total, taken.lines[0]?.total]).toEqual([moved, moved, moved]);
    const history = await shop.app.db
      .selectFrom("orderHistory")
      .innerJoin("customerOrder as o", "o.id", "orderHistory.orderId")
      .select("reason")
      .where("o.number", "=", guest.number)
      .execute();
    expect(history.map(({ reason }) => reason)).toContain(
      `quoted again: ${total.amount} DZD is now ${moved.amount} DZD`,
    );
    await payAtBank(payment);
    expect((await seeOrder(shop, guest)).status).toBe("confirmed");
    await movePrice(lines[0]?.plan as string, -1000);
  });

  it("does not cost as many of another currency", async () => {
    const { number } = await order(shop, await twoOf());
    const held = shop.app.db.transaction().execute(async (tx) => {
      const query = tx.selectFrom("customerOrder").selectAll().where("number", "=", number);
      const row = await query.executeTakeFirstOrThrow();
      await holdAtPrice(shop.app, tx, row, { amount: row.total, currency: "USD" });
    });
    await expect(held).rejects.toMatchObject({ code: "price_changed" });
  });

  it.each([
    ["package", { providerPackage: "GONE" }],
    ["supplier", { provider: "gone" }],
  ])("is bought of today's %s where the one of then is gone, at the same price", async (_what, gone) => {
    const guest = await order(shop, await twoOf());
    const linesOf = async () =>
      shop.app.db
        .selectFrom("orderLine")
        .innerJoin("customerOrder as o", "o.id", "orderLine.orderId")
        .select(["orderLine.id", "provider", "providerPackage"])
        .where("o.number", "=", guest.number)
        .execute();
    const before = await linesOf();
    const { token } = await makeLink(guest);
    await shop.app.db
      .updateTable("orderLine")
      .set(gone)
      .where("id", "=", before[0]?.id ?? "")
      .execute();
    expect((await pay(token)).status).toBe(201);
    expect(await linesOf()).toEqual(before);
  });

  it("takes a fee over that is another one now, and none while a page of the old sum may take money", async () => {
    const guest = await order(shop, await twoOf());
    await openPayment(shop, guest);
    const { token } = await makeLink(guest);
    const { total } = await see(token);
    const fees = shop.app.config.SERVICE_FEES;
    const charge = (all: typeof fees) => Object.assign(shop.app.config, { SERVICE_FEES: all });
    charge({ ...fees, DZD: (fees.DZD ?? 0) + 5_000 });
    try {
      expect((await see(token)).total.amount).toBe(total.amount + 5_000);
      expect((await pay(token)).problem.code).toBe("payment_pending");
      await closePages(guest);
      expect((await pay(token)).status).toBe(201);
      expect((await seeOrder(shop, guest)).total.amount).toBe(total.amount + 5_000);
    } finally {
      charge(fees);
    }
  });

  it("takes no other price over while its owner's page of the old sum may take money", async () => {
    const guest = await order(shop, await twoOf());
    await openPayment(shop, guest);
    const { amount, currency } = guest.order.total;
    const config = { ...shop.app.config, SERVICE_FEES: { DZD: 5_000 } };
    const hold = () =>
      shop.app.db.transaction().execute(async (tx) => {
        const query = tx.selectFrom("customerOrder").selectAll().where("number", "=", guest.number);
        const fee = guest.order.serviceFee.amount;
        const now = { amount: amount - fee + 5_000, currency };
        await holdAtPrice({ config }, tx, await query.executeTakeFirstOrThrow(), now);
      });
    await expect(hold()).rejects.toMatchObject({ code: "payment_pending" });
    expect((await seeOrder(shop, guest)).total).toEqual(guest.order.total);
    await closePages(guest);
    await hold();
    expect((await seeOrder(shop, guest)).serviceFee.amount).toBe(5_000);
  });

  it("returns money that comes on a page of the old price", async () => {
    const lines = await twoOf();
    const guest = await order(shop, lines);
    const { token } = await makeLink(guest);
    const old = paymentOf(await pay(token));
    await closePages(guest);
    await movePrice(lines[0]?.plan as string, 1000);
    await pay(token);
    await payAtBank(old);
    expect((await seeOrder(shop, guest)).status).toBe("pending");
    expect(paymentOf(await seeByLink(token, old.id)).refunds).toMatchObject([{ amount: old.amount }]);
    await movePrice(lines[0]?.plan as string, -1000);
  });

  it("is paid at today's price by its owner, too, once its own hour is over", async () => {
    const lines = await twoOf();
    const guest = await order(shop, lines);
    await makeLink(guest);
    await age(guest, 2);
    await movePrice(lines[0]?.plan as string, 1000);
    const path = `/orders/${guest.number}/payments`;
    const refused = await callApi(shop, "POST", path, { as: guest, body: { method: "cib" } });
    expect(refused.problem.code).toBe("price_changed");
    const body = { method: "cib", expectedTotal: refused.problem.newTotal };
    const agreed = await callApi(shop, "POST", path, { as: guest, body });
    expect([agreed.status, (agreed.data as Payment).amount]).toEqual([201, refused.problem.newTotal]);
    await movePrice(lines[0]?.plan as string, -1000);
  });

  it("is not paid by its owner at a price that a payer has agreed to and the owner has not seen", async () => {
    const lines = await twoOf();
    const guest = await order(shop, lines);
    const { token } = await makeLink(guest);
    await movePrice(lines[0]?.plan as string, 1000);
    await pay(token);
    await closePages(guest);
    const path = `/orders/${guest.number}/payments`;
    const body = { method: "cib", expectedTotal: guest.order.total };
    const refused = await callApi(shop, "POST", path, { as: guest, body });
    const { total } = await seeOrder(shop, guest);
    expect([refused.problem.code, refused.problem.newTotal]).toEqual(["price_changed", total]);
    await movePrice(lines[0]?.plan as string, -1000);
  });

  it("loses a coupon that has ended, and gives its use back when the payer agrees", async () => {
    const lines = await twoOf();
    const { code } = await createCoupon(shop.app.db, { percent: 10, maxUses: 5 });
    const quote = (await callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines, coupon: code } }))
      .data as Quote;
    const body = orderBody("", quote.total, { lines, coupon: code });
    const placed = (await callApi(shop, "POST", "/orders", { body })).data as {
      order: { number: string };
      secret: string;
    };
    const guest = { email: body.billing.email, number: placed.order.number, secret: placed.secret };
    const { token } = await makeLink(guest);
    expect((await see(token)).total).toEqual(quote.total);
    await sql`update coupon set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where code = ${code}`.execute(
      shop.app.db,
    );
    expect((await see(token)).total).toEqual(quote.subtotal);
    await pay(token);
    expect(await seeOrder(shop, guest)).toMatchObject({ couponCode: null, total: quote.subtotal });
    const { rows } = await sql<{
      usesLeft: number;
    }>`select uses_left from coupon where code = ${code}`.execute(shop.app.db);
    expect(rows[0]?.usesLeft).toBe(5);
  });
});

const addressesOf = (paymentId: string) => findPayerAddresses(shop.app.db, paymentId);

it("the address of one who began to pay and did not is forgotten after a week", async () => {
  const { token } = await makeLink(await order(shop));
  const email = `${randomUUID()}@example.com`;
  const { id } = paymentOf(await pay(token, { email }));
  const daysAgo = (days: number) =>
    sql`update payer_address set created_at = now() - make_interval(days => ${days})
      where payment_id = ${id}`.execute(shop.app.db);
  await daysAgo(6);
  await deleteOldUnpaidOrders(shop.app.db);
  expect(await addressesOf(id)).toEqual([email]);
  await daysAgo(8);
  await deleteOldUnpaidOrders(shop.app.db);
  expect(await addressesOf(id)).toEqual([]);
});

describe("when it is paid", () => {
  it("tells both, the payer in the language they paid in, and forgets the payer's address", async () => {
    const guest = await order(shop);
    const { token } = await makeLink(guest);
    const payer = `${randomUUID()}@example.com`;
    const payment = paymentOf(await pay(token, { email: payer, language: "en" }));
    await payAtBank(payment);
    await doJobs(shop);
    const [receipt] = await shop.sandbox.mailTo(payer);
    expect(receipt?.subject).toContain("receipt");
    expect(receipt?.attachments.map(({ filename }) => filename)).toEqual([`receipt-${guest.number}.pdf`]);
    for (const secret of [guest.email, guest.secret, "Haddad", "LPA:1$"])
      expect(`${receipt?.text}${receipt?.html}`).not.toContain(secret);
    const mails = await shop.sandbox.mailTo(guest.email);
    expect(mails.map(({ subject }) => subject).join()).toContain("c’est payé");
    expect(await addressesOf(payment.id)).toEqual([]);
  });
});
