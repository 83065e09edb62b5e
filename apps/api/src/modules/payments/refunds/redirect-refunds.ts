import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { Refusal } from "../../../refusal.ts";
import { isDisputed } from "../disputes/disputes.repository.ts";
import { findPayment, lockPayment, lockRefundsStillHere } from "../payments.repository.ts";
import { giveToWallet } from "./request-refund.ts";

/**
 * Puts what is to go back of a payment into a wallet instead of back the way it came, in the caller's transaction. Refuses
 * with `refund_has_left` where nothing of it is with the shop any more, or another sum than `expected` (minor units), and
 * with `payment_disputed` where its bank decides about the money.
 */
export async function redirectRefunds(
  app: Uses<"paymentEvents">,
  tx: Tx,
  { paymentId, customerId, expected }: { paymentId: string; customerId: string; expected?: number },
): Promise<number> {
  const refunds = await lockRefundsStillHere(tx, paymentId);
  const sum = refunds.reduce((total, { amount }) => total + amount, 0);
  const payment = await findPayment(tx, paymentId);
  if (payment) await lockPayment(tx, paymentId);
  if (await isDisputed(tx, paymentId)) throw new Refusal("payment_disputed");
  if (!payment || sum === 0 || (expected !== undefined && expected !== sum))
    throw new Refusal("refund_has_left");
  for (const refund of refunds) {
    await giveToWallet(tx, payment, { ...refund, customerId });
    await app.paymentEvents.onRefund(tx, payment, refund.id, "given");
  }
  return sum;
}
