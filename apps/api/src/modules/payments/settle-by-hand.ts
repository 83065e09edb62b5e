import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { isDisputed } from "./disputes/disputes.repository.ts";
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
export function settleByHand(
  app: Uses<"db" | "paymentEvents">,
  id: string,
  note: string,
  record: Keep<Settled> = keepNothing,
): Promise<boolean> {
  return app.db.transaction().execute(async (tx) => {
    const settled = (await closeRefund(app, tx, id, note)) ?? (await closePayment(tx, id, note));
    if (!settled) return false;
    await record(tx, settled);
    return true;
  });
}

/** What stood here before it was told, and what does now. */
export type Settled = { what: "payment" | "refund"; paymentId: string; before: string; after: string };
/** Keeps who did it, in the transaction of what is done. */
type Keep<Done> = (tx: Tx, done: Done) => Promise<void>;
const keepNothing = () => Promise.resolve();

/**
 * An operator is about to send a refund on the gateway's own site: from now on its owner can't have it put into the wallet.
 * False where there is no such refund to be sent by hand.
 */
export function beginByHand(
  { db }: Uses<"db">,
  id: string,
  record: Keep<{ paymentId: string; sentAt: Date | null; failedAt: Date | null }> = keepNothing,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await findRefund(tx, id))) return false;
    const refund = await lockRefund(tx, id);
    if (refund.status !== "manual") return false;
    await lockPayment(tx, refund.paymentId);
    await markBeingSent(tx, id);
    await record(tx, refund);
    return true;
  });
}

async function closeRefund(
  app: Uses<"paymentEvents">,
  tx: Tx,
  id: string,
  note: string,
): Promise<Settled | undefined> {
  if (!(await findRefund(tx, id))) return undefined;
  const refund = await lockRefund(tx, id);
  if (!refundsToClose.includes(refund.status)) return undefined;
  const payment = await finishRefund(tx, refund, note);
  // Of what its bank has taken back nobody is told that the shop gave it.
  if (!(await isDisputed(tx, payment.id))) await app.paymentEvents.onRefund(tx, payment, id, "given");
  return { what: "refund", paymentId: payment.id, before: refund.status, after: "done" };
}

async function closePayment(tx: Tx, id: string, note: string): Promise<Settled | undefined> {
  if (!(await findPayment(tx, id))) return undefined;
  const payment = await lockPayment(tx, id);
  if (payment.reviewReason === null) return undefined;
  const isOpen = isUndecided(payment);
  if (isOpen) await movePayment(tx, payment, "declined", "settled by hand");
  await updatePayment(tx, id, { reviewReason: null, settledByHand: `${payment.reviewReason}: ${note}` });
  return {
    what: "payment",
    paymentId: id,
    before: payment.status,
    after: isOpen ? "declined" : payment.status,
  };
}
