import { randomUUID } from "node:crypto";
import type { AutomaticRecharge, Esim, Order, Wallet } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailNotToppedUp } from "./modules/automatic-recharges/mail-not-topped-up.ts";
import { rechargeAutomatically } from "./modules/automatic-recharges/recharge-automatically.ts";
import { mailRecharge } from "./modules/order-messages/mail-recharge.ts";
import { deliverRecharge } from "./modules/recharges/deliver-recharge.ts";
import { giveCredit } from "./modules/wallet/index.ts";
import { issuedEsim, type Owner, refreshed } from "./testing/issued-esim.ts";
import { callApi } from "./testing/purchase.ts";
import { buyRecharge, planWithTopUps, topUpsOf } from "./testing/recharge.ts";
import { setPin } from "./testing/set-pin.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

const pin = "4711";
type Held = { owner: Owner; esim: Esim; plan: string; price: number };

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet" });
});
afterAll(() => shop.close());

const dinars = (amount: number) => ({ amount, currency: "DZD" });
const path = ({ esim }: Held) => `/esims/${esim.id}/automatic-top-up`;
const switchOn = (one: Held, changes: object = {}) =>
  callApi(shop, "PUT", path(one), {
    as: one.owner.as,
    body: { plan: one.plan, ceiling: dinars(one.price * 2), walletPin: pin, ...changes },
  });
const setting = async (one: Held) =>
  (await callApi(shop, "GET", path(one), { as: one.owner.as })).data as AutomaticRecharge | null;
const balance = async ({ owner }: Held) =>
  ((await callApi(shop, "GET", "/wallet", { as: owner.as })).data as Wallet).balances[0]?.amount;

/** In use, with a PIN and `tops` times the price of its cheapest top-up in the wallet. */
async function held(tops = 3): Promise<Held> {
  const { owner, esim } = await issuedEsim(shop, await planWithTopUps(shop));
  await use(esim, 0.1);
  const [plan] = (await topUpsOf(shop, owner, esim.id)).plans;
  const price = plan?.price.amount as number;
  await setPin(shop, owner.as.token, pin);
  await fill(owner, price * tops);
  return { owner, esim: await refreshed(shop, owner, esim.id), plan: plan?.code as string, price };
}

async function fill({ email }: Pick<Owner, "email">, amount: number): Promise<void> {
  if (amount === 0) return;
  const customer = shop.app.db.selectFrom("customer").select("id").where("email", "=", email);
  const { id: customerId } = await customer.executeTakeFirstOrThrow();
  await shop.app.db
    .transaction()
    .execute((tx) =>
      giveCredit(tx, { customerId, amount: dinars(amount), key: randomUUID(), note: "a test" }),
    );
}

/** So much of all its data at the first. */
const use = ({ iccid, totalBytes }: Esim, part: number) =>
  shop.sandbox.stepEsim(iccid as string, "use", Math.ceil((totalBytes ?? 0) * part));

/** The note that a tenth is left, where there is one. */
const lowData = async ({ esim }: Held) =>
  (
    await shop.app.db
      .selectFrom("esimAlert")
      .select("id")
      .where("esimId", "=", esim.id)
      .where("kind", "=", "left-10")
      .executeTakeFirst()
  )?.id;

/** Uses so much more, and does what the worker does then, also twice and at once. */
async function runLow(one: Held, part = 0.82): Promise<void> {
  await use(one.esim, part);
  await refreshed(shop, one.owner, one.esim.id);
  const id = await lowData(one);
  if (id) await Promise.all([1, 2, 3].map(() => rechargeAutomatically(shop.app, id)));
}

/** What the worker does with what was bought, half an hour going by. */
async function arrive({ esim, owner }: Held): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from recharge where esim_id = ${esim.id}`.execute(
    shop.app.db,
  );
  for (const { id } of rows) await deliverRecharge(shop.app, id);
  await refreshed(shop, owner, esim.id);
  await sql`update recharge set ended_at = ended_at - interval '1 hour'`.execute(shop.app.db);
}

const bought = async ({ owner, esim }: Held) =>
  ((await callApi(shop, "GET", "/orders", { as: owner.as })).data as Order[]).filter(({ lines }) =>
    lines.some(({ topUp }) => topUp?.esim === esim.id),
  );
const topUpsAt = async ({ esim }: Held) =>
  (await shop.sandbox.get<{ packageList: unknown[] }>(`/controls/esims/${esim.iccid}`)).packageList.length -
  1;
const told = async ({ owner }: Held) =>
  (await shop.sandbox.mailTo(owner.email)).map(({ subject }) => subject.replace(/[\u2066-\u2069]/g, ""));
const sayNot = async (one: Held) => mailNotToppedUp(shop.app, (await lowData(one)) as string);

describe("an automatic top-up", () => {
  it("is switched on by the PIN, with a ceiling that allows it, and off without one", async () => {
    const one = await held();
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
    const one = await held();
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
    expect((await told(one))[0]).toMatch(/^Turquie\u00a0: .* ajouté à votre eSIM$/);
    expect((await shop.sandbox.mailTo(one.owner.email))[0]?.text).toContain("automatiquement");
  });

  it("is bought again the next time that data runs low, and not beyond the ceiling of the month", async () => {
    const one = await held();
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
    const one = await held();
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
    const one = await held(0);
    await fill(one.owner, one.price - 100);
    await switchOn(one);
    await runLow(one);
    expect(await bought(one)).toEqual([]);
    expect(await balance(one)).toBe(one.price - 100);
    expect(await setting(one)).toMatchObject({ last: { outcome: "no_money" }, spentThisMonth: dinars(0) });
    await sayNot(one);
    expect((await told(one))[0]).toBe("Turquie\u00a0: pas de recharge automatique");
    // Once for each time: money that comes later is not taken for it.
    await fill(one.owner, one.price);
    await runLow(one, 0);
    expect(await bought(one)).toEqual([]);
  });

  it("is not bought beside one that its owner has just bought", async () => {
    const one = await held();
    await switchOn(one);
    await buyRecharge(shop, one.owner, one.esim);
    await runLow(one);
    expect(await bought(one)).toHaveLength(1);
    expect(await balance(one)).toBe(one.price * 3);
  });

  it("ends with the account", async () => {
    const one = await held(0);
    await switchOn(one);
    await callApi(shop, "DELETE", "/auth/me", { as: one.owner.as, body: { confirm: "DELETE" } });
    const left = shop.app.db
      .selectFrom("automaticRecharge")
      .select("esimId")
      .where("esimId", "=", one.esim.id);
    expect(await left.execute()).toEqual([]);
  });
});
