import { randomUUID } from "node:crypto";
import type { Esim, Wallet } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect } from "vitest";
import { rechargeAutomatically } from "../modules/automatic-recharges/recharge-automatically.ts";
import { deliverRecharge } from "../modules/recharges/deliver-recharge.ts";
import { giveCredit } from "../modules/wallet/index.ts";
import { attack } from "../testing/attack.ts";
import { buy, issued, type Owner, refreshed } from "../testing/issued-esim.ts";
import { callApi } from "../testing/purchase.ts";
import { planWithTopUps, topUpsOf } from "../testing/recharge.ts";
import { setPin } from "../testing/set-pin.ts";
import { signIn } from "../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet" });
});
afterAll(() => shop.close());

const pin = "4711";
const dinars = (amount: number) => ({ amount, currency: "DZD" });
type Held = { owner: Owner; esims: Esim[]; plan: string; price: number; customerId: string };

/** So many eSIMs in use, each to be topped up by itself, and money for `tops` times. */
async function held(esims = 1, tops = 1, ceilings = 3): Promise<Held> {
  const owner = await buy(shop, await planWithTopUps(shop), esims);
  const own = await Promise.all(owner.order.esims.map(({ id }) => issued(shop, owner, id)));
  for (const esim of own) await use(esim, 0.1);
  const [plan] = (await topUpsOf(shop, owner, own[0]?.id as string)).plans;
  const price = plan?.price.amount as number;
  const { id: customerId } = await shop.app.db
    .selectFrom("customer")
    .select("id")
    .where("email", "=", owner.email)
    .executeTakeFirstOrThrow();
  await setPin(shop, owner.as.token, pin);
  if (tops > 0)
    await shop.app.db
      .transaction()
      .execute((tx) =>
        giveCredit(tx, { customerId, amount: dinars(price * tops), key: randomUUID(), note: "a test" }),
      );
  const one = { owner, esims: own, plan: plan?.code as string, price, customerId };
  for (const esim of own) {
    await refreshed(shop, owner, esim.id);
    expect((await switchOn(one, esim, { ceiling: dinars(price * ceilings) })).status).toBe(200);
  }
  return one;
}
const use = ({ iccid, totalBytes }: Esim, part: number) =>
  shop.sandbox.stepEsim(iccid as string, "use", Math.ceil((totalBytes ?? 0) * part));
const switchOn = ({ owner, plan, price }: Held, { id }: Esim, changes: object = {}, token = owner.as.token) =>
  callApi(shop, "PUT", `/esims/${id}/automatic-top-up`, {
    as: { token },
    body: { plan, ceiling: dinars(price * 3), walletPin: pin, ...changes },
  });
/** Its data runs low; gives the notes of it. */
async function runLow({ owner, esims }: Held, part = 0.82): Promise<string[]> {
  for (const esim of esims) {
    await use(esim, part);
    await refreshed(shop, owner, esim.id);
  }
  const ids = esims.map(({ id }) => id);
  const notes = shop.app.db
    .selectFrom("esimAlert")
    .select("id")
    .where("esimId", "in", ids)
    .where("kind", "=", "left-10");
  return (await notes.execute()).map(({ id }) => id);
}
const atOnce = (tries: number, notes: string[]) =>
  Promise.allSettled(
    Array.from({ length: tries }, (_, at) =>
      rechargeAutomatically(shop.app, notes[at % notes.length] as string),
    ),
  );
const balance = async ({ owner }: Held) =>
  ((await callApi(shop, "GET", "/wallet", { as: owner.as })).data as Wallet).balances[0]?.amount ?? 0;
const bought = async ({ esims }: Held) =>
  (
    await sql<{
      id: string;
    }>`select id from recharge where esim_id = any(${esims.map(({ id }) => id)}::uuid[])`.execute(shop.app.db)
  ).rows;
const few = { short: 6, whole: 30 };

attack("one eSIM's data runs low once, heard of so often at once: bought once", few, async (tries) => {
  const one = await held(1, 3);
  await atOnce(tries, await runLow(one));
  expect([(await bought(one)).length, await balance(one)]).toEqual([1, one.price * 2]);
});

attack("two eSIMs run low at once, the wallet has enough for one", few, async (tries) => {
  const one = await held(2, 1);
  const notes = await runLow(one);
  expect(notes).toHaveLength(2);
  await atOnce(tries, notes);
  expect([(await bought(one)).length, await balance(one)]).toEqual([1, 0]);
});

attack(
  "data runs low again and again: no more than the month's ceiling leaves the wallet",
  { short: 3, whole: 10 },
  async (tries) => {
    const one = await held(1, tries + 2, 2);
    for (let at = 0; at < tries; at++) {
      for (const note of await runLow(one, 0.95)) await atOnce(2, [note]);
      for (const { id } of await bought(one)) await deliverRecharge(shop.app, id);
      await sql`update recharge set ended_at = ended_at - interval '1 hour'`.execute(shop.app.db);
    }
    expect([(await bought(one)).length, await balance(one)]).toEqual([2, one.price * tries]);
  },
);

attack(
  "the price rises above the ceiling after it was switched on",
  { short: 1, whole: 3 },
  async (tries) => {
    for (let at = 0; at < tries; at++) {
      const one = await held(1, 10, 1);
      const [esim] = one.esims;
      const notes = await runLow(one);
      await sql`update recharge_offer set wholesale_usd_e4 = wholesale_usd_e4 * 2 where esim_id = ${esim?.id}`.execute(
        shop.app.db,
      );
      await atOnce(2, notes);
      expect(await bought(one)).toEqual([]);
      expect(await balance(one)).toBe(one.price * 10);
    }
  },
);

attack("the account is deleted at the same time", { short: 2, whole: 10 }, async (tries) => {
  for (let at = 0; at < tries; at++) {
    const one = await held(1, 1);
    const notes = await runLow(one);
    await Promise.allSettled([
      ...notes.map((note) => rechargeAutomatically(shop.app, note)),
      callApi(shop, "DELETE", "/auth/me", { as: one.owner.as, body: { confirm: "DELETE" } }),
    ]);
    const { rows } = await sql<{ amount: number }>`
      select balance::int as amount from wallet_account where customer_id = ${one.customerId}`.execute(
      shop.app.db,
    );
    const [left, made] = [rows.reduce((sum, { amount }) => sum + amount, 0), (await bought(one)).length];
    expect(left >= 0 && made <= 1 && left + made * one.price <= one.price).toBe(true);
  }
});

attack(
  "a stranger switches it on for somebody else's eSIM, to be paid by that wallet or by their own",
  { short: 2, whole: 10 },
  async (tries) => {
    const one = await held(1, 1);
    const [esim] = one.esims;
    const email = `${randomUUID()}@example.com`;
    const token = await signIn(shop, email);
    for (let at = 0; at < tries; at++)
      expect((await switchOn(one, esim as Esim, {}, token)).problem.code).toBe("not_found");
    const off = await callApi(shop, "DELETE", `/esims/${esim?.id}/automatic-top-up`, { as: { token } });
    expect(off.problem.code).toBe("not_found");
  },
);

attack("a thief of a session without the PIN raises the ceiling", { short: 4, whole: 4 }, async (tries) => {
  const one = await held(1, 1);
  for (let at = 0; at < tries; at++)
    expect(
      (await switchOn(one, one.esims[0] as Esim, { ceiling: dinars(one.price * 99), walletPin: `000${at}` }))
        .status,
    ).not.toBe(200);
  // Blocked by now: the right one does not help either.
  expect((await switchOn(one, one.esims[0] as Esim)).problem.code).toBe("pin_blocked");
});

attack(
  "the supplier refuses what was bought: the money is in that wallet again, once",
  { short: 1, whole: 5 },
  async (tries) => {
    for (let at = 0; at < tries; at++) {
      const one = await held(1, 1);
      await atOnce(2, await runLow(one));
      const [recharge] = await bought(one);
      await shop.sandbox.fault({
        endpoint: "esim-access:esim/topup",
        kind: "business-error",
        errorCode: "310241",
        times: 20,
      });
      for (const _ of [1, 2, 3]) await deliverRecharge(shop.app, recharge?.id as string);
      await shop.sandbox.clearFaults();
      expect(await balance(one)).toBeLessThanOrEqual(one.price);
      await atOnce(3, await runLow(one, 0));
      expect(await bought(one)).toHaveLength(1);
    }
  },
);
