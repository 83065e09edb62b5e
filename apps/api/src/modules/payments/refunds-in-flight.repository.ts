import type { Tx } from "../../database.ts";
import { refundsUnderWay } from "./statuses.ts";

/**
 * Refunds that the shop has yet to send, or whose answer is missing. One that an operator does by hand is not among
 * them: it goes by the gateway's number and needs nobody's name.
 */
export function findRefundsOnTheirWay(tx: Tx, orderIds: string[]) {
  if (orderIds.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom("refund as r")
    .innerJoin("payment as p", "p.id", "r.paymentId")
    .select("p.orderNumber")
    .distinct()
    .where("p.orderId", "in", orderIds)
    .where("r.status", "in", refundsUnderWay)
    .execute();
}
