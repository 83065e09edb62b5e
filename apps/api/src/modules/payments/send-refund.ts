import type { Language } from "@rihla/contract";
import type { App } from "../../app.ts";
import { finishRefund } from "./finish-refund.ts";
import { findPayment, lockRefund, moveRefund } from "./payments.repository.ts";

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
    await finishRefund(tx, refund, null);
  });
}
