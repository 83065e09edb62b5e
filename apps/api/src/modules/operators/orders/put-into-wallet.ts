import type { Uses } from "../../../app.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { findPaymentsOf, isDisputed, lockRefundsStillHere, redirectRefunds } from "../../payments/index.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";
import { orderOf } from "./order-of.ts";
import { ownersWallet } from "./owners-wallet.ts";

/**
 * Puts what is to go back of an order, and has not left or came back, into the wallet of who ordered, where it may go there. Refuses
 * where it may not, where there is nothing of it, or no customer.
 */
export async function putIntoWallet(
  app: Uses<"db" | "methods" | "paymentEvents">,
  number: string,
  responsible: Responsible,
) {
  const order = await orderOf(app.db, number);
  return app.db.transaction().execute(async (tx) => {
    let amount = 0;
    for (const payment of await findPaymentsOf(tx, [order.id])) {
      if ((await lockRefundsStillHere(tx, payment.id)).length === 0) continue;
      if (await isDisputed(tx, payment.id)) throw new OperatorRefusal("payment_under_dispute");
      const customerId = await ownersWallet(app, tx, order, payment);
      amount += await redirectRefunds(app, tx, { paymentId: payment.id, customerId });
    }
    if (amount === 0) throw new OperatorRefusal("nothing_with_shop", { order: number });
    const details = { amount, currency: order.currency };
    const [before, after] = [{ withShop: amount }, { withShop: 0 }];
    const act = { act: "refund-to-wallet", subject: number, details, before, after };
    await recordAct(tx, { ...responsible, id: newId(), ...act });
    return { number, ...details };
  });
}
