import type { Db } from "../../database.ts";
import { findOrderByNumber, type OrderRow } from "../orders/index.ts";

/** Throws what an operator reads when there is none. */
export async function orderOf(db: Db, number: string): Promise<OrderRow> {
  const order = await findOrderByNumber(db, number);
  if (!order) throw new Error(`There is no order ${number}`);
  return order;
}
