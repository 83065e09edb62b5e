import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import {
  findPayment,
  findRefund,
  lockPayment,
  lockRefund,
  markBeingSent,
  movePayment,
  updatePayment,
} from "./payments.repository.ts";
import { finishRefund } from "./refunds/finish-refund.ts";
import { isUndecided, refundsToClose } from "./statuses.ts";

/**
 * What an operator has done on the gateway's own site, told to the shop, which moves no money here: a refund listed as
 * stuck is done, a payment listed as stuck is closed. False where `id` is neither. `note` says what was done and is kept.
 */
export function settleByHand(app: Uses<"db" | "paymentEvents">, id: string, note: string): Promise<boolean> {
  return app.db
    .transaction()
    .execute(async (tx) => (await closeRefund(app, tx, id, note)) || (await closePayment(tx, id, note)));
}

/**
 * An operator is about to send a refund on the gateway's own site: from now on its owner can't have it put into the wallet.
 * False where there is no such refund to be sent by hand.
 */
export function beginByHand({ db }: Uses<"db">, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await findRefund(tx, id)) || (await lockRefund(tx, id)).status !== "manual") return false;
    await markBeingSent(tx, id);
    return true;
  });
}

async function closeRefund(app: Uses<"paymentEvents">, tx: Tx, id: string, note: string): Promise<boolean> {
  if (!(await findRefund(tx, id))) return false;
  const refund = await lockRefund(tx, id);
  if (!refundsToClose.includes(refund.status)) return false;
  const payment = await finishRefund(tx, refund, note);
  await app.paymentEvents.onRefund(tx, payment, id, "given");
  return true;
}

async function closePayment(tx: Tx, id: string, note: string): Promise<boolean> {
  if (!(await findPayment(tx, id))) return false;
  const payment = await lockPayment(tx, id);
  if (payment.reviewReason === null) return false;
  if (isUndecided(payment)) await movePayment(tx, payment, "declined", "settled by hand");
  await updatePayment(tx, id, { reviewReason: null, settledByHand: `${payment.reviewReason}: ${note}` });
  return true;
}
