import type { Money } from "@rihla/contract";
import type { Tx } from "../../../database.ts";
import { findLines, lockOrder } from "../orders.repository.ts";
import { paidForEsim } from "./paid-for-esim.ts";

type Piece = Parameters<typeof paidForEsim>[2] & { orderId: string };

/** What was paid for one eSIM, and by whom it was bought; its order is held. */
export async function whatEsimCost(tx: Tx, esim: Piece): Promise<{ email: string; amount: Money }> {
  const order = await lockOrder(tx, esim.orderId);
  const amount = paidForEsim(order, await findLines(tx, [order.id]), esim);
  return { email: order.email, amount: { amount, currency: order.currency } };
}
