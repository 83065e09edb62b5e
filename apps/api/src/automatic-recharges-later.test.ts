import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { rechargeAutomatically } from "./modules/automatic-recharges/recharge-automatically.ts";
import {
  arrive,
  balance,
  bought,
  type Held,
  held,
  lowData,
  path,
  runLow,
  sayNot,
  setting,
  switchOn,
  told,
  use,
} from "./testing/automatic-recharge.ts";
import { refreshed } from "./testing/issued-esim.ts";
import { callApi } from "./testing/purchase.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet" });
});
afterEach(() => shop.sandbox.clearFaults());
afterAll(() => shop.close());

/** Nobody has looked at what is offered since then. */
async function weeksGoBy({ esim }: Held): Promise<void> {
  await sql`update recharge_offer set read_at = read_at - interval '20 days' where esim_id = ${esim.id}`.execute(
    shop.app.db,
  );
}

/** A tenth is left, and nothing was done about it yet. */
async function noted(one: Held): Promise<string> {
  await use(one, 0.82);
  await refreshed(shop, one.owner, one.esim.id);
  return (await lowData(one)) as string;
}

/** The supplier changes, or with nothing puts back, the top-up that was chosen. */
async function changeAtSupplier({ esim, plan }: Held, change: object): Promise<() => Promise<unknown>> {
  const { providerPackage } = await shop.app.db
    .selectFrom("rechargeOffer")
    .select("providerPackage")
    .where("esimId", "=", esim.id)
    .where("planCode", "=", plan)
    .executeTakeFirstOrThrow();
  const address = `/controls/catalogue/packages/${providerPackage}`;
  await shop.sandbox.post(address, change);
  return () => shop.sandbox.post(address, {});
}

const silent = { endpoint: "esim-access:package/list", kind: "status", status: 503, times: null };

/** Its supplier was asked and did not say what it offers. */
async function triedInVain() {
  const one = await held(shop);
  await switchOn(one);
  await weeksGoBy(one);
  const note = await noted(one);
  await shop.sandbox.fault(silent);
  await expect(rechargeAutomatically(shop.app, note)).rejects.toThrow();
  return { one, note };
}

describe("an automatic top-up, long after it was switched on", () => {
  it("is bought though nobody has looked at what is offered for weeks", async () => {
    const one = await held(shop);
    await switchOn(one);
    await weeksGoBy(one);
    await runLow(one);
    expect(await bought(one)).toHaveLength(1);
    expect(await balance(one)).toBe(one.price * 2);
  });

  it("moves no money where its supplier has withdrawn it, and says so once", async () => {
    const one = await held(shop);
    await switchOn(one);
    const putBack = await changeAtSupplier(one, { withdrawn: true });
    await weeksGoBy(one);
    await runLow(one);
    await putBack();
    expect(await bought(one)).toEqual([]);
    expect(await balance(one)).toBe(one.price * 3);
    expect(await setting(one)).toMatchObject({ last: { outcome: "not_possible" }, plan: null });
    for (const _ of [1, 2]) await sayNot(one);
    expect((await told(one)).filter((subject) => subject.includes("pas de recharge"))).toHaveLength(1);
  });

  it("waits an hour for a supplier that does not say what it offers, then its owner is told", async () => {
    const { one, note } = await triedInVain();
    expect(await setting(one)).toMatchObject({ last: null });
    await sql`update esim_alert set at = at - interval '1 hour' where id = ${note}`.execute(shop.app.db);
    await rechargeAutomatically(shop.app, note);
    expect(await setting(one)).toMatchObject({ last: { outcome: "not_possible" } });
    expect(await balance(one)).toBe(one.price * 3);
  });

  it("is bought once the supplier speaks again", async () => {
    const { one, note } = await triedInVain();
    await shop.sandbox.clearFaults();
    await rechargeAutomatically(shop.app, note);
    await arrive(one);
    expect(await bought(one)).toHaveLength(1);
  });

  it("is not bought, and nothing is told, where it was switched off after the reading", async () => {
    const one = await held(shop);
    await switchOn(one);
    const note = await noted(one);
    await callApi(shop, "DELETE", path(one), { as: one.owner.as });
    await rechargeAutomatically(shop.app, note);
    expect(await bought(one)).toEqual([]);
    await sayNot(one);
    expect((await told(one)).some((subject) => subject.includes("pas de recharge"))).toBe(false);
    expect(await balance(one)).toBe(one.price * 3);
  });

  it("goes on for an eSIM that was shared: its buyer's wallet pays, and its buyer is told", async () => {
    const one = await held(shop);
    await switchOn(one);
    const shared = await callApi(shop, "PUT", `/orders/${one.owner.number}/shares`, {
      as: one.owner.as,
      body: { esims: [{ id: one.esim.id }], language: "ar", largeType: false },
    });
    expect(shared.status).toBe(200);
    await runLow(one);
    expect(await bought(one)).toHaveLength(1);
    expect(await balance(one)).toBe(one.price * 2);
  });
});
