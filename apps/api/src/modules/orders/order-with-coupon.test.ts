import { randomUUID } from "node:crypto";
import type { Order, Quote } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyPlan, callApi, type Guest, openPayment, orderBody, seeOrder } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { untilWaiting } from "../account/account.test-kit.ts";
import { blockCoupon, consumeCoupon, createCoupon, findCoupon, type NewCoupon } from "../coupons/index.ts";
import { settlePayment } from "../payments/index.ts";
import { closeOrders } from "./close-orders.ts";
import { deleteOldUnpaidOrders } from "./delete-unpaid-orders.ts";
import { refundRefusedEsim } from "./returns/refund-esim.ts";

let shop: TestShop;
let lines: { plan: string; quantity: number }[];
let full: Quote;

beforeAll(async () => {
  shop = await createStockedShop();
  lines = [{ plan: await anyPlan(shop), quantity: 3 }];
  full = (await quote(undefined)).data as Quote;
});
afterAll(() => shop.close());

const coupon = async (changes: Partial<NewCoupon> = {}) =>
  (await createCoupon(shop.app.db, { percent: 10, ...changes } as NewCoupon)).code;
const quote = (code: string | undefined, as?: { token: string }) =>
  callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines, coupon: code }, ...(as ? { as } : {}) });

type Placed = Guest & { order: Order; status: number; code?: string };
type Buyer = { email?: string; key?: string };
/** Orders at the price that the coupon gives, which is known before it is used up. */
async function place(code: string, total: Quote["total"], { email, key }: Buyer = {}): Promise<Placed> {
  const body = orderBody("", total, { lines, coupon: code });
  const billing = { ...body.billing, ...(email ? { email } : {}) };
  const { status, data, problem } = await callApi(shop, "POST", "/orders", {
    body: { ...body, billing },
    ...(key ? { key } : {}),
  });
  const { order, secret } = (data ?? {}) as { order: Order; secret: string };
  return { email: billing.email, number: order?.number, secret, order, status, code: problem.code };
}
async function priced(changes: Partial<NewCoupon> = {}) {
  const code = await coupon(changes);
  return { code, total: ((await quote(code)).data as Quote).total };
}
const usesOf = async (code: string) => {
  const { rows } = await sql<{ left: number | null; held: number }>`
    select uses_left as left, (select count(*)::int from coupon_use where coupon_id = coupon.id) as held
    from coupon where code = ${code}`.execute(shop.app.db);
  return rows[0];
};
const expire = async ({ number }: Guest) => {
  await sql`update customer_order set payable_until = now() - interval '1 day' where number = ${number}`.execute(
    shop.app.db,
  );
  await closeOrders(shop.app);
};
async function pay(guest: Guest) {
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  return payment;
}

describe("a quote with a coupon", () => {
  it("says what comes off, with the code however it was typed", async () => {
    const code = await coupon({ code: "été-26" });
    expect(code).toBe("ÉTÉ-26");
    const { data } = await quote(" été - 26 ");
    const { subtotal, couponDiscount, couponCode, total } = data as Quote;
    expect([couponCode, subtotal]).toEqual([code, full.total]);
    expect(couponDiscount.amount).toBe(Math.ceil(full.total.amount / 1000) * 100);
    expect(total.amount).toBe(full.total.amount - couponDiscount.amount);
  });

  it.each<[string, Partial<NewCoupon>]>([
    ["coupon_not_yet_active", { startsAt: new Date(Date.now() + 60_000) }],
    ["coupon_expired", { endsAt: new Date(Date.now() - 1) }],
    ["coupon_package_not_found", { destinations: ["FR"] }],
    ["coupon_minimum_not_met", { minimums: { DZD: 1e9 } }],
    ["coupon_refused", { minimums: { USD: 100 } }],
  ])("is refused with %s, and ordering with it too", async (problem, changes) => {
    const code = await coupon(changes);
    expect(await quote(code)).toMatchObject({ status: 422, problem: { code: problem } });
    expect(await place(code, full.total)).toMatchObject({ status: 422, code: problem });
  });

  it("is refused where it is blocked, and where no code is like it", async () => {
    const code = await coupon();
    await blockCoupon(shop.app.db, code.toLowerCase());
    expect((await quote(code)).problem.code).toBe("coupon_blocked");
    for (const unknown of ["NOBODY", "", "'; drop table coupon", "x".repeat(60)])
      expect((await quote(unknown)).problem.code).toBe("coupon_invalid");
    expect((await quote("x".repeat(61))).problem.code).toBe("invalid_input");
  });

  it("is refused where the percentage in the database is none", async () => {
    const code = await coupon();
    await shop.app.db.updateTable("coupon").set({ percent: 200 }).where("code", "=", code).execute();
    expect((await quote(code)).problem.code).toBe("coupon_invalid_percentage");
  });

  it("says to a customer that they have used it, and to everybody that it is used up", async () => {
    const once = await priced({ maxUsesEach: 1 });
    const guest = await place(once.code, once.total);
    const token = await signIn(shop, guest.email);
    expect((await quote(once.code, { token })).problem.code).toBe("coupon_already_used");
    expect((await quote(once.code)).status).toBe(200);
    const other = await signIn(shop, `${randomUUID()}@example.com`);
    expect((await quote(once.code, { token: other })).status).toBe(200);
    const last = await priced({ maxUses: 1 });
    await place(last.code, last.total);
    expect((await quote(last.code)).problem.code).toBe("coupon_usage_limit");
  });
});

describe("an order with a coupon", () => {
  it("costs less, says why, and is paid with that sum", async () => {
    const { code, total } = await priced();
    const guest = await place(code, total);
    expect(guest.order).toMatchObject({ couponCode: code, subtotal: full.total, total, newsletter: false });
    const payment = await pay(guest);
    expect(payment.amount).toEqual(total);
    expect(await seeOrder(shop, guest)).toMatchObject({ status: "confirmed", couponCode: code });
    expect(await usesOf(code)).toEqual({ left: null, held: 1 });
  });

  it("is not written at the price without it", async () => {
    const { code } = await priced();
    expect(await place(code, full.total)).toMatchObject({ status: 409, code: "price_changed" });
  });

  it("uses it once, however often it is asked for again", async () => {
    const { code, total } = await priced({ maxUses: 2, maxUsesEach: 1 });
    const buyer = { key: randomUUID(), email: `${randomUUID()}@example.com` };
    const all = await Promise.all(Array.from({ length: 8 }, () => place(code, total, buyer)));
    expect(new Set(all.map(({ number }) => number)).size).toBe(1);
    expect(await place(code, total, buyer)).toMatchObject({ status: 201, number: all[0]?.number });
    expect(await usesOf(code)).toEqual({ left: 1, held: 1 });
  });

  it("is one order where the same call comes often at once, though only one use is left", async () => {
    for (const _round of [1, 2, 3, 4]) {
      const { code, total } = await priced({ maxUses: 1 });
      const buyer = { email: `${randomUUID()}@example.com`, key: randomUUID() };
      const placed = await Promise.all(Array.from({ length: 6 }, () => place(code, total, buyer)));
      expect(new Set(placed.map(({ number }) => number)).size).toBe(1);
      expect(await usesOf(code)).toEqual({ left: 0, held: 1 });
    }
  });

  it("is placed for one of 200 who want its last use at the same moment", async () => {
    const { code, total } = await priced({ maxUses: 1 });
    const all = await Promise.all(Array.from({ length: 200 }, () => place(code, total)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(all.flatMap(({ code: problem }) => problem ?? []))).toEqual(
      new Set(["coupon_usage_limit"]),
    );
    expect(await usesOf(code)).toEqual({ left: 0, held: 1 });
  }, 120_000);

  it("is placed as often as one person may, at the same moment too, however they write their address", async () => {
    const { code, total } = await priced({ maxUsesEach: 2 });
    const name = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, at) => place(code, total, { email: `${name}+${at}@example.com` })),
    );
    const placed = all.filter(({ status }) => status === 201).length;
    expect(placed).toBeGreaterThanOrEqual(1);
    expect(new Set(all.flatMap(({ code: problem }) => problem ?? []))).toEqual(
      new Set(["coupon_already_used"]),
    );
    for (const _time of [1, 2]) await place(code, total, { email: `${name}@Example.com` });
    expect(await usesOf(code)).toEqual({ left: null, held: 2 });
    expect((await place(code, total, { email: `${name}@example.com` })).code).toBe("coupon_already_used");
    expect((await place(code, total)).status).toBe(201);
  });

  it("is not taken for used where giving the use fails by a fault of ours", async () => {
    const { code } = await priced({ maxUsesEach: 1 });
    const found = await findCoupon(shop.app.db, code);
    const nobody = { id: randomUUID(), email: "nobody@example.com" };
    const given = shop.app.db.transaction().execute((tx) => consumeCoupon(tx, found, nobody));
    await expect(given).rejects.toMatchObject({ constraint: expect.stringContaining("order_id") });
  });

  it("holds the coupon last: who waits for it has written everything else", async () => {
    const { code, total } = await priced({ maxUses: 5 });
    let waiting: Promise<Placed> | undefined;
    await shop.app.db.transaction().execute(async (tx) => {
      await tx.selectFrom("coupon").select("id").where("code", "=", code).forUpdate().execute();
      expect((await quote(code)).status).toBe(200);
      waiting = place(code, total);
      await untilWaiting(shop, 1);
      const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
      expect(rows.map(({ query }) => query)).toEqual([expect.stringContaining("insert into coupon_use")]);
    });
    expect((await waiting)?.status).toBe(201);
  });
});

describe("a coupon is given back", () => {
  it("when its order expires, once, and is used by another", async () => {
    const { code, total } = await priced({ maxUses: 1, maxUsesEach: 1 });
    const guest = await place(code, total);
    await expire(guest);
    await expire(guest);
    expect(await usesOf(code)).toEqual({ left: 1, held: 0 });
    expect((await place(code, total, guest)).status).toBe(201);
  });

  it("when an unpaid order is deleted", async () => {
    const { code, total } = await priced({ maxUses: 1 });
    const { number } = await place(code, total);
    await sql`update customer_order set created_at = now() - interval '31 days' where number = ${number}`.execute(
      shop.app.db,
    );
    await deleteOldUnpaidOrders(shop.app.db);
    expect(await usesOf(code)).toEqual({ left: 1, held: 0 });
  });

  it("when nothing of its order could be delivered, and all that was paid goes back to the centime", async () => {
    const { code, total } = await priced({ maxUses: 1 });
    const payment = await pay(await place(code, total));
    const esims = shop.app.db.selectFrom("esim").where("orderNumber", "=", payment.orderNumber);
    for (const { id } of await esims.select("id").execute()) {
      await shop.app.db.updateTable("esim").set({ provisioning: "refused" }).where("id", "=", id).execute();
      const esim = await esims.selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      await shop.app.db.transaction().execute((tx) => refundRefusedEsim(shop.app, tx, esim));
    }
    const refunds = await shop.app.db
      .selectFrom("refund")
      .select("amount")
      .where("paymentId", "=", payment.id)
      .execute();
    expect(refunds).toHaveLength(3);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(total.amount);
    expect(await usesOf(code)).toEqual({ left: 1, held: 0 });
  });

  it("not when its order is paid", async () => {
    const { code, total } = await priced({ maxUses: 1 });
    const guest = await place(code, total);
    await pay(guest);
    await expire(guest);
    expect(await usesOf(code)).toEqual({ left: 0, held: 1 });
  });
});

describe("money that comes after the order has expired", () => {
  async function late(
    changes: Partial<NewCoupon>,
    meanwhile: (code: string, total: Quote["total"]) => unknown,
  ) {
    const { code, total } = await priced(changes);
    const guest = await place(code, total);
    const payment = await openPayment(shop, guest);
    await sql`update customer_order set status = 'closed', close_reason = 'expired' where number = ${guest.number}`.execute(
      shop.app.db,
    );
    await sql`delete from coupon_use where coupon_id = (select id from coupon where code = ${code})`.execute(
      shop.app.db,
    );
    await sql`update coupon set uses_left = max_uses where code = ${code}`.execute(shop.app.db);
    await meanwhile(code, total);
    await shop.sandbox.pay(payment.transactionId);
    await settlePayment(shop.app, payment.id);
    return { status: (await seeOrder(shop, guest)).status, uses: await usesOf(code) };
  }

  it("takes its coupon again", async () => {
    expect(await late({ maxUses: 1, maxUsesEach: 1 }, () => {})).toEqual({
      status: "confirmed",
      uses: { left: 0, held: 1 },
    });
  });

  it("goes back where somebody else has the last use by now, or the coupon is blocked", async () => {
    const takenByAnother = await late({ maxUses: 1 }, (code, total) => place(code, total));
    expect(takenByAnother).toEqual({ status: "rejected", uses: { left: 0, held: 1 } });
    const blocked = await late({ maxUses: 1 }, (code) => blockCoupon(shop.app.db, code));
    expect(blocked).toEqual({ status: "rejected", uses: { left: 1, held: 0 } });
  });
});
