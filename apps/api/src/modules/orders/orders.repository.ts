import { type Insertable, sql } from "kysely";
import type { Executor, Tx } from "../../app.ts";
import { mayMove, type OrderLineRow, type OrderRow } from "./order.ts";
import type { OrderLineTable, OrderTable } from "./orders.tables.ts";

/** Inserts the order with its lines; null when its idempotency key is taken. */
export async function insertOrder(
  tx: Tx,
  order: Insertable<OrderTable>,
  lines: Insertable<OrderLineTable>[],
): Promise<OrderRow | null> {
  const row = await tx
    .insertInto("customer_order")
    .values(order)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  await tx.insertInto("order_line").values(lines).execute();
  await recordMove(tx, row.id, null, "open", "ordered");
  return row;
}

export function findOrderByKey(db: Executor, key: string): Promise<OrderRow | undefined> {
  return db.selectFrom("customer_order").selectAll().where("idempotency_key", "=", key).executeTakeFirst();
}

export function findOrderByNumber(db: Executor, number: string): Promise<OrderRow | undefined> {
  return db.selectFrom("customer_order").selectAll().where("number", "=", number).executeTakeFirst();
}

export function findOrderById(db: Executor, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom("customer_order").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Newest first; all of them without a limit. */
export function findOrdersOf(db: Executor, email: string, limit?: number): Promise<OrderRow[]> {
  return db
    .selectFrom("customer_order")
    .selectAll()
    .where("email", "=", email)
    .orderBy("created_at", "desc")
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .execute();
}

/** The orders of an e-mail, locked: until the end none is paid, delivered or refunded. Always in one order. */
export function lockOrdersOf(tx: Tx, email: string): Promise<OrderRow[]> {
  return tx
    .selectFrom("customer_order")
    .selectAll()
    .where("email", "=", email)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/**
 * Removes who bought. What stands for the e-mail is none, so that nobody can prove it. The digest of the request goes
 * too: whoever knows e-mail and name could tell by it that they bought.
 */
export async function clearBuyer(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("customer_order")
    .set({
      email: sql<string>`'erased:' || id`,
      billing_name: "",
      billing_phone: "",
      newsletter: false,
      request_hash: "",
      erased_at: sql<Date>`now()`,
    })
    .where("id", "in", ids)
    .execute();
}

export function findLines(db: Executor, orderIds: string[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "in", orderIds)
    .orderBy("position")
    .execute();
}

export function lockOrder(tx: Tx, id: string): Promise<OrderRow> {
  return tx
    .selectFrom("customer_order")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The only place that changes an order's status. */
export async function moveOrder(
  tx: Tx,
  order: OrderRow,
  to: OrderRow["status"],
  reason: string,
  closeReason: OrderRow["close_reason"] = null,
): Promise<void> {
  if (!mayMove(order.status, to)) throw new Error(`An order that is ${order.status} can't become ${to}`);
  await tx
    .updateTable("customer_order")
    .set({ status: to, close_reason: closeReason })
    .where("id", "=", order.id)
    .execute();
  await recordMove(tx, order.id, order.status, to, reason);
}

async function recordMove(
  tx: Tx,
  id: string,
  from: string | null,
  to: string,
  reason: string,
): Promise<void> {
  await tx
    .insertInto("order_history")
    .values({ order_id: id, from_status: from, to_status: to, reason })
    .execute();
}

/** Open orders that can't be paid any more since `marginMinutes`. */
export function findOrdersToClose(db: Executor, marginMinutes: number, after: string, limit: number) {
  return db
    .selectFrom("customer_order")
    .select("id")
    .where("status", "=", "open")
    .where("payable_until", "<", sql<Date>`now() - make_interval(mins => ${marginMinutes})`)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}
