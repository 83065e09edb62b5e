import type { Money } from "@rihla/contract";
import type { Tx } from "../../database.ts";
import { findLines, findOrdersById } from "./orders.repository.ts";

/** What one eSIM of an order was sold for, before any coupon: that is the shop's own gift. */
export async function soldFor(tx: Tx, esim: { orderId: string; orderLineId: string }): Promise<Money> {
  const [order] = await findOrdersById(tx, [esim.orderId]);
  const line = (await findLines(tx, [esim.orderId])).find(({ id }) => id === esim.orderLineId);
  if (!order || !line) throw new Error(`The line ${esim.orderLineId} is not known`);
  return { amount: line.unitPrice, currency: order.currency };
}
