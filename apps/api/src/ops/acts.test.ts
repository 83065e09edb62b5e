import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  acceptShortLists,
  beginRefund,
  endCoupon,
  endVouchers,
  makeCoupon,
  noteByHand,
  retryOrder,
  reveal,
  showVouchers,
} from "../modules/operators/index.ts";
import { makeBatch } from "../modules/vouchers/index.ts";
import { anyPlan, order } from "../testing/purchase.ts";
import { asOwner } from "../testing/test-database.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";
import { operatorsOf, paidOrder } from "./operators.test-kit.ts";

let shop: TestShop;
const { as, complaint, customer } = operatorsOf(() => shop);
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const by = { who: "Amel", why: "as agreed" };
/** Longer than a reason that can be kept. */
const unkept = { who: "Amel", why: "x".repeat(501) };
const everything = async () =>
  JSON.stringify(
    await Promise.all(
      (["refund", "coupon", "voucher", "esim", "operatorAct"] as const).map((table) =>
        shop.app.db.selectFrom(table).selectAll().orderBy("id").execute(),
      ),
    ),
  );

/** A refund that has to be sent on the gateway's own site. */
async function refundByHand(): Promise<string> {
  const { number, payment } = await paidOrder(shop);
  await as("amel", `refund ${number}`);
  const { id } = await shop.app.db
    .updateTable("refund")
    .set({ status: "manual" })
    .where("paymentId", "=", payment.id)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const batchOf = async (quantity: number) =>
  (
    await makeBatch(shop.app, {
      plan: await anyPlan(shop),
      quantity,
      expiresAt: new Date("2099-01-01T00:00Z"),
    })
  ).number;

describe("an act", () => {
  it("whose record can't be written does not happen", async () => {
    const { app } = shop;
    const { number } = await order(shop);
    const [refund, batch, coupon] = [
      await refundByHand(),
      await batchOf(2),
      await makeCoupon(app.db, { percent: 5 }, by),
    ];
    const before = await everything();
    for (const act of [
      () => makeCoupon(app.db, { percent: 10 }, unkept),
      () => endCoupon(app.db, coupon.code, unkept),
      () => endVouchers(app, { batch, nth: undefined }, unkept),
      () => showVouchers(app, batch, unkept),
      () => retryOrder(app, number, unkept),
      () => beginRefund(app, refund, unkept),
      () => noteByHand(app, refund, unkept),
      () => acceptShortLists(app, unkept),
      () => reveal(app, { kind: "buyer", subject: number }, unkept),
    ])
      await expect(act()).rejects.toThrow("operator_act_why_check");
    expect(await everything()).toBe(before);
  });

  it("says in what state it found what it changed, and in what it left it", async () => {
    const { number, payment } = await paidOrder(shop);
    await as("amel", `refund ${number} 50`);
    expect((await as("amel", `acts ${number}`))[0]).toMatchObject({
      kind: "act",
      act: "refund",
      before: { left: payment.amount },
      after: { left: payment.amount - 5000 },
    });
    const refund = await refundByHand();
    await as("amel", `begin ${refund}`);
    await as("amel", `by-hand ${refund}`);
    expect(await as("amel", `acts ${refund}`)).toMatchObject([
      {
        act: "by-hand",
        details: { what: "refund" },
        before: { status: "manual" },
        after: { status: "done" },
      },
      { act: "begin", before: { begun: false }, after: { begun: true } },
    ]);
    const batch = await batchOf(3);
    await as("amel", `voucher block ${batch} 2`);
    await as("amel", `voucher export ${batch}`);
    expect(await as("amel", `acts ${batch}`)).toMatchObject([
      { kind: "look", act: "voucher export", details: { codes: 2 } },
      { kind: "act", act: "voucher block", details: { blocked: 1, nth: 2 } },
    ]);
  });
});

describe("what no list shows", () => {
  it("is shown to who says why, and that they looked is kept, without what they saw", async () => {
    const { number, email } = await paidOrder(shop);
    expect(await reveal(shop.app, { kind: "buyer", subject: number }, by)).toMatchObject({ email });
    const looks = await as("amel", `acts ${number}`);
    expect(looks).toMatchObject([{ kind: "look", act: "reveal buyer", who: "Amel", why: "as agreed" }]);
    expect(JSON.stringify(looks)).not.toContain(email);
  });

  it("is nothing of nobody", async () => {
    for (const [kind, subject, refused] of [
      ["buyer", "NOBODY22", "order_unknown"],
      ["customer", randomUUID(), "customer_unknown"],
    ] as const)
      await expect(reveal(shop.app, { kind, subject }, by)).rejects.toMatchObject({ code: refused });
  });
});

describe("two operators at once", () => {
  it("begin a refund by hand once: the second is told, or it would be sent twice", async () => {
    const refund = await refundByHand();
    const said = await Promise.all(["amel", "nadia"].map((user) => complaint(user, `begin ${refund}`)));
    expect(said.toSorted()).toEqual([expect.stringContaining("was begun at"), "done"]);
    expect(await as("amel", `acts ${refund}`)).toMatchObject([{ act: "begin" }]);
    // It came back: it is begun anew.
    await shop.app.db.updateTable("refund").set({ failedAt: new Date() }).where("id", "=", refund).execute();
    expect(await complaint("nadia", `begin ${refund}`)).toBe("done");
  });

  it("note what was done by hand once", async () => {
    const refund = await refundByHand();
    const said = await Promise.all(["amel", "nadia"].map((user) => complaint(user, `by-hand ${refund}`)));
    expect(said.toSorted()).toEqual([expect.stringContaining("Nothing that needs a person"), "done"]);
  });

  it("block each voucher once, and each is told how many were left", async () => {
    const batch = await batchOf(5);
    const both = await Promise.all(["amel", "nadia"].map((user) => as(user, `voucher block ${batch}`)));
    expect(both.map(({ blocked }) => blocked).toSorted()).toEqual([0, 5]);
    const acts = await as("amel", `acts ${batch}`);
    expect(acts).toMatchObject([
      { before: { open: 0, ended: 5 }, after: { open: 0, ended: 5 } },
      { before: { open: 5, ended: 0 }, after: { open: 0, ended: 5 } },
    ]);
  });
});

it("a short list that somebody accepted says who, and what was on sale before", async () => {
  await acceptShortLists(shop.app, by);
  const [act] = await as("amel", "acts catalogue");
  expect(act).toMatchObject({
    act: "accept-short-list",
    who: "Amel",
    before: { offers: expect.any(Number) },
  });
});

it("what is owed to wallets is their balances, by currency, with how many hold any", async () => {
  const owed = async () => {
    const all: { currency: string; amount: number; wallets: number }[] = await as("amel", "owed");
    return all.find(({ currency }) => currency === "DZD") ?? { amount: 0, wallets: 0 };
  };
  const before = await owed();
  const [one, other] = [await customer(), await customer()];
  await as("amel", `wallet credit ${one.email} 500 DZD`);
  await as("amel", `wallet credit ${other.email} 20.50 DZD`);
  await as("amel", `wallet pay-out ${other.email} 20.50 DZD`);
  const after = await owed();
  expect([after.amount - before.amount, after.wallets - before.wallets]).toEqual([50_000, 1]);
});

describe("what was done stays as it was written", () => {
  it("also for who owns the table, unless the guard is taken off", async () => {
    for (const change of [
      "update operator_act set why = 'another'",
      "delete from operator_act",
      "truncate operator_act",
    ])
      await expect(asOwner(shop, change)).rejects.toThrow("stays as it was written");
  });

  it("and is numbered without a gap and found whole, however many write at once", async () => {
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => makeCoupon(shop.app.db, { percent: 10 }, by)),
    );
    await Promise.all(codes.map(({ code }) => endCoupon(shop.app.db, code, by)));
    const { acts, newest, broken } = await as("amel", "check-acts");
    expect([broken, acts > 24, newest]).toEqual([null, true, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const numbers = await shop.app.db.selectFrom("operatorAct").select("number").orderBy("number").execute();
    expect(numbers.map(({ number }) => Number(number))).toEqual(numbers.map((_, at) => at + 1));
  });

  it.each([
    ["a reason that was changed", "update operator_act set why = 'another' where number = 4", 4],
    ["a time that was changed", "update operator_act set at = at - interval '1 day' where number = 5", 5],
    ["a row that was taken out", "delete from operator_act where number = 3", 4],
    [
      "a row that was changed and sealed anew",
      "update operator_act a set who = 'Nadia', seal = operator_act_seal((select seal from operator_act where number = 5), jsonb_populate_record(a, '{\"who\": \"Nadia\"}')) where number = 6",
      7,
    ],
    [
      "a row that was put in",
      "update operator_act set number = -number where number > 6; update operator_act set number = 1 - number where number < 0; insert into operator_act select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'number', 7))).* from operator_act a where number = 6",
      7,
    ],
  ])("%s is named by its number", async (_what, forge, number) => {
    await as("amel", "coupon create --percent 10");
    const unguarded = (sql: string) => asOwner(shop, `set session_replication_role = replica; ${sql}`);
    await asOwner(shop, "create table before_that as table operator_act");
    await unguarded(forge);
    expect((await as("amel", "check-acts")).broken).toMatchObject({ number });
    await unguarded("delete from operator_act; insert into operator_act select * from before_that");
    await asOwner(shop, "drop table before_that");
    expect((await as("amel", "check-acts")).broken).toBeNull();
  });

  it("a seal that was kept elsewhere tells whether all after it was sealed anew", async () => {
    const { newest } = await as("amel", "check-acts");
    await as("amel", "coupon create --percent 10");
    expect(await as("amel", `check-acts ${newest}`)).toMatchObject({
      isHere: expect.stringContaining("number"),
    });
    const strange = randomUUID().replaceAll("-", "").repeat(2);
    expect(await as("amel", `check-acts ${strange}`)).toMatchObject({ isHere: "no" });
  });
});
