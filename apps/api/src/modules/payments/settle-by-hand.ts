import type { Tx, Uses } from "../../app.ts";
import { finishRefund } from "./finish-refund.ts";
import {
  findPayment,
  findRefund,
  lockPayment,
  lockRefund,
  movePayment,
  updatePayment,
} from "./payments.repository.ts";

/**
 * What an operator has done on the gateway's own site, told to the shop, which moves no money here: a refund listed as
 * stuck is done, a payment listed as stuck is closed. False where `id` is neither. `note` says what was done and is kept.
 */
export function settleByHand({ db }: Uses<"db">, id: string, note: string): Promise<boolean> {
  return db
    .transaction()
    .execute(async (tx) => (await closeRefund(tx, id, note)) || (await closePayment(tx, id, note)));
}

async function closeRefund(tx: Tx, id: string, note: string): Promise<boolean> {
  if (!(await findRefund(tx, id))) return false;
  const refund = await lockRefund(tx, id);
  if (refund.status !== "manual" && refund.status !== "sent") return false;
  await finishRefund(tx, refund, note);
  return true;
}

async function closePayment(tx: Tx, id: string, note: string): Promise<boolean> {
  if (!(await findPayment(tx, id))) return false;
  const payment = await lockPayment(tx, id);
  if (payment.reviewReason === null) return false;
  if (payment.status === "pending") await movePayment(tx, payment, "declined", "settled by hand");
  await updatePayment(tx, id, { reviewReason: null, settledByHand: `${payment.reviewReason}: ${note}` });
  return true;
}
