import { randomUUID } from "node:crypto";
import type { Order, Quote, Wallet } from "@rihla/contract";
import { newDevice } from "@rihla/contract/rules";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { attack } from "../../testing/attack.ts";
import { issuedEsim, refreshed } from "../../testing/issued-esim.ts";
import { anyPlan, callApi, orderBody } from "../../testing/purchase.ts";
import { orderRecharge, planWithTopUps, topUpsOf } from "../../testing/recharge.ts";
import { setPin } from "../../testing/set-pin.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { giveCredit } from "./index.ts";

let shop: TestShop;
let email: string;
let customerId: string;
/** The device on which the account began, and one on which somebody else has signed in with a code out of its mailbox. */
let own: string;
let thief: string;
const pin = "4711";
const filled = 2_000_000;
const most = newDevice.most.amount;

beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet" });
});
afterAll(() => shop.close());
beforeEach(async () => {
  email = `${randomUUID()}@example.com`;
  own = await signIn(shop, email);
  const customer = shop.app.db.selectFrom("customer").select("id").where("email", "=", email);
  customerId = (await customer.executeTakeFirstOrThrow()).id;
  await shop.app.db.transaction().execute(async (tx) => {
    for (const [currency, amount] of [
      ["DZD", filled],
      ["USD", 10_000],
    ] as const)
      await giveCredit(tx, { customerId, amount: { amount, currency }, key: randomUUID(), note: "a test" });
  });
  thief = await signIn(shop, email);
  await setPin(shop, thief, pin);
});

const place = async (quantity: number, currency = "DZD") => {
  const lines = [{ plan: await anyPlan(shop), quantity }];
  const { data } = await callApi(shop, "POST", "/quotes", { body: { currency, lines } });
  const { total } = data as Quote;
  const billing = { email, name: "Amel Haddad", phone: "+213551234567", country: "DZ" };
  const body = orderBody("", total, { lines, billing, currency, paymentMethod: "wallet" });
  const placed = await callApi(shop, "POST", "/orders", { as: { token: own }, body });
  return { number: (placed.data as { order: Order }).order.number, total: total.amount };
};
const pay = ({ number }: { number: string }, token: string) =>
  callApi(shop, "POST", `/orders/${number}/payments`, {
    as: { token },
    body: { method: "wallet", walletPin: pin },
  });
const balance = async (currency = "DZD") => {
  const { data } = await callApi(shop, "GET", "/wallet", { as: { token: own } });
  return (data as Wallet).balances.find((one) => one.currency === currency)?.amount ?? 0;
};
/** Pieces of a plan that cost at least so much. */
const piecesFor = async (amount: number) => {
  const { total } = await place(1);
  return Math.ceil(amount / total);
};

attack(
  "somebody with A's mailbox signs in on a new device, sets a PIN and spends A's wallet in one order",
  { short: 2, whole: 10 },
  async (tries) => {
    const large = await place(await piecesFor(most + 1));
    for (let tried = 0; tried < tries; tried++) {
      const { status, problem } = await pay(large, thief);
      expect([status, problem]).toMatchObject([403, { code: "new_device_limit", leftHere: newDevice.most }]);
    }
    expect(await balance()).toBe(filled);
    expect((await pay(large, own)).status).toBe(201);
  },
);

attack(
  "the same in many small orders at once, on two new devices, in dinars and dollars",
  { short: 8, whole: 40 },
  async (tries) => {
    const second = await signIn(shop, email);
    const pieces = await piecesFor(60_000);
    const orders = [];
    for (let made = 0; made < tries; made++) orders.push(await place(pieces, made % 4 === 3 ? "USD" : "DZD"));
    const answers = await Promise.all(orders.map((one, index) => pay(one, index % 2 ? thief : second)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(["new_device_limit"]));
    const { worth } = await shop.app.db
      .selectFrom("newDeviceSpend")
      .select(sql<number>`coalesce(sum(worth), 0)::int`.as("worth"))
      .where("customerId", "=", customerId)
      .executeTakeFirstOrThrow();
    expect(worth).toBeGreaterThan(0);
    expect(worth).toBeLessThanOrEqual(most);
    expect(filled - (await balance())).toBeLessThanOrEqual(worth);
  },
);

attack(
  "two transactions at once write more than the limit past the shop's own reading",
  { short: 2, whole: 20 },
  async (tries) => {
    const insert = (worth: number) =>
      shop.app.db.transaction().execute(async (tx) => {
        const cause = `credit:${randomUUID()}`;
        await giveCredit(tx, {
          customerId,
          amount: { amount: 1, currency: "DZD" },
          key: cause.slice(7),
          note: "a test",
        });
        await tx.insertInto("newDeviceSpend").values({ cause, customerId, worth, most }).execute();
      });
    const outcomes = await Promise.allSettled(
      Array.from({ length: Math.max(2, tries) }, () => insert(most * 0.6)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  },
);

it("is over after a day, and never holds the device on which the account began", async () => {
  const large = await place(await piecesFor(most + 1));
  await shop.app.db
    .updateTable("session")
    .set({ createdAt: sql<Date>`now() - make_interval(hours => ${newDevice.hours})` })
    .where("customerId", "=", customerId)
    .where("provenAt", ">", sql<Date>`(select created_at from customer where id = ${customerId})`)
    .execute();
  expect((await pay(large, thief)).status).toBe(201);
});

it("counts by the device, not by the session: who signs out and in again on it is as new as before", async () => {
  const secret = "a".repeat(64);
  const known = { id: randomUUID(), customerId, secretHash: secret };
  await shop.app.db.insertInto("knownDevice").values(known).execute();
  const again = await signIn(shop, email);
  await shop.app.db
    .updateTable("session")
    .set({ knownDeviceId: known.id, createdAt: new Date("2026-01-01") })
    .where("customerId", "=", customerId)
    .where(
      "id",
      "=",
      shop.app.db
        .selectFrom("session")
        .select("id")
        .where("customerId", "=", customerId)
        .orderBy("id", "desc")
        .limit(1),
    )
    .execute();
  const large = await place(await piecesFor(most + 1));
  expect((await pay(large, again)).problem.code).toBe("new_device_limit");
  await shop.app.db
    .updateTable("knownDevice")
    .set({ createdAt: new Date("2026-01-01") })
    .where("id", "=", known.id)
    .execute();
  expect((await pay(large, again)).status).toBe(201);
});

attack(
  "a new device tops up, or has topped up by itself, an eSIM that came after it, when its limit is spent",
  { short: 1, whole: 3 },
  async () => {
    const { owner, esim } = await issuedEsim(shop, await planWithTopUps(shop));
    await shop.sandbox.stepEsim(esim.iccid as string, "use", Math.ceil((esim.totalBytes ?? 0) / 10));
    await refreshed(shop, owner, esim.id);
    const customer = shop.app.db.selectFrom("customer").select("id").where("email", "=", owner.email);
    const { id } = await customer.executeTakeFirstOrThrow();
    const token = await signIn(shop, owner.email);
    await setPin(shop, token, pin);
    const cause = `credit:${randomUUID()}`;
    await shop.app.db.transaction().execute(async (tx) => {
      const note = "a test";
      await giveCredit(tx, {
        customerId: id,
        amount: { amount: filled, currency: "DZD" },
        key: cause.slice(7),
        note,
      });
      await tx.insertInto("newDeviceSpend").values({ cause, customerId: id, worth: most, most }).execute();
    });
    const [plan] = (await topUpsOf(shop, owner, esim.id)).plans;
    const automatic = { plan: plan?.code, ceiling: { amount: filled, currency: "DZD" }, walletPin: pin };
    const switchOn = () =>
      callApi(shop, "PUT", `/esims/${esim.id}/automatic-top-up`, { as: { token }, body: automatic });
    const born = (createdAt: Date) =>
      shop.app.db.updateTable("esim").set({ createdAt }).where("id", "=", esim.id).execute();

    await born(new Date());
    expect((await pay(await orderRecharge(shop, owner, esim), token)).problem.code).toBe("new_device_limit");
    expect((await switchOn()).problem.code).toBe("new_device_limit");
    // One that the account already had goes on being topped up.
    await born(new Date(Date.now() - 3_600_000));
    expect((await pay(await orderRecharge(shop, owner, esim), token)).status).toBe(201);
    expect((await switchOn()).status).toBe(200);
  },
);
