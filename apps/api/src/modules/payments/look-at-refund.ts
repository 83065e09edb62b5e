import type { Tx, Uses } from "../../app.ts";
import { finishRefund } from "./finish-refund.ts";
import { refundPaymentJob } from "./payments.queue.ts";
import { findPayment, findRefund, givenBack, lockRefund, moveRefund } from "./payments.repository.ts";
import { judgeLook, type Verdict } from "./refund-look.ts";
import { noGateway } from "./request-refund.ts";

/**
 * Asks the gateway what became of a refund whose answer was lost. Phases: ask (no transaction) · record what it says
 * (transaction).
 */
export async function lookAtRefund(
  app: Uses<"db" | "gateways" | "jobs" | "log">,
  refundId: string,
): Promise<void> {
  const sent = await findRefund(app.db, refundId);
  const payment = sent && (await findPayment(app.db, sent.paymentId));
  if (sent?.status !== "sent" || !payment?.gatewayRef) return;
  const gateway = app.gateways.get(payment.gateway);
  const told = gateway
    ? await gateway.fetchRefunded(payment.gatewayRef, payment.language)
    : { outcome: "unknown" as const, reason: noGateway(payment) };
  await app.db.transaction().execute(async (tx) => {
    const refund = await lockRefund(tx, refundId);
    // It was answered, or sent again, while the gateway was asked.
    if (refund.status !== "sent" || refund.sentAt?.getTime() !== sent.sentAt?.getTime()) return;
    const before = await givenBack(tx, refund.paymentId);
    await record(app, tx, refund, judgeLook(refund, before, told, new Date()));
  });
}

async function record(
  app: Uses<"jobs" | "log">,
  tx: Tx,
  refund: { id: string; paymentId: string },
  verdict: Verdict,
): Promise<void> {
  switch (verdict.verdict) {
    case "done":
      return finishRefund(tx, refund, "the gateway says so, its answer was lost");
    case "send-again":
      await moveRefund(tx, refund.id, "requested", "never taken, two looks say", { notTakenAt: null });
      return app.jobs.send(tx, refundPaymentJob, { refundId: refund.id });
    case "look-again":
      return moveRefund(tx, refund.id, "sent", verdict.note, {
        nextLookAt: verdict.at,
        notTakenAt: verdict.notTakenAt,
      });
    case "person":
      app.log.error({ refundId: refund.id, reason: verdict.note }, "refund needs an operator");
      return moveRefund(tx, refund.id, "manual", verdict.note);
  }
}
