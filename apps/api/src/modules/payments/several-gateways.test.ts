import { randomUUID } from "node:crypto";
import type { Catalogue, Quote } from "@rihla/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../../../scripts/postgres/cluster.ts";
import { compose, readShopConfig } from "../../compose.ts";
import { deliverOrder } from "../../testing/deliver-order.ts";
import { doJobs } from "../../testing/do-jobs.ts";
import { eventually } from "../../testing/eventually.ts";
import { callApi, openPayment, order, orderBody, seeOrder, seePayment } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { toPayment } from "./payment.ts";
import { findPayment, findStuckPayments, insertRefund } from "./payments.repository.ts";
import { requestRefund } from "./refunds/request-refund.ts";
import { sendRefund } from "./refunds/send-refund.ts";
import { settlePayment } from "./settle-payment.ts";
import { sweepPayments } from "./sweep-payments.ts";

let shop: TestShop;

beforeAll(async () => {
  const port = await freePort();
  shop = await createStockedShop({
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PAYMENT_METHODS: "cib:satim,edahabia:chargily",
  });
  await shop.http.listen({ port, host: "127.0.0.1" });
});
afterAll(() => shop.close());
afterEach(() => shop.sandbox.clearFaults());

const payAtChargily = (ref: string, outcome = "paid") =>
  shop.sandbox.post(`/controls/chargily/checkouts/${ref}/pay`, { outcome });

/** The program as it runs where nothing of this gateway is configured any more. */
function without(company: "CHARGILY" | "SATIM", methods: string) {
  const rest = Object.entries(shop.environment).filter(([name]) => !name.startsWith(`${company}_`));
  return configured(Object.fromEntries(rest), methods);
}

function configured(environment: Record<string, string>, methods: string) {
  const config = readShopConfig({ ...environment, PAYMENT_METHODS: methods });
  return compose(config, shop.app.log, shop.app.db, shop.app.jobs);
}

/** Presses a button of the gateway's page; gives where the browser is sent. */
async function press(page: string, outcome: string): Promise<string> {
  const body = new URLSearchParams({ locale: "fr", paymentMethod: "cib", outcome });
  const answer = await fetch(page.replace(/pay$/, "finish"), { method: "POST", body, redirect: "manual" });
  return answer.headers.get("location") ?? "";
}

describe("a shop with two gateways", () => {
  it("offers each method by the gateway that the configuration names", async () => {
    const { data } = await callApi(shop, "GET", "/catalogue");
    expect((data as Catalogue).paymentMethods).toMatchObject([
      {
        method: "cib",
        amounts: [{ currency: "DZD", minimum: 5000, step: 1 }],
        marks: ["cib"],
        cards: ["cib", "edahabia"],
        operator: { name: { fr: "la SATIM" }, helpLine: { phone: "3020", mark: "SATIM" } },
      },
      {
        method: "edahabia",
        amounts: [{ currency: "DZD", minimum: 7500, step: 100 }],
        marks: ["edahabia"],
        operator: { name: { fr: "Chargily Pay" }, helpLine: null },
      },
    ]);
  });

  it("sells through the second one: paid on its page, told by its webhook, delivered once", async () => {
    const guest = await order(shop);
    const payment = await openPayment(shop, guest, "edahabia");
    await shop.sandbox.fault({ endpoint: "chargily:webhook", kind: "twice" });
    const back = await press(payment.redirectUrl ?? "", "paid");
    expect(back).toContain(`${shop.environment.PUBLIC_URL}/fr/payment-callback?payment=${payment.id}`);
    await eventually(async () => {
      await deliverOrder(shop, guest);
      expect((await seeOrder(shop, guest)).status).toBe("delivered");
    });

    const events = await shop.app.db
      .selectFrom("webhookEvent")
      .selectAll()
      .where("source", "=", "chargily")
      .execute();
    expect(events).toMatchObject([{ hint: { paymentRef: payment.transactionId } }]);
    const seen = await seeOrder(shop, guest);
    expect(seen.esims).toHaveLength(1);
    expect(seen.payments).toMatchObject([
      {
        status: "successful",
        method: "edahabia",
        amount: seen.total,
        cards: ["cib", "edahabia"],
        operator: { name: { fr: "Chargily Pay" }, helpLine: null },
        receipt: [{ field: "transactionId", value: payment.transactionId }],
      },
    ]);
  });

  it("keeps with the order how its buyer chose to pay, and takes another method all the same", async () => {
    const guest = await order(shop);
    expect((await seeOrder(shop, guest)).paymentMethod).toBe("cib");
    const refused = await openPayment(shop, guest, "edahabia");
    await payAtChargily(refused.transactionId, "failed");
    expect(await settlePayment(shop.app, refused.id)).toMatchObject({
      status: "declined",
      gateway: "chargily",
    });
    const accepted = await openPayment(shop, guest, "cib");
    await shop.sandbox.pay(accepted.transactionId);
    expect(await settlePayment(shop.app, accepted.id)).toMatchObject({ status: "paid", gateway: "satim" });
  });

  it("opens no page at one gateway while that of another may be paid", async () => {
    const guest = await order(shop);
    await openPayment(shop, guest, "cib");
    const path = `/orders/${guest.number}/payments`;
    const other = await callApi(shop, "POST", path, { body: { method: "edahabia" }, as: guest });
    expect(other).toMatchObject({ status: 409, problem: { code: "payment_pending" } });
  });

  it("closes the page that was left for another method, where its gateway can", async () => {
    const guest = await order(shop);
    const left = await openPayment(shop, guest, "edahabia");
    const chosen = await openPayment(shop, guest, "cib");
    expect(await findPayment(shop.app.db, left.id)).toMatchObject({
      status: "declined",
      declinedReason: "expired",
    });
    await shop.sandbox.pay(chosen.transactionId);
    expect(await settlePayment(shop.app, chosen.id)).toMatchObject({ status: "paid", settlesOrder: true });
  });

  it("is swept at each gateway by itself: one that does not answer holds up no other", async () => {
    const silent = await openPayment(shop, await order(shop), "cib");
    const other = await openPayment(shop, await order(shop), "edahabia");
    const { db, gateways } = shop.app;
    // The silent one's is the first.
    for (const [at, { id }] of [other, silent].entries())
      await db
        .updateTable("payment")
        .set({ nextCheckAt: new Date(Date.now() - 3_600_000 * (at + 1)), checkedAt: null })
        .where("id", "=", id)
        .execute();
    const asked = new Set<string>();
    const { promise: silence, resolve: end } = Promise.withResolvers<void>();
    const watched = new Map(
      [...gateways].map(([name, gateway]) => [
        name,
        {
          ...gateway,
          fetchState: async (...about: Parameters<typeof gateway.fetchState>) => {
            asked.add(about[0]);
            if (name === "satim") await silence;
            return gateway.fetchState(...about);
          },
        },
      ]),
    );
    const sweeping = sweepPayments({ ...shop.app, gateways: watched });
    try {
      await eventually(async () =>
        expect(asked).toEqual(new Set([silent.transactionId, other.transactionId])),
      );
    } finally {
      end();
    }
    await sweeping;
  });

  it("opens no second page while it can't tell whether the first one is closed", async () => {
    const guest = await order(shop);
    await openPayment(shop, guest, "edahabia");
    await shop.sandbox.fault({ endpoint: "chargily:POST checkouts/:id/expire", kind: "status" });
    const path = `/orders/${guest.number}/payments`;
    const other = await callApi(shop, "POST", path, { body: { method: "cib" }, as: guest });
    expect(other).toMatchObject({ status: 409, problem: { code: "payment_pending" } });
  });

  it("leaves money to a person that a gateway can't give back by itself", async () => {
    const guest = await order(shop);
    const first = await openPayment(shop, guest, "cib");
    // The bank says that it is cancelled, and takes the money of that page all the same.
    await shop.sandbox.pay(first.transactionId, { outcome: "cancelled" });
    const second = await openPayment(shop, guest, "edahabia");
    await shop.sandbox.pay(first.transactionId);
    await settlePayment(shop.app, first.id);
    await payAtChargily(second.transactionId);
    await settlePayment(shop.app, second.id);
    const { refunds } = await findStuckPayments(shop.app.db);
    expect(refunds.filter((one) => one.orderNumber === guest.number)).toMatchObject([
      { status: "manual", amount: second.amount.amount, note: "the gateway can't do it" },
    ]);
  });

  it("refuses a method that nobody offers, and one that is not offered in the order's currency", async () => {
    const refused = { status: 409, problem: { code: "payment_method_unavailable" } };
    const guest = await order(shop);
    for (const method of ["card", "wallet", "paypal"]) {
      const path = `/orders/${guest.number}/payments`;
      expect(await callApi(shop, "POST", path, { body: { method }, as: guest })).toMatchObject(refused);
    }
    const lines = guest.order.lines.map(({ plan, quantity }) => ({ plan: plan.code, quantity }));
    const wanted = { currency: "USD", lines };
    const { data } = await callApi(shop, "POST", "/quotes", { body: wanted });
    const body = orderBody("", (data as Quote).total, wanted);
    expect(await callApi(shop, "POST", "/orders", { body })).toMatchObject(refused);
  });
});

describe("a method that is given to another gateway", () => {
  const swapped = () => configured(shop.environment, "cib:chargily,edahabia:satim");

  it("leaves payments that were opened before with the gateway that opened them", async () => {
    const payment = await openPayment(shop, await order(shop), "edahabia");
    await shop.sandbox.fault({ endpoint: "chargily:webhook", kind: "drop" });
    await payAtChargily(payment.transactionId);
    expect(await settlePayment(swapped(), payment.id)).toMatchObject({ status: "paid", gateway: "chargily" });
  });

  it("gives money back through the gateway that took it", async () => {
    const payment = await openPayment(shop, await order(shop), "cib");
    await shop.sandbox.pay(payment.transactionId);
    await settlePayment(shop.app, payment.id);
    const { amount } = payment.amount;
    const app = swapped();
    const refund = { paymentId: payment.id, amount, cause: randomUUID() };
    await app.db.transaction().execute((tx) => requestRefund(app, tx, refund));
    await doJobs(shop);
    expect(await shop.sandbox.get(`/controls/satim/orders/${payment.transactionId}`)).toMatchObject({
      refundedAmount: amount,
    });
  });
});

describe("a gateway that is not configured any more", () => {
  it("leaves its payments to a person, who sees them, until it is back", async () => {
    const guest = await order(shop);
    const payment = await openPayment(shop, guest, "edahabia");
    await shop.sandbox.fault({ endpoint: "chargily:webhook", kind: "drop" });
    await payAtChargily(payment.transactionId);

    const changed = without("CHARGILY", "cib:satim");
    expect(await settlePayment(changed, payment.id)).toMatchObject({
      status: "pending",
      reviewReason: "gateway_not_configured",
    });
    const { payments } = await findStuckPayments(shop.app.db);
    expect(payments).toContainEqual(expect.objectContaining({ id: payment.id }));
    expect(await seePayment(shop, guest, payment.id)).toMatchObject({ status: "pending" });

    await shop.app.db
      .updateTable("payment")
      .set({ nextCheckAt: new Date(0), checkedAt: null })
      .execute();
    await sweepPayments(shop.app);
    expect(await findPayment(shop.app.db, payment.id)).toMatchObject({ status: "paid", reviewReason: null });
  });

  it("leaves a refund to a person instead of losing it half sent", async () => {
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId);
    await settlePayment(shop.app, payment.id);
    const refund = { paymentId: payment.id, cause: randomUUID(), amount: 5000, note: null };
    const id = await shop.app.db
      .transaction()
      .execute((tx) => insertRefund(tx, { ...refund, status: "requested" }));
    await sendRefund(without("SATIM", "edahabia:chargily"), String(id));
    const { refunds } = await findStuckPayments(shop.app.db);
    expect(refunds).toContainEqual(
      expect.objectContaining({ id, status: "manual", note: "the gateway satim is not configured" }),
    );
  });

  it("has no address for its webhooks, and its receipts still name the transaction", async () => {
    const { webhooks, gateways } = without("CHARGILY", "cib:satim");
    expect(webhooks.map(({ name }) => name)).not.toContain("chargily");
    const { id, transactionId } = await openPayment(shop, await order(shop), "edahabia");
    const row = await findPayment(shop.app.db, id);
    expect(row && toPayment(gateways, row)).toMatchObject({
      cards: [],
      operator: null,
      receipt: [{ field: "transactionId", value: transactionId }],
    });
  });
});
