import { randomUUID } from "node:crypto";
import type { Money, PayableByLink, Payment, PaymentByLink, Quote } from "@rihla/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { doJobs } from "../../../testing/do-jobs.ts";
import {
  anyPlan,
  callApi,
  type Guest,
  linkOf,
  openPayment,
  order,
  seeOrder,
  transactionOf,
} from "../../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { createCoupon, findCoupons } from "../../coupons/index.ts";
import { findPaymentsOf, settlePayment } from "../../payments/index.ts";
import { findLines, findOrderByNumber } from "../orders.repository.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,card:stripe,paypal:paypal" });
});
afterAll(() => shop.close());

type Began = { status: number; payment: PaymentByLink; code: string };
type Currency = "DZD" | "USD";
const methodIn = { DZD: "cib", USD: "card" } as const satisfies Record<Currency, string>;

async function withLink(lines?: object[]) {
  const guest = await order(shop, lines);
  return { guest, token: await linkOf(shop, guest) };
}
const see = async (token: string) =>
  (await callApi(shop, "POST", "/payment-links/lookup", { body: { token } })).data as PayableByLink;
async function priceIn(token: string, currency: string) {
  const asked = await see(token);
  const price = [asked, ...asked.elsewhere].find(({ total }) => total.currency === currency);
  if (!price) throw new Error(`not to be had in ${currency}`);
  return price;
}
async function byLink(
  token: string,
  method: string,
  expectedTotal: Money,
  despiteOpenPage = false,
): Promise<Began> {
  const body = { token, method, expectedTotal, termsAccepted: true, despiteOpenPage };
  const { status, data, problem } = await callApi(shop, "POST", "/payment-links/payments", {
    body,
    key: randomUUID(),
  });
  return { status, payment: data as PaymentByLink, code: problem?.code };
}
const payIn = async (token: string, currency: Currency, despiteOpenPage = false) =>
  byLink(token, methodIn[currency], (await priceIn(token, currency)).total, despiteOpenPage);
const asOwner = (guest: Guest, method: string, expectedTotal: Money) =>
  callApi(shop, "POST", `/orders/${guest.number}/payments`, { body: { method, expectedTotal }, as: guest });

type Page = Pick<Payment, "receipt" | "amount">;
/** Somebody pays on the page, also on one that is closed: late money does come. */
const payAt = ({ receipt, amount }: Page) => {
  const ref = transactionOf({ receipt } as Payment);
  return amount.currency === "DZD"
    ? shop.sandbox.pay(ref)
    : shop.sandbox.post(`/controls/stripe/sessions/${ref}/pay`);
};
const expireAtBank = (page: Page) => shop.sandbox.pay(transactionOf(page as Payment), { outcome: "expired" });

async function books(guest: Guest) {
  const row = await findOrderByNumber(shop.app.db, guest.number);
  if (!row) throw new Error("no order");
  const payments = await findPaymentsOf(shop.app.db, [row.id]);
  for (const { id } of payments) await settlePayment(shop.app, id);
  const settled = await findPaymentsOf(shop.app.db, [row.id]);
  const refunds = await shop.app.db
    .selectFrom("refund")
    .select(["paymentId", "amount"])
    .where("paymentId", "in", settled.length > 0 ? settled.map(({ id }) => id) : [row.id])
    .execute();
  const order = (await findOrderByNumber(shop.app.db, guest.number)) ?? row;
  return { order, payments: settled, refunds, lines: await findLines(shop.app.db, [row.id]) };
}

/** Money is taken once, in one currency, for just what the order costs in it; whatever else came goes back whole. */
async function expectTakenOnce(guest: Guest, times: 0 | 1) {
  const { order, payments, refunds, lines } = await books(guest);
  const settling = payments.filter(({ settlesOrder }) => settlesOrder);
  expect(settling).toHaveLength(times);
  for (const { amount, currency } of settling)
    expect([amount, currency]).toEqual([order.total, order.currency]);
  const extra = payments.filter(({ status, settlesOrder }) => status === "paid" && !settlesOrder);
  expect(refunds.map(({ paymentId, amount }) => [paymentId, amount]).toSorted()).toEqual(
    extra.map(({ id, amount }) => [id, amount]).toSorted(),
  );
  const ofLines = lines.reduce((sum, { total }) => sum + total, 0);
  expect(ofLines).toBe(order.subtotal);
  expect(order.total).toBe(order.subtotal + order.serviceFee - order.discount - order.couponDiscount);
  return { order, settling };
}

describe("a payer abroad", () => {
  it("sees the price in every currency that is offered, the order's own first", async () => {
    const { guest, token } = await withLink();
    const asked = await see(token);
    expect(asked.total).toEqual(guest.order.total);
    expect(asked.elsewhere.map(({ total }) => total.currency)).toEqual(["USD"]);
    const { data } = await callApi(shop, "POST", "/quotes", {
      body: { currency: "USD", lines: [{ plan: guest.order.lines[0]?.plan.code, quantity: 1 }] },
    });
    expect(asked.elsewhere[0]?.total).toEqual((data as Quote).total);
  });

  it("pays an order made in dinars by a card of the world, which the traveller's order follows", async () => {
    const { guest, token } = await withLink([{ plan: await anyPlan(shop), quantity: 3 }]);
    const dollars = (await priceIn(token, "USD")).total;
    const { payment } = await payIn(token, "USD");
    expect(payment.amount).toEqual(dollars);
    const seen = await seeOrder(shop, guest);
    expect([seen.total, seen.lines[0]?.total.currency]).toEqual([dollars, "USD"]);
    await payAt(payment);
    await expectTakenOnce(guest, 1);
    expect(await seeOrder(shop, guest)).toMatchObject({ status: "confirmed", total: dollars });
  });

  it("has the traveller told of it, once of a currency, however often they go to and fro", async () => {
    const { guest, token } = await withLink();
    for (const currency of ["USD", "DZD", "USD"] as const) {
      const began = await payIn(token, currency, true);
      if (currency === "DZD") await expireAtBank(began.payment as Page);
      await doJobs(shop, "mail-order-currency");
    }
    const mails = (await shop.sandbox.mailTo(guest.email)).filter(({ subject }) =>
      subject.includes("autre monnaie"),
    );
    // Back to their own is news too: what they heard last is not so any more.
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain(guest.number);
  });

  it("is refused a sum that is not today's in that currency, and a currency that nobody is offered", async () => {
    const { guest, token } = await withLink();
    const { total } = await priceIn(token, "USD");
    const less = { ...total, amount: total.amount - 1 };
    expect(await byLink(token, "card", less)).toMatchObject({ code: "price_changed" });
    const euros = { amount: total.amount, currency: "EUR" };
    expect(await byLink(token, "card", euros)).toMatchObject({ code: "payment_method_unavailable" });
    expect((await seeOrder(shop, guest)).total).toEqual(guest.order.total);
  });

  it("is told of a coupon that takes nothing off there; who goes back to dinars has it still", async () => {
    const { code } = await createCoupon(shop.app.db, { amounts: { DZD: 10_000 }, maxUses: 3 });
    const lines = [{ plan: await anyPlan(shop), quantity: 2 }];
    const quote = (await callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines, coupon: code } }))
      .data as Quote;
    const placing = () => order(shop, lines, { coupon: code });
    const left = async () => (await findCoupons(shop.app.db)).find((one) => one.code === code)?.usesLeft;
    const [back, paid] = [await placing(), await placing()];
    expect(await left()).toBe(1);
    const token = await linkOf(shop, back);
    expect((await see(token)).couponLost).toBe(false);
    expect(await priceIn(token, "USD")).toMatchObject({ couponLost: true, couponDiscount: { amount: 0 } });
    const began = await payIn(token, "USD");
    expect(await seeOrder(shop, back)).toMatchObject({ couponCode: null, couponDiscount: { amount: 0 } });
    expect(await priceIn(token, "DZD")).toMatchObject({ couponLost: false, total: quote.total });
    const inDinars = await payIn(token, "DZD", true);
    expect([began.status, inDinars.status]).toEqual([201, 201]);
    expect(await seeOrder(shop, back)).toMatchObject({ couponCode: code, total: quote.total });
    await payAt(inDinars.payment);
    await expectTakenOnce(back, 1);
    expect(await left()).toBe(1);
    // Placed without its help, it is free again.
    const dollars = await payIn(await linkOf(shop, paid), "USD");
    await payAt(dollars.payment);
    await expectTakenOnce(paid, 1);
    expect(await left()).toBe(2);
  });
});

describe("two who pay at once in two currencies", () => {
  it("by one link: one begins, the other is told", async () => {
    for (let round = 0; round < 4; round++) {
      const { guest, token } = await withLink();
      const dollars = (await priceIn(token, "USD")).total;
      const began = await Promise.all([
        byLink(token, "cib", guest.order.total),
        byLink(token, "card", dollars),
      ]);
      expect(began.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(began.find(({ status }) => status === 409)?.code).toMatch(/^payment_p/);
      for (const { payment } of began.filter(({ status }) => status === 201)) await payAt(payment);
      await expectTakenOnce(guest, 1);
    }
  });

  it("the traveller and the payer: one begins, the other is told", async () => {
    for (let round = 0; round < 4; round++) {
      const { guest, token } = await withLink();
      const dollars = (await priceIn(token, "USD")).total;
      const [owner, payer] = await Promise.all([
        asOwner(guest, "cib", guest.order.total),
        byLink(token, "card", dollars),
      ]);
      expect([owner.status, payer.status].toSorted()).toEqual([201, 409]);
      await payAt(owner.status === 201 ? (owner.data as Payment) : payer.payment);
      await expectTakenOnce(guest, 1);
    }
  });
});

describe("a page of the other currency", () => {
  it("that is open at a gateway which can't close it keeps the order in its currency", async () => {
    const { guest, token } = await withLink();
    const traveller = await openPayment(shop, guest);
    expect(await payIn(token, "USD", true)).toMatchObject({ code: "payment_pending" });
    expect((await seeOrder(shop, guest)).total).toEqual(guest.order.total);
    await payAt(traveller);
    await expectTakenOnce(guest, 1);
  });

  it("that has ended, and takes money all the same: that money goes back, in its own currency", async () => {
    const { guest, token } = await withLink();
    const traveller = await openPayment(shop, guest);
    await expireAtBank(traveller);
    const { payment } = await payIn(token, "USD");
    await payAt(traveller);
    await payAt(payment);
    const { settling } = await expectTakenOnce(guest, 1);
    expect(settling[0]?.currency).toBe("USD");
    const refunded = await books(guest);
    expect(refunded.payments.find(({ id }) => id === refunded.refunds[0]?.paymentId)).toMatchObject({
      currency: "DZD",
      amount: guest.order.total.amount,
    });
  });

  it("is closed where its gateway can, and its late money goes back", async () => {
    const { guest, token } = await withLink();
    const dollars = await payIn(token, "USD");
    const dinars = await payIn(token, "DZD", true);
    expect(dinars).toMatchObject({ status: 201, payment: { amount: guest.order.total } });
    await payAt(dollars.payment);
    await payAt(dinars.payment);
    const { settling } = await expectTakenOnce(guest, 1);
    expect(settling[0]?.currency).toBe("DZD");
  });

  it("on the traveller's screen still pays, once nobody else has a page open", async () => {
    const { guest, token } = await withLink();
    await payIn(token, "USD");
    const old = { amount: guest.order.total.amount - 100, currency: "DZD" };
    expect((await asOwner(guest, "cib", old)).problem).toMatchObject({
      code: "price_changed",
      newTotal: guest.order.total,
    });
    const owner = await asOwner(guest, "cib", guest.order.total);
    expect(owner.status).toBe(201);
    await payAt(owner.data as Payment);
    const { order } = await expectTakenOnce(guest, 1);
    expect(order.currency).toBe("DZD");
  });
});

const acts = fc.array(
  fc.record({
    who: fc.constantFrom("owner" as const, "payer" as const),
    currency: fc.constantFrom("DZD" as const, "USD" as const),
    does: fc.constantFrom("waits" as const, "pays" as const, "lets it expire" as const, "pays late" as const),
  }),
  { minLength: 2, maxLength: 4 },
);

it("whoever pays, expires and comes back in whichever currency: money is taken once, and the rest goes back", async () => {
  const property = fc.asyncProperty(acts, fc.boolean(), async (steps, atOnce) => {
    const { guest, token } = await withLink();
    const totals = { DZD: guest.order.total, USD: (await priceIn(token, "USD")).total };
    const pages: Page[] = [];
    const act = async ({ who, currency, does }: (typeof steps)[number]) => {
      const total = totals[currency];
      const page =
        who === "owner"
          ? ((await asOwner(guest, methodIn[currency], total)).data as Payment | undefined)
          : (await byLink(token, methodIn[currency], total, true)).payment;
      if (!page) return;
      pages.push(page);
      if (does === "pays") await payAt(page);
      if (does !== "waits" && does !== "pays" && page.amount.currency === "DZD") await expireAtBank(page);
      if (does === "pays late") await payAt(page);
    };
    if (atOnce) await Promise.all(steps.map(act));
    else for (const step of steps) await act(step);
    for (const page of pages) await payAt(page);
    await expectTakenOnce(guest, pages.length > 0 ? 1 : 0);
  });
  await fc.assert(property, { numRuns: 12 });
});
