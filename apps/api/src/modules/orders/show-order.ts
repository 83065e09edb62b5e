import type { Order } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { type Page, pageOf } from "../../infra/page.ts";
import { Refusal } from "../../refusal.ts";
import { expectDelivery, findEsimsOfOrders } from "../esims/index.ts";
import { findPaymentsOf, type StartedBy, showPayments } from "../payments/index.ts";
import { findRechargesOfOrders } from "../recharges/index.ts";
import { type OrderRow, toOrder } from "./order.ts";
import { isOrderSecret } from "./order-secret.ts";
import { findLines, findOrderByNumber, findOrderPage, markKnown } from "./orders.repository.ts";

/** Who asks: someone signed in, or a guest with the order's own secret. */
export type Claim = { caller: Caller | null; orderSecret: string | null };

/** Loads an order for its owner. For everybody else it does not exist. */
export async function findOwnOrder(
  app: Uses<"config" | "db">,
  number: string,
  claim: Claim,
): Promise<OrderRow> {
  return assertOwn(app, await findOrderByNumber(app.db, number), claim);
}

/** Refuses, as if there were none, who does not own it. */
export async function assertOwn<Row extends OrderRow>(
  app: Uses<"config" | "db">,
  order: Row | undefined,
  claim: Claim,
): Promise<Row> {
  if (!order || !owns(app.config.SECRET_KEY, order, claim)) throw new Refusal("not_found");
  if (!order.knownToOwner && isProven(app.config.SECRET_KEY, order, claim)) await markKnown(app.db, order.id);
  return order;
}

/** What whoever starts to pay an order brings of its owner's proofs. */
export const startedBy = (
  secretKey: string,
  order: Pick<OrderRow, "id" | "email">,
  { caller, orderSecret }: Claim,
): StartedBy => ({
  broughtSecret: orderSecret !== null && isOrderSecret(secretKey, order.id, orderSecret),
  customerId: caller?.email === order.email ? caller.customerId : null,
  byLink: false,
});

/** Placed by the owner before they signed in: who asks holds both the session and the secret. */
function isProven(secretKey: string, order: OrderRow, claim: Claim): boolean {
  const { broughtSecret, customerId } = startedBy(secretKey, order, claim);
  return broughtSecret && customerId !== null;
}

export function owns(
  secretKey: string,
  order: Pick<OrderRow, "id" | "email" | "erasedAt">,
  { caller, orderSecret }: Claim,
): boolean {
  if (order.erasedAt) return false;
  if (caller?.email === order.email) return true;
  return orderSecret !== null && isOrderSecret(secretKey, order.id, orderSecret);
}

export async function showOrder(app: Uses<"db" | "gateways" | "providers">, order: OrderRow): Promise<Order> {
  const [shown] = await showOrders(app, [order]);
  return shown as Order;
}

const pageSize = 20;

/** Newest first. */
export async function listOrders(
  app: Uses<"db" | "gateways" | "providers">,
  email: string,
  cursor: string | undefined,
): Promise<Page<Order>> {
  const { items, next } = pageOf(await findOrderPage(app.db, email, pageSize + 1, cursor), pageSize);
  return { items: await showOrders(app, items), next };
}

export async function showOrders(
  app: Uses<"db" | "gateways" | "providers">,
  orders: OrderRow[],
): Promise<Order[]> {
  const ids = orders.map((order) => order.id);
  const [lines, payments, esims, recharges] = await Promise.all([
    findLines(app.db, ids),
    findPaymentsOf(app.db, ids),
    findEsimsOfOrders(app.db, ids),
    findRechargesOfOrders(app.db, ids),
  ]);
  const [shown, expected] = await Promise.all([showPayments(app, payments), expectDelivery(app, esims)]);
  const of = <Row extends { orderId: string }>(rows: Row[], id: string) =>
    rows.filter((row) => row.orderId === id);
  return orders.map((order) =>
    toOrder(
      order,
      of(lines, order.id),
      shown.filter(({ orderNumber }) => orderNumber === order.number),
      of(esims, order.id),
      of(recharges, order.id),
      expected.get(order.id),
    ),
  );
}
