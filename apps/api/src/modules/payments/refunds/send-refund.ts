import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { awaitsDispute, isDisputed } from "../disputes/disputes.repository.ts";
import {
  findPayment,
  hasRefundUnderWay,
  lockPayment,
  lockRefund,
  moveRefund,
} from "../payments.repository.ts";
import { failRefund, noteTaken } from "./finish-refund.ts";
import { firstLookAfter } from "./refund-look.ts";
import { noGateway } from "./request-refund.ts";

/**
 * Gives money back through the gateway, once. Phases: mark it sent (transaction) · ask the gateway · record the
 * answer (transaction). Not every gateway knows a repetition when it sees one, so when the answer is missing it is asked
 * what it has given back (`look-at-refund.ts`) before anything is sent again.
 */
export async function sendRefund(
  app: Uses<"db" | "gateways" | "log" | "paymentEvents">,
  refundId: string,
): Promise<void> {
  const claimed = await app.db.transaction().execute((tx) => claim(app, tx, refundId));
  if (!claimed) return;
  const { refund, payment, gateway, ref } = claimed;
  const amount = { amount: refund.amount, currency: payment.currency };
  const answer = await gateway.refund({ ref, amount, language: payment.language, refundId });
  await app.db.transaction().execute(async (tx) => {
    // A look may have been quicker, where the answer took longer than it is waited for.
    if ((await lockRefund(tx, refundId)).status !== "sent") return;
    if (answer.outcome === "done")
      return noteTaken(app, tx, refund, { note: null, pending: answer.pending ?? false });
    const note = `${answer.outcome}: ${answer.reason}`;
    if (answer.outcome === "unknown") {
      app.log.warn(
        { refundId, reason: answer.reason },
        "the answer to a refund is unknown, will be looked up",
      );
      return moveRefund(tx, refundId, "sent", note, { nextLookAt: firstLookAfter(new Date()) });
    }
    app.log.error({ refundId, reason: answer.reason }, "refund needs an operator");
    return failRefund(app, tx, refund, note);
  });
}

/** Marks the refund sent; one whose gateway is not configured any more is left to an operator. */
async function claim(app: Uses<"gateways">, tx: Tx, refundId: string) {
  const refund = await lockRefund(tx, refundId);
  if (refund.status !== "requested") return null;
  const payment = await findPayment(tx, refund.paymentId);
  if (!payment?.gatewayRef) throw new Error(`Refund ${refundId} is of a payment that no gateway knows`);
  const gateway = app.gateways.get(payment.gateway);
  if (!gateway) {
    await moveRefund(tx, refundId, "manual", noGateway(payment));
    return null;
  }
  await lockPayment(tx, payment.id);
  // Its bank has the money, or takes it: sent too it would be paid twice.
  if (await isDisputed(tx, payment.id)) {
    await moveRefund(tx, refundId, "manual", awaitsDispute);
    return null;
  }
  // The sweeper takes it up when the other one is over.
  if (await hasRefundUnderWay(tx, refund)) return null;
  const sentAt = new Date();
  await moveRefund(tx, refundId, "sent", "no answer yet", { sentAt, nextLookAt: firstLookAfter(sentAt) });
  return { refund, payment, gateway, ref: payment.gatewayRef };
}
