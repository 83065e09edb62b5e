import type { Tx, Uses } from "../../app.ts";
import { finishRefund } from "./finish-refund.ts";
import { findPayment, lockRefund, moveRefund } from "./payments.repository.ts";
import { noGateway } from "./request-refund.ts";

/**
 * Gives money back through the gateway, once. Phases: mark it sent (transaction) · ask the gateway · record the
 * answer (transaction). The gateway has no idempotency key, so a refund marked sent is never sent again by us: when
 * the answer is missing, an operator compares with the gateway's own list.
 */
export async function sendRefund(app: Uses<"db" | "gateways" | "log">, refundId: string): Promise<void> {
  const claimed = await app.db.transaction().execute((tx) => claim(app, tx, refundId));
  if (!claimed) return;
  const { refund, payment, gateway, ref } = claimed;
  const amount = { amount: refund.amount, currency: payment.currency };
  const answer = await gateway.refund(ref, amount, payment.language);
  await app.db.transaction().execute(async (tx) => {
    if (answer.outcome !== "done") {
      app.log.error({ refundId, reason: answer.reason }, "refund needs an operator");
      return moveRefund(tx, refundId, "manual", `${answer.outcome}: ${answer.reason}`);
    }
    await finishRefund(tx, refund, null);
  });
}

/** Marks the refund sent; one whose gateway is not configured any more is left to an operator. */
async function claim(app: Uses<"gateways">, tx: Tx, refundId: string) {
  const refund = await lockRefund(tx, refundId);
  if (refund.status !== "requested") return null;
  const payment = await findPayment(tx, refund.paymentId);
  if (!payment?.gatewayRef) throw new Error(`Refund ${refundId} is of a payment that no gateway knows`);
  const gateway = app.gateways.get(payment.gateway);
  await moveRefund(tx, refundId, gateway ? "sent" : "manual", gateway ? "no answer yet" : noGateway(payment));
  return gateway ? { refund, payment, gateway, ref: payment.gatewayRef } : null;
}
