import { randomUUID } from "node:crypto";
import type { AutomaticRecharge, Esim, Order, Wallet } from "@rihla/contract";
import { sql } from "kysely";
import { mailNotToppedUp } from "../modules/automatic-recharges/mail-not-topped-up.ts";
import { rechargeAutomatically } from "../modules/automatic-recharges/recharge-automatically.ts";
import { deliverRecharge } from "../modules/recharges/deliver-recharge.ts";
import { giveCredit } from "../modules/wallet/index.ts";
import { issuedEsim, type Owner, refreshed } from "./issued-esim.ts";
import { callApi } from "./purchase.ts";
import { planWithTopUps, topUpsOf } from "./recharge.ts";
import { setPin } from "./set-pin.ts";
import type { TestShop } from "./test-shop.ts";

const pin = "4711";
export type Held = { shop: TestShop; owner: Owner; esim: Esim; plan: string; price: number };

export const dinars = (amount: number) => ({ amount, currency: "DZD" });
export const path = ({ esim }: Held) => `/esims/${esim.id}/automatic-top-up`;
export const switchOn = (one: Held, changes: object = {}) =>
  callApi(one.shop, "PUT", path(one), {
    as: one.owner.as,
    body: { plan: one.plan, ceiling: dinars(one.price * 2), walletPin: pin, ...changes },
  });
export const setting = async (one: Held) =>
  (await callApi(one.shop, "GET", path(one), { as: one.owner.as })).data as AutomaticRecharge | null;
export const balance = async ({ shop, owner }: Held) =>
  ((await callApi(shop, "GET", "/wallet", { as: owner.as })).data as Wallet).balances[0]?.amount;

/** In use, with a PIN and `tops` times the price of its cheapest top-up in the wallet. */
export async function held(shop: TestShop, tops = 3): Promise<Held> {
  const { owner, esim } = await issuedEsim(shop, await planWithTopUps(shop));
  await use({ shop, esim }, 0.1);
  const [plan] = (await topUpsOf(shop, owner, esim.id)).plans;
  const price = plan?.price.amount as number;
  await setPin(shop, owner.as.token, pin);
  await fill({ shop, owner }, price * tops);
  return { shop, owner, esim: await refreshed(shop, owner, esim.id), plan: plan?.code as string, price };
}

export async function fill(
  { shop, owner: { email } }: Pick<Held, "shop" | "owner">,
  amount: number,
): Promise<void> {
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
export const use = ({ shop, esim: { iccid, totalBytes } }: Pick<Held, "shop" | "esim">, part: number) =>
  shop.sandbox.stepEsim(iccid as string, "use", Math.ceil((totalBytes ?? 0) * part));

/** The note that a tenth is left, where there is one. */
export const lowData = async ({ shop, esim }: Held) =>
  (
    await shop.app.db
      .selectFrom("esimAlert")
      .select("id")
      .where("esimId", "=", esim.id)
      .where("kind", "=", "left-10")
      .executeTakeFirst()
  )?.id;

/** Uses so much more, and does what the worker does then, also twice and at once. */
export async function runLow(one: Held, part = 0.82): Promise<void> {
  await use(one, part);
  await refreshed(one.shop, one.owner, one.esim.id);
  const id = await lowData(one);
  if (id) await Promise.all([1, 2, 3].map(() => rechargeAutomatically(one.shop.app, id)));
}

/** What the worker does with what was bought, half an hour going by. */
export async function arrive({ shop, esim, owner }: Held): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from recharge where esim_id = ${esim.id}`.execute(
    shop.app.db,
  );
  for (const { id } of rows) await deliverRecharge(shop.app, id);
  await refreshed(shop, owner, esim.id);
  await sql`update recharge set ended_at = ended_at - interval '1 hour'`.execute(shop.app.db);
}

export const bought = async ({ shop, owner, esim }: Held) =>
  ((await callApi(shop, "GET", "/orders", { as: owner.as })).data as Order[]).filter(({ lines }) =>
    lines.some(({ topUp }) => topUp?.esim === esim.id),
  );
export const topUpsAt = async ({ shop, esim }: Held) =>
  (await shop.sandbox.get<{ packageList: unknown[] }>(`/controls/esims/${esim.iccid}`)).packageList.length -
  1;
export const told = async ({ shop, owner }: Held) =>
  (await shop.sandbox.mailTo(owner.email)).map(({ subject }) => subject.replace(/[\u2066-\u2069]/g, ""));
export const sayNot = async (one: Held) => mailNotToppedUp(one.shop.app, (await lowData(one)) as string);
