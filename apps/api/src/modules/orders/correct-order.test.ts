import { randomUUID } from "node:crypto";
import type { Money, Payment } from "@rihla/contract";
import { orderReminder, payableMinutes } from "@rihla/contract/rules";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { doJobs } from "../../testing/do-jobs.ts";
import {
  anyPlan,
  callApi,
  type Guest,
  guestOf,
  linkOf,
  openPayment,
  order,
  seeOrder,
} from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { createCoupon, findCoupons } from "../coupons/index.ts";
import { settlePayment } from "../payments/index.ts";
import { remindOfOrders } from "./remind-of-orders.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,card:stripe,paypal:paypal" });
});
afterAll(() => shop.close());

type Placed = Awaited<ReturnType<typeof order>>;
const newEmail = () => `${randomUUID()}@example.com`;
type Correcting = {
  email?: string;
  as?: { secret: string } | { token: string };
  key?: string;
  expectedTotal?: Money;
};

const correct = (
  placed: Placed,
  {
    email = newEmail(),
    as = placed,
    key = randomUUID(),
    expectedTotal = placed.order.total,
  }: Correcting = {},
) =>
  callApi(shop, "POST", `/orders/${placed.number}/corrections`, { body: { email, expectedTotal }, as, key });
const start = (guest: Guest, method = "cib") =>
  callApi(shop, "POST", `/orders/${guest.number}/payments`, { body: { method }, as: guest });
const ordersOf = async (email: string) =>
  shop.app.db.selectFrom("customerOrder").select(["number", "status"]).where("email", "=", email).execute();

describe("an order whose e-mail was wrong", () => {
  it("is closed and placed anew, with another number and another secret, at the price of this moment", async () => {
    const wrong = await order(shop, [{ plan: await anyPlan(shop), quantity: 2 }]);
    const token = await linkOf(shop, wrong);
    const email = newEmail();
    const { status, data } = await correct(wrong, { email });
    expect(status).toBe(201);
    const right = guestOf(data);
    expect([right.number === wrong.number, right.secret === wrong.secret]).toEqual([false, false]);
    expect(right.order).toMatchObject({
      status: "not_paid",
      billing: { ...wrong.order.billing, email },
      total: wrong.order.total,
      lines: wrong.order.lines,
    });
    expect((await seeOrder(shop, wrong)).status).toBe("rejected");
    expect((await start(wrong)).problem.code).toBe("order_not_payable");
    const { problem } = await callApi(shop, "POST", "/payment-links/lookup", { body: { token } });
    expect(problem.code).toBe("payment_link_withdrawn");
    const others = await callApi(shop, "GET", `/orders/${right.number}`, { as: { secret: wrong.secret } });
    expect(others.status).toBe(404);
    expect((await start(right)).status).toBe(201);
  });

  it("goes on with the company that it is billed to and with whether its buyer wants news", async () => {
    const company = {
      name: "SARL Djurdjura",
      taxNumber: "000016001234567",
      register: "16/00-0123456B19",
      taxArticle: "16123456789",
      address: "12 rue Didouche Mourad, Alger",
    };
    const wrong = await order(shop, undefined, { company, newsletter: true });
    expect(guestOf((await correct(wrong)).data).order).toMatchObject({ company, newsletter: true });
  });

  it("is placed anew once by a key that is sent many times at once, and the key tells no other correction", async () => {
    const wrong = await order(shop);
    const [key, email] = [randomUUID(), newEmail()];
    const answers = await Promise.all([1, 2, 3].map(() => correct(wrong, { key, email })));
    expect(new Set(answers.map(({ data }) => guestOf(data).number)).size).toBe(1);
    expect(await ordersOf(email)).toHaveLength(1);
    expect((await correct(wrong, { key })).problem.code).toBe("idempotency_key_reused");
  });

  it("tells another price first, and nothing has changed then", async () => {
    const wrong = await order(shop);
    const less = { ...wrong.order.total, amount: wrong.order.total.amount - 100 };
    expect((await correct(wrong, { expectedTotal: less })).problem).toMatchObject({
      code: "price_changed",
      newTotal: wrong.order.total,
    });
    expect((await seeOrder(shop, wrong)).status).toBe("not_paid");
  });

  it.each(["its own", "none"])("is refused %s as the new address", async (which) => {
    const wrong = await order(shop);
    const { problem } = await correct(wrong, { email: which === "none" ? "" : wrong.email.toUpperCase() });
    expect(problem).toMatchObject({ code: "invalid_input", errors: [{ path: "email" }] });
  });
});

describe("its coupon", () => {
  const left = async (code: string) =>
    (await findCoupons(shop.app.db)).find((one) => one.code === code)?.usesLeft;

  it("goes with it", async () => {
    const { code } = await createCoupon(shop.app.db, { percent: 10, maxUses: 1 });
    const wrong = await order(shop, [{ plan: await anyPlan(shop), quantity: 2 }], { coupon: code });
    const { data } = await correct(wrong);
    expect(guestOf(data).order).toMatchObject({ couponCode: code, total: wrong.order.total });
    expect(await left(code)).toBe(0);
    await callApi(shop, "DELETE", `/orders/${guestOf(data).number}`, { as: guestOf(data) });
    expect(await left(code)).toBe(1);
  });

  it("takes nothing off for an address that has used it, which is said before", async () => {
    const { code } = await createCoupon(shop.app.db, { percent: 10, maxUsesEach: 1 });
    const lines = [{ plan: await anyPlan(shop), quantity: 2 }];
    const [used, wrong] = [
      await order(shop, lines, { coupon: code }),
      await order(shop, lines, { coupon: code }),
    ];
    const { problem } = await correct(wrong, { email: used.email });
    expect(problem).toMatchObject({ code: "price_changed", newTotal: wrong.order.subtotal });
    expect((await seeOrder(shop, wrong)).couponCode).toBe(code);
    const { data } = await correct(wrong, { email: used.email, expectedTotal: wrong.order.subtotal });
    expect(guestOf(data).order).toMatchObject({ couponCode: null, total: wrong.order.subtotal });
  });
});

describe("its address is not changed", () => {
  it("by who is signed in as it and has not its secret", async () => {
    const wrong = await order(shop);
    const token = await signIn(shop, wrong.email);
    expect((await correct(wrong, { as: { token } })).problem.code).toBe("order_of_another");
  });

  it("by its secret once it is paid", async () => {
    const paid = await order(shop);
    const payment = await openPayment(shop, paid);
    await shop.sandbox.pay(payment.transactionId);
    expect((await correct(paid)).problem.code).toBe("order_not_payable");
    expect((await seeOrder(shop, paid)).billing.email).toBe(paid.email);
  });

  it("while a page that can't be closed may take its money, and is once that has ended", async () => {
    const wrong = await order(shop);
    const payment = await openPayment(shop, wrong);
    expect((await correct(wrong)).problem.code).toBe("payment_pending");
    expect((await seeOrder(shop, wrong)).status).toBe("pending");
    await shop.sandbox.pay(payment.transactionId, { outcome: "expired" });
    expect((await correct(wrong)).status).toBe(201);
  });

  it("while its money is on its way", async () => {
    const wrong = await order(shop, undefined, { currency: "USD", paymentMethod: "paypal" });
    const payment = await openPayment(shop, wrong, "paypal");
    await shop.sandbox.post(`/controls/paypal/orders/${payment.transactionId}/pay`, { outcome: "echeck" });
    expect((await correct(wrong)).problem.code).toBe("payment_pending");
  });
});

it("a page that can be closed is, and what is paid there all the same goes back", async () => {
  const wrong = await order(shop, undefined, { currency: "USD", paymentMethod: "card" });
  const payment = await openPayment(shop, wrong, "card");
  expect((await correct(wrong)).status).toBe(201);
  await shop.sandbox.post(`/controls/stripe/sessions/${payment.transactionId}/pay`);
  await settlePayment(shop.app, payment.id);
  const { status, payments, total } = await seeOrder(shop, wrong);
  expect([status, payments[0]?.refunds[0]?.amount]).toEqual(["rejected", total]);
});

describe("at the same moment", () => {
  it("another tab starts to pay: one of them is done, never both", async () => {
    for (let round = 0; round < 6; round++) {
      const wrong = await order(shop);
      const email = newEmail();
      const [corrected, began] = await Promise.all([correct(wrong, { email }), start(wrong)]);
      expect([corrected.status, began.status].toSorted(), `round ${round}`).toEqual([201, 409]);
      expect(await ordersOf(email)).toHaveLength(corrected.status === 201 ? 1 : 0);
      const page = began.data as Payment | undefined;
      if (page)
        await shop.sandbox.pay(page.receipt.find(({ field }) => field === "transactionId")?.value ?? "");
      if (page) await settlePayment(shop.app, page.id);
      expect((await seeOrder(shop, wrong)).status).toBe(page ? "confirmed" : "rejected");
    }
  });

  it("a second person who holds the secret corrects it too: one order comes of it", async () => {
    const wrong = await order(shop);
    const emails = [newEmail(), newEmail(), newEmail()];
    const answers = await Promise.all(emails.map((email) => correct(wrong, { email })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const made = await Promise.all(emails.map(ordersOf));
    expect(made.flat()).toMatchObject([{ status: "open" }]);
  });

  it("it is dropped: nothing is placed anew of what is dropped, nor the other way round", async () => {
    for (let round = 0; round < 4; round++) {
      const wrong = await order(shop);
      const email = newEmail();
      const dropping = callApi(shop, "DELETE", `/orders/${wrong.number}`, { as: wrong });
      const [corrected] = await Promise.all([correct(wrong, { email }), dropping]);
      expect(await ordersOf(email)).toHaveLength(corrected.status === 201 ? 1 : 0);
      expect((await seeOrder(shop, wrong)).status).toBe("rejected");
    }
  });
});

describe("the address that was wrong", () => {
  const mailsTo = ({ email }: Guest) => shop.sandbox.mailTo(email);
  const remind = async (guest: Guest) => {
    const minutes = orderReminder.afterMinutes + 1;
    await sql`update customer_order set created_at = now() - make_interval(mins => ${minutes}),
      payable_until = now() + make_interval(mins => ${payableMinutes - minutes}) where number = ${guest.number}`.execute(
      shop.app.db,
    );
    await remindOfOrders(shop.app);
    await doJobs(shop, "mail-unpaid-order");
  };

  it("hears nothing where nobody had written to it", async () => {
    const wrong = await order(shop);
    await correct(wrong);
    await doJobs(shop, "mail-corrected-order");
    expect(await mailsTo(wrong)).toEqual([]);
  });

  it("is told once where it had been reminded of it, with neither the new address nor what was ordered", async () => {
    const wrong = await order(shop);
    await remind(wrong);
    const email = newEmail();
    await correct(wrong, { email });
    await doJobs(shop, "mail-corrected-order");
    const mails = (await mailsTo(wrong)).filter(({ subject }) => !subject.includes("attend son paiement"));
    expect(mails).toHaveLength(1);
    const { subject, text } = mails[0] ?? { subject: "", text: "" };
    expect(subject).toContain(wrong.number);
    expect(text).not.toContain(email);
    const { destinationNames, plan } = wrong.order.lines[0] ?? {};
    for (const said of [destinationNames?.fr, plan?.code, "summary?order"]) expect(text).not.toContain(said);
  });
});
