import { sql, type Updateable } from "kysely";
import { anyPlan, openPayment, order } from "../../../testing/purchase.ts";
import type { TestShop } from "../../../testing/test-shop.ts";
import { settlePayment } from "../../payments/index.ts";
import { findOrderByNumber } from "../orders.repository.ts";
import type { OrderTable } from "../orders.tables.ts";

export async function orderRow(shop: TestShop, number: string) {
  const row = await findOrderByNumber(shop.app.db, number);
  if (!row) throw new Error(`There is no order ${number}`);
  return row;
}
export const change = (shop: TestShop, number: string, values: Updateable<OrderTable>) =>
  shop.app.db.updateTable("customerOrder").set(values).where("number", "=", number).execute();

/** Pays on a page opened before; gives the payment. */
export async function pay(shop: TestShop, { id, transactionId }: { id: string; transactionId: string }) {
  await shop.sandbox.pay(transactionId);
  await settlePayment(shop.app, id);
  return id;
}

export async function paidOrder(shop: TestShop, lines?: object[]) {
  const guest = await order(shop, lines);
  const paymentId = await pay(shop, await openPayment(shop, guest));
  return { ...(await orderRow(shop, guest.number)), paymentId };
}

export const esimsOf = (shop: TestShop, orderId: string) =>
  shop.app.db.selectFrom("esim").selectAll().where("orderId", "=", orderId).orderBy("id").execute();
export const refundsOf = (shop: TestShop, paymentId: string) =>
  shop.app.db.selectFrom("refund").select(["amount", "cause"]).where("paymentId", "=", paymentId).execute();
export const refundsWithDestinationOf = (shop: TestShop, paymentId: string) =>
  shop.app.db
    .selectFrom("refund")
    .select(["amount", "destination", "cause"])
    .where("paymentId", "=", paymentId)
    .orderBy("createdAt")
    .execute();
export type EsimRow = Awaited<ReturnType<typeof esimsOf>>[number];
export const reasonsOf = async (shop: TestShop, orderId: string) =>
  (
    await shop.app.db
      .selectFrom("orderHistory")
      .select("reason")
      .where("orderId", "=", orderId)
      .orderBy("id")
      .execute()
  ).map(({ reason }) => reason);
export const jobsOf = async (shop: TestShop, name: string, key: string, id: string) =>
  (
    await sql`select 1 from jobs.job where name = ${name} and data->>${sql.lit(key)} = ${id}`.execute(
      shop.app.db,
    )
  ).rows.length;
export const mailsOf = (shop: TestShop, orderId: string) => jobsOf(shop, "mail-order", "orderId", orderId);
export const returnedPaymentMailsOf = (shop: TestShop, paymentId: string) =>
  jobsOf(shop, "mail-returned-payment", "paymentId", paymentId);

/** Two eSIMs of one line, asked for and not delivered yet. */
export async function pairOfEsims(shop: TestShop) {
  const placed = await paidOrder(shop, [{ plan: await anyPlan(shop), quantity: 2 }]);
  const [first, second] = await esimsOf(shop, placed.id);
  if (!first || !second) throw new Error("Two eSIMs were asked for.");
  return { placed, first, second };
}

export const provision = (shop: TestShop, id: string, provisioning: "waiting" | "requested" | "refused") =>
  shop.app.db.updateTable("esim").set({ provisioning }).where("id", "=", id).execute();
