import type { Uses } from "../../app.ts";
import { newId } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { findPaymentsOf, redirectRefunds } from "../payments/index.ts";
import { type Responsible, recordAct } from "./acts.repository.ts";
import { customerOf } from "./customer-wallet.ts";
import { orderOf } from "./order-of.ts";

/**
 * Puts what is to go back of an order, and has not left or came back, into the wallet of who ordered. Throws what an operator
 * reads where there is nothing of it, or no customer.
 */
export async function putIntoWallet(
  app: Uses<"db" | "paymentEvents">,
  number: string,
  responsible: Responsible,
) {
  const order = await orderOf(app.db, number);
  const { id: customerId } = await customerOf(app.db, order.email);
  return app.db.transaction().execute(async (tx) => {
    let amount = 0;
    for (const { id } of await findPaymentsOf(tx, [order.id]))
      amount += await redirectRefunds(app, tx, { paymentId: id, customerId }).catch(nothing);
    if (amount === 0) throw new Error(`Nothing that is to go back of order ${number} is with the shop`);
    const details = { amount, currency: order.currency };
    await recordAct(tx, { ...responsible, id: newId(), act: "refund-to-wallet", subject: number, details });
    return { number, ...details };
  });
}

function nothing(error: unknown): number {
  if (error instanceof Refusal) return 0;
  throw error;
}
