import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { givenBack, lockPayment, movePayment, moveRefund } from "../payments.repository.ts";
import { followAfter } from "./refund-look.ts";

type Which = { id: string; paymentId: string };

/** The money is back with the buyer, whoever moved it; the payment is refunded once all of it is. */
export async function finishRefund(
  tx: Tx,
  refund: Which,
  note: string | null,
  changes: Parameters<typeof moveRefund>[4] = {},
) {
  await moveRefund(tx, refund.id, "done", note, { doneAt: new Date(), ...changes });
  const paid = await lockPayment(tx, refund.paymentId);
  const allBack = (await givenBack(tx, paid.id)) === paid.amount;
  return allBack && paid.status === "paid" ? movePayment(tx, paid, "refunded", "given back") : paid;
}

/** Its gateway has taken it. It is followed, since it may still fail; its owner is told once it is on no way any more. */
export async function noteTaken(
  app: Uses<"paymentEvents">,
  tx: Tx,
  refund: Which,
  { note, pending }: { note: string | null; pending: boolean },
): Promise<void> {
  const now = new Date();
  const payment = await finishRefund(tx, refund, note, {
    pending,
    notTakenAt: null,
    nextLookAt: followAfter(now, now),
  });
  if (!pending) await app.paymentEvents.onRefund(tx, payment, refund.id, "given");
}

/** It was refused or has come back: it is owed again, left to an operator, and its owner is told. */
export async function failRefund(
  app: Uses<"paymentEvents">,
  tx: Tx,
  refund: Which,
  note: string,
): Promise<void> {
  await moveRefund(tx, refund.id, "manual", note, { failedAt: new Date(), doneAt: null });
  const paid = await lockPayment(tx, refund.paymentId);
  if (paid.status === "refunded") await movePayment(tx, paid, "paid", "a refund came back");
  await app.paymentEvents.onRefund(tx, paid, refund.id, "failed");
}
