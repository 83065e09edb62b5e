import type { Uses } from "../../../app.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import {
  findPaymentsOf,
  isDisputed,
  lockPayment,
  refundedAmount,
  requestRefund,
} from "../../payments/index.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";
import { answerFor } from "../second-person/second-person.ts";
import { orderOf } from "./order-of.ts";
import { ownersWallet } from "./owners-wallet.ts";

/** `seen`: what was left when the operator looked; somebody else may have been quicker, or the same act may come twice. */
type Wanted = { amount: number | undefined; toWallet: boolean; seen?: number };

/**
 * Gives back what was paid for an order, or `amount` minor units of it, the way it came or into the wallet of who
 * ordered, where it may go there. Refuses
 * when there is nothing paid or not so much left, and `NeedsSecondPerson` above what one may do alone. What is given back does not take its eSIMs away.
 */
export async function refundOrder(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "methods">,
  number: string,
  { amount, toWallet, seen }: Wanted,
  responsible: Responsible,
) {
  const order = await orderOf(app.db, number);
  return app.db.transaction().execute(async (tx) => {
    const paid = (await findPaymentsOf(tx, [order.id])).find(({ settlesOrder }) => settlesOrder);
    if (!paid) throw new OperatorRefusal("nothing_paid", { order: number });
    // Two operators at once: the second sees what the first has given back.
    const payment = await lockPayment(tx, paid.id);
    if (await isDisputed(tx, payment.id)) throw new OperatorRefusal("payment_under_dispute");
    const left = payment.amount - (await refundedAmount(tx, payment.id));
    if (seen !== undefined && seen !== left)
      throw new OperatorRefusal("changed_meanwhile", { left, currency: payment.currency });
    const wanted = amount ?? left;
    if (wanted < 1 || wanted > left)
      throw new OperatorRefusal("more_than_left", { paid: payment.amount, left, currency: payment.currency });
    const money = { amount: wanted, currency: payment.currency };
    const answer = await answerFor(app, tx, { responsible, email: order.email, amount: money });
    const toWalletOf = toWallet ? { toWalletOf: await ownersWallet(app, tx, order, payment) } : {};
    const id = newId();
    const cause = `operator:${id}`;
    await requestRefund(app, tx, { paymentId: payment.id, amount: wanted, cause, ...toWalletOf });
    const to = toWallet ? "wallet" : "the way it came";
    const details = { payment: payment.id, amount: wanted, currency: payment.currency, to };
    const [before, after] = [{ left }, { left: left - wanted }];
    const act = { act: "refund", subject: number, details, before, after };
    await recordAct(tx, { ...responsible, ...answer, id, ...act });
    return { number, ...details, left: left - wanted };
  });
}
