import type { Language } from "@rihla/contract";
import type { App } from "../../app.ts";
import {
  findPayment,
  lockPayment,
  lockRefund,
  movePayment,
  moveRefund,
  refundedAmount,
} from "./payments.repository.ts";

/**
 * Gives money back through the gateway, once. Phases: mark it sent (transaction) · ask the gateway · record the
 * answer (transaction). The gateway has no idempotency key, so a refund marked sent is never sent again by us: when
 * the answer is missing, an operator compares with the gateway's own list.
 */
export async function sendRefund(app: App, refundId: string): Promise<void> {
  const refund = await app.db.transaction().execute(async (tx) => {
    const row = await lockRefund(tx, refundId);
    if (row.status !== "requested") return null;
    await moveRefund(tx, refundId, "sent", "no answer yet");
    return row;
  });
  if (!refund) return;
  const payment = await findPayment(app.db, refund.payment_id);
  const gateway = payment && app.gateways[payment.method];
  if (!payment?.gateway_ref || !gateway) throw new Error(`Refund ${refundId} has no gateway to go through`);
  const amount = { amount: refund.amount, currency: payment.currency };
  const answer = await gateway.refund(payment.gateway_ref, amount, payment.language as Language);
  await app.db.transaction().execute(async (tx) => {
    if (answer.outcome !== "done") {
      app.log.error({ refundId, reason: answer.reason }, "refund needs an operator");
      return moveRefund(tx, refundId, "manual", `${answer.outcome}: ${answer.reason}`);
    }
    await moveRefund(tx, refundId, "done", null);
    const paid = await lockPayment(tx, payment.id);
    const allBack = (await refundedAmount(tx, payment.id)) === paid.amount;
    if (allBack && paid.status === "paid") await movePayment(tx, paid, "refunded", "given back");
  });
}
