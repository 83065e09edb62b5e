import { randomUUID } from "node:crypto";
import type { Esim, Order, Quote, RechargeChoice } from "@rihla/contract";
import { settlePayment } from "../modules/payments/index.ts";
import type { Owner } from "./issued-esim.ts";
import { callApi, openPayment, orderBody } from "./purchase.ts";
import type { TestShop } from "./test-shop.ts";

/** What its owner may top it up with. */
export const topUpsOf = async (
  shop: TestShop,
  { as }: Pick<Owner, "as">,
  esim: string,
): Promise<RechargeChoice> =>
  (await callApi(shop, "GET", `/esims/${esim}/top-ups`, { as })).data as RechargeChoice;

/** An order, unpaid, for the cheapest top-up of an eSIM. */
export async function orderRecharge(
  shop: TestShop,
  owner: Pick<Owner, "as" | "email">,
  esim: Pick<Esim, "id">,
): Promise<Owner> {
  const [plan] = (await topUpsOf(shop, owner, esim.id)).plans;
  if (!plan) throw new Error("Its supplier offers nothing");
  const lines = [{ plan: plan.code, quantity: 1, esim: esim.id, ...(plan.days === null ? { days: 3 } : {}) }];
  const quoted = await callApi(shop, "POST", "/quotes", { as: owner.as, body: { currency: "DZD", lines } });
  const { total } = quoted.data as Quote;
  const body = orderBody(plan.code, total, { lines });
  body.billing.email = owner.email;
  const placed = await callApi(shop, "POST", "/orders", { as: owner.as, body, key: randomUUID() });
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.problem));
  const { order, secret } = placed.data as { order: Order; secret: string };
  return { email: owner.email, number: order.number, secret, order, as: owner.as };
}

/** The same, paid by card; nothing has been asked of the supplier unless a worker runs. */
export async function buyRecharge(
  shop: TestShop,
  owner: Pick<Owner, "as" | "email">,
  esim: Pick<Esim, "id">,
) {
  const bought = await orderRecharge(shop, owner, esim);
  const payment = await openPayment(shop, bought);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  return bought;
}

/** A fixed plan of Türkiye, sold by eSIM Access, that can be topped up and whose days begin with the first connection. */
export async function planWithTopUps({ app }: TestShop): Promise<string> {
  const plan = await app.db
    .selectFrom("plan")
    .select("code")
    .where("kind", "=", "fixed")
    .where("destinationCode", "=", "TR")
    .where("topUp", "<>", "none")
    .where("starts", "=", "first-connection")
    .where("days", ">=", 7)
    .where("withdrawnAt", "is", null)
    .orderBy("dataBytes")
    .orderBy("code")
    .executeTakeFirstOrThrow();
  return plan.code;
}
