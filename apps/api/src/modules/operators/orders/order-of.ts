import type { Db } from "../../../database.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { findOrderByNumber, type OrderRow } from "../../orders/index.ts";

/** Refuses with `order_unknown` when there is none. */
export async function orderOf(db: Db, number: string): Promise<OrderRow> {
  const order = await findOrderByNumber(db, number);
  if (!order) throw new OperatorRefusal("order_unknown", { order: number });
  return order;
}
