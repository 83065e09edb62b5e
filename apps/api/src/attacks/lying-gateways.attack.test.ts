import { randomUUID } from "node:crypto";
import type { Order, PaymentMethod } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { settlePayment } from "../modules/payments/index.ts";
import { attack } from "../testing/attack.ts";
import { callApi, type Guest, openPayment, order, seeOrder } from "../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "edahabia:chargily,card:stripe,paypal:paypal" });
});
afterAll(() => shop.close());

type Opened = { guest: Guest & { order: Order }; id: string; ref: string };
type Gateway = {
  method: PaymentMethod;
  currency: "DZD" | "USD";
  /** The person on its page, or time. */
  move: (ref: string, outcome: string) => Promise<unknown>;
  pays: string;
  /** What its answers say wrongly from now on. */
  lie: (ref: string, fields: object) => Promise<unknown>;
  lies: [string, (other: Opened) => object][];
};
const chargily = (ref: string, what: string) => `/controls/chargily/checkouts/${ref}/${what}`;
const paypal = (ref: string, what: string) => `/controls/paypal/orders/${ref}/${what}`;
const paypalMoney = (value: string, currency_code = "USD") => ({
  capture: { amount: { value, currency_code } },
});

const gateways: Record<string, Gateway> = {
  chargily: {
    method: "edahabia",
    currency: "DZD",
    move: (ref, outcome) => shop.sandbox.payCheckout(ref, { outcome }),
    pays: "paid",
    lie: (ref, fields) => shop.sandbox.post(chargily(ref, "misreport"), fields),
    lies: [
      ["a dinar less", ({ guest }) => ({ amount: guest.order.total.amount / 100 - 1 })],
      ["a dinar more", ({ guest }) => ({ amount: guest.order.total.amount / 100 + 1 })],
      ["nothing", () => ({ amount: 0 })],
      ["a minus", ({ guest }) => ({ amount: -guest.order.total.amount / 100 })],
      ["another currency", () => ({ currency: "eur" })],
      ["another attempt's number", ({ id }) => ({ metadata: { attempt_id: id } })],
      ["no number", () => ({ metadata: [] })],
      ["another merchant's number", () => ({ metadata: { attempt_id: "order-1" } })],
    ],
  },
  paypal: {
    method: "paypal",
    currency: "USD",
    move: (ref, outcome) => shop.sandbox.post(paypal(ref, "pay"), { outcome }),
    pays: "approved",
    lie: (ref, fields) => shop.sandbox.post(paypal(ref, "misreport"), fields),
    lies: [
      ["a cent", () => paypalMoney("0.01")],
      ["a thousand dollars", () => paypalMoney("1000.00")],
      ["another currency", ({ guest }) => paypalMoney((guest.order.total.amount / 100).toFixed(2), "EUR")],
      ["nothing", () => paypalMoney("0.00")],
    ],
  },
};
const names = Object.keys(gateways);

async function opened({ method, currency }: Gateway): Promise<Opened> {
  const guest = await guestWith(currency, method);
  const { id, transactionId } = await openPayment(shop, guest, method);
  return { guest, id, ref: transactionId };
}
async function guestWith(currency: string, paymentMethod: string) {
  const plan = await shop.app.db
    .selectFrom("plan")
    .select("code")
    .where("kind", "=", "fixed")
    .where("withdrawnAt", "is", null)
    .where(sql<boolean>`(prices ->> 'DZD')::bigint > 20000`)
    .orderBy(sql`(prices ->> 'DZD')::bigint`)
    .executeTakeFirstOrThrow();
  const lines = [{ plan: plan.code, quantity: 1 }];
  const { data } = await callApi(shop, "POST", "/quotes", { body: { currency, lines } });
  const { total } = data as { total: Order["total"] };
  return order(shop, lines, { currency, expectedTotal: total, paymentMethod });
}
const statusOf = async ({ guest }: Opened) => (await seeOrder(shop, guest)).status;
const row = ({ id }: Opened) =>
  shop.app.db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const esimsOf = async ({ guest }: Opened) =>
  (await shop.app.db.selectFrom("esim").select("id").where("orderNumber", "=", guest.number).execute())
    .length;
const refundsOf = async ({ id }: Opened) =>
  shop.app.db.selectFrom("refund").select(["amount", "destination"]).where("paymentId", "=", id).execute();
const settle = ({ id }: Opened) => settlePayment(shop.app, id);
const endSession = ({ id }: Opened) =>
  sql`update payment set session_ends_at = now() - interval '1 second' where id = ${id}`.execute(shop.app.db);

describe.each(names)("%s", (name) => {
  const gateway = gateways[name] as Gateway;

  const { length } = gateway.lies;
  attack(
    "says paid, with a wrong sum, currency or number",
    { short: length, whole: length * 3 },
    async (tries) => {
      const other = await opened(gateway);
      for (let at = 0; at < tries; at++) {
        const [what, lie] = gateway.lies[at % length] as Gateway["lies"][number];
        const one = await opened(gateway);
        const fields = lie(/number/.test(what) ? other : one);
        await gateway.lie(one.ref, fields);
        await gateway.move(one.ref, gateway.pays);
        await Promise.all([settle(one), settle(one)]);
        expect([what, await esimsOf(one), (await row(one)).status === "paid"]).toEqual([what, 0, false]);
        // Neither does the one whose number was said.
        await settle(other);
        expect([what, await statusOf(other)]).toEqual([what, "pending"]);
      }
    },
  );

  attack(
    "is paid after the page had ended: once delivered or given back, never both",
    { short: 2, whole: 10 },
    async (tries) => {
      for (let at = 0; at < tries; at++) {
        const one = await opened(gateway);
        await endSession(one);
        await settle(one);
        await gateway.move(one.ref, gateway.pays);
        for (const _ of [1, 2, 3]) await settle(one);
        const given = (await refundsOf(one)).reduce((sum, { amount }) => sum + amount, 0);
        const { status, amount } = await row(one);
        const delivered = (await esimsOf(one)) > 0;
        expect(delivered ? given : status === "paid" ? amount - given : given).toBe(0);
      }
    },
  );
});

describe("chargily", () => {
  const gateway = gateways.chargily as Gateway;
  const orders: [string[], string][] = [
    [["failed", "paid"], "paid"],
    [["expired", "paid"], "paid"],
    [["canceled", "paid"], "paid"],
    [["processing", "paid"], "paid"],
    [["paid", "failed"], "paid"],
    [["paid", "expired", "paid"], "paid"],
    [["failed", "expired"], "declined"],
  ];
  attack(
    "changes its mind, heard at each step and by several at once",
    { short: orders.length, whole: orders.length * 3 },
    async (tries) => {
      for (let at = 0; at < tries; at++) {
        const [steps, end] = orders[at % orders.length] as (typeof orders)[number];
        const one = await opened(gateway);
        for (const step of steps) {
          await gateway.move(one.ref, step);
          await Promise.all([settle(one), settle(one), settle(one)]);
        }
        expect([steps, (await row(one)).status]).toEqual([steps, end]);
        expect([steps, await esimsOf(one), await refundsOf(one)]).toEqual([
          steps,
          end === "paid" ? 1 : 0,
          [],
        ]);
      }
    },
  );

  attack("answers with another checkout, paid by somebody else", { short: 1, whole: 5 }, async (tries) => {
    for (let at = 0; at < tries; at++) {
      const [victim, thief] = [await opened(gateway), await opened(gateway)];
      await gateway.move(victim.ref, "paid");
      // A page of the victim's named as one's own: what a forged return page or event could say.
      await sql`update payment set gateway_ref = ${randomUUID()} where id = ${victim.id}`.execute(
        shop.app.db,
      );
      await sql`update payment set gateway_ref = ${victim.ref} where id = ${thief.id}`.execute(shop.app.db);
      await settle(thief);
      expect([await esimsOf(thief), (await row(thief)).status]).toEqual([0, "pending"]);
    }
  });
});

describe("paypal", () => {
  const gateway = gateways.paypal as Gateway;
  const orders: [string[], number][] = [
    [["declined"], 0],
    [["echeck"], 0],
    [["echeck", "bounced"], 0],
    [["echeck", "cleared"], 1],
    [["voided"], 0],
    [["gone"], 0],
    [["declined", "approved"], 1],
    [["approved", "voided"], 1],
  ];
  attack(
    "changes its mind, heard at each step and by several at once",
    { short: orders.length, whole: orders.length * 3 },
    async (tries) => {
      for (let at = 0; at < tries; at++) {
        const [steps, esims] = orders[at % orders.length] as (typeof orders)[number];
        const one = await opened(gateway);
        for (const step of steps) {
          await gateway.move(one.ref, step);
          await Promise.all([settle(one), settle(one), settle(one)]);
        }
        expect([steps, await esimsOf(one), await refundsOf(one)]).toEqual([steps, esims, []]);
      }
    },
  );

  const outside = ["REFUNDED", "PARTIALLY_REFUNDED", "REVERSED", "SOMETHING_NEW"];
  attack(
    "has given the money back, or a part, before the shop heard of it",
    { short: outside.length, whole: outside.length * 3 },
    async (tries) => {
      for (let at = 0; at < tries; at++) {
        const status = outside[at % outside.length];
        const one = await opened(gateway);
        await gateway.lie(one.ref, { capture: { status } });
        await gateway.move(one.ref, "approved");
        for (const _ of [1, 2]) await settle(one);
        expect([status, await esimsOf(one)]).toEqual([status, 0]);
      }
    },
  );
});

describe("stripe", () => {
  attack(
    "has given a part of the money back before the shop heard of it",
    { short: 1, whole: 5 },
    async (tries) => {
      for (let at = 0; at < tries; at++) {
        const guest = await guestWith("USD", "card");
        const { id, transactionId: ref, amount } = await openPayment(shop, guest, "card");
        await shop.sandbox.post(`/controls/stripe/sessions/${ref}/pay`);
        const back = {
          ref,
          amount: { ...amount, amount: 50 },
          language: "fr" as const,
          refundId: randomUUID(),
        };
        expect(await shop.app.gateways.get("stripe")?.refund(back)).toMatchObject({ outcome: "done" });
        const one = { guest, id, ref };
        for (const _ of [1, 2]) await settle(one);
        expect([await esimsOf(one), (await row(one)).reviewReason]).toEqual([0, "refunded_before_settled"]);
      }
    },
  );
});
