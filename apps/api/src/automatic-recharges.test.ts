import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailRecharge } from "./modules/order-messages/mail-recharge.ts";
import {
  arrive,
  balance,
  bought,
  dinars,
  fill,
  held,
  path,
  runLow,
  sayNot,
  setting,
  switchOn,
  told,
  topUpsAt,
} from "./testing/automatic-recharge.ts";
import { callApi } from "./testing/purchase.ts";
import { buyRecharge } from "./testing/recharge.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet" });
});
afterAll(() => shop.close());

describe("an automatic top-up", () => {
  it("is switched on by the PIN, with a ceiling that allows it, and off without one", async () => {
    const one = await held(shop);
    expect(await setting(one)).toBeNull();
    expect((await switchOn(one, { walletPin: "0000" })).problem.code).toBe("pin_incorrect");
    expect((await switchOn(one, { plan: "NO-SUCH-PLAN" })).problem.code).toBe("plan_unavailable");
    expect((await switchOn(one, { ceiling: dinars(one.price - 1) })).problem.code).toBe("invalid_input");
    expect(await setting(one)).toBeNull();
    expect((await switchOn(one)).data).toMatchObject({
      plan: { code: one.plan, price: dinars(one.price) },
      ceiling: dinars(one.price * 2),
      spentThisMonth: dinars(0),
      last: null,
    });
    for (const _ of [1, 2])
      expect((await callApi(shop, "DELETE", path(one), { as: one.owner.as })).status).toBe(204);
    expect(await setting(one)).toBeNull();
    await runLow(one);
    expect(await bought(one)).toEqual([]);
  });

  it("is bought once from the wallet when a tenth is left, carried out once, and told by mail", async () => {
    const one = await held(shop);
    await switchOn(one);
    await runLow(one, 0.5);
    expect(await bought(one)).toEqual([]);
    await runLow(one, 0.35);
    await runLow(one, 0);
    const [order, ...others] = await bought(one);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ status: "confirmed", total: dinars(one.price), paymentMethod: "wallet" });
    expect(await balance(one)).toBe(one.price * 2);
    await arrive(one);
    await runLow(one, 0);
    expect(await topUpsAt(one)).toBe(1);
    expect(await setting(one)).toMatchObject({
      spentThisMonth: dinars(one.price),
      last: { outcome: "bought" },
    });
    const [recharge] = (await bought(one))[0]?.recharges ?? [];
    await mailRecharge(shop.app, recharge?.id as string);
    expect((await told(one))[0]).toMatch(/^Turquie\u00a0: votre eSIM est rechargée \(.*\)$/);
    expect((await shop.sandbox.mailTo(one.owner.email))[0]?.text).toContain("automatiquement");
  });

  it("is bought again the next time that data runs low, and not beyond the ceiling of the month", async () => {
    const one = await held(shop);
    await switchOn(one);
    await runLow(one);
    await arrive(one);
    await runLow(one, 0.95);
    expect(await bought(one)).toHaveLength(2);
    await arrive(one);
    await runLow(one, 1);
    expect(await bought(one)).toHaveLength(2);
    expect(await balance(one)).toBe(one.price);
    expect(await setting(one)).toMatchObject({ last: { outcome: "over_ceiling" } });
    for (const _ of [1, 2]) await sayNot(one);
    expect((await told(one)).filter((subject) => subject.includes("pas de recharge"))).toHaveLength(1);
  });

  it("is bought again in the next month", async () => {
    const one = await held(shop);
    await switchOn(one, { ceiling: dinars(one.price) });
    await runLow(one);
    await arrive(one);
    await sql`update automatic_recharge_run set at = at - interval '1 month' where esim_id = ${one.esim.id}`.execute(
      shop.app.db,
    );
    await runLow(one, 0.95);
    expect(await bought(one)).toHaveLength(2);
  });

  it("takes nothing and leaves no order where the wallet has too little, which is told", async () => {
    const one = await held(shop, 0);
    await fill(one, one.price - 100);
    await switchOn(one);
    await runLow(one);
    expect(await bought(one)).toEqual([]);
    expect(await balance(one)).toBe(one.price - 100);
    expect(await setting(one)).toMatchObject({ last: { outcome: "no_money" }, spentThisMonth: dinars(0) });
    await sayNot(one);
    expect((await told(one))[0]).toBe("Turquie\u00a0: pas de recharge automatique");
    // Once for each time: money that comes later is not taken for it.
    await fill(one, one.price);
    await runLow(one, 0);
    expect(await bought(one)).toEqual([]);
  });

  it("is not bought beside one that its owner has just bought", async () => {
    const one = await held(shop);
    await switchOn(one);
    await buyRecharge(shop, one.owner, one.esim);
    await runLow(one);
    expect(await bought(one)).toHaveLength(1);
    expect(await balance(one)).toBe(one.price * 3);
  });

  it("ends with the account", async () => {
    const one = await held(shop, 0);
    await switchOn(one);
    await callApi(shop, "DELETE", "/auth/me", { as: one.owner.as, body: { confirm: "DELETE" } });
    const left = shop.app.db
      .selectFrom("automaticRecharge")
      .select("esimId")
      .where("esimId", "=", one.esim.id);
    expect(await left.execute()).toEqual([]);
  });
});
