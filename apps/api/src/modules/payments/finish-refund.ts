import type { Tx } from "../../app.ts";
import { lockPayment, movePayment, moveRefund, refundedAmount } from "./payments.repository.ts";

/** The money is back with the buyer; the payment is refunded once all of it is. */
export async function finishRefund(
  tx: Tx,
  refund: { id: string; paymentId: string },
  note: string | null,
): Promise<void> {
  await moveRefund(tx, refund.id, "done", note);
  const paid = await lockPayment(tx, refund.paymentId);
  const allBack = (await refundedAmount(tx, paid.id)) === paid.amount;
  if (allBack && paid.status === "paid") await movePayment(tx, paid, "refunded", "given back");
}
