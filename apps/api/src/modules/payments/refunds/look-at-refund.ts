import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import type { GatewayRefunded, PaymentGateway } from "../payment-gateway.ts";
import { refundPaymentJob } from "../payments.queue.ts";
import {
  findPayment,
  findRefund,
  givenBackByGateway,
  lockRefund,
  moveRefund,
} from "../payments.repository.ts";
import { refundsSent } from "../statuses.ts";
import { failRefund, noteTaken } from "./finish-refund.ts";
import { followAfter, judgeLook, judgeTaken, type Verdict } from "./refund-look.ts";
import type { RefundRow } from "./refund-state.ts";
import { noGateway } from "./request-refund.ts";

/**
 * Asks the gateway what became of a refund: of one whose answer was lost, or one that was taken and may have failed since. Phases: ask (no transaction) · record what it says
 * (transaction).
 */
export async function lookAtRefund(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  refundId: string,
): Promise<void> {
  const sent = await findRefund(app.db, refundId);
  const payment = sent && (await findPayment(app.db, sent.paymentId));
  if (!sent || !isFollowed(sent) || !payment?.gatewayRef) return;
  const gateway = app.gateways.get(payment.gateway);
  const told = gateway
    ? await gateway.fetchRefunded(payment.gatewayRef, payment.language)
    : { outcome: "unknown" as const, reason: noGateway(payment) };
  await app.db.transaction().execute(async (tx) => {
    const refund = await lockRefund(tx, refundId);
    // It was answered, or sent again, while the gateway was asked.
    if (refund.status !== sent.status || refund.sentAt?.getTime() !== sent.sentAt?.getTime()) return;
    const before = await givenBackByGateway(tx, refund.paymentId);
    if (refund.status === "done") await recordTaken(app, tx, refund, before, told);
    else await record(app, tx, refund, judgeLook(refund, before, told, new Date(), sameForSeconds(gateway)));
  });
}

const sameForSeconds = (gateway: PaymentGateway | undefined) =>
  gateway?.refunds.by === "api" ? gateway.refunds.sameForSeconds : 0;

/** Those that an operator sent are the operator's to watch. */
const isFollowed = ({ status, destination, sentAt }: RefundRow) =>
  destination === "card" && sentAt !== null && refundsSent.includes(status);

async function recordTaken(
  app: Uses<"paymentEvents">,
  tx: Tx,
  refund: RefundRow,
  taken: number,
  told: GatewayRefunded,
): Promise<void> {
  const now = new Date();
  const verdict = judgeTaken(refund, taken, told, now);
  switch (verdict.verdict) {
    case "failed":
      return failRefund(app, tx, refund, verdict.note);
    case "look-again": {
      const { at: nextLookAt, notTakenAt, note } = verdict;
      return moveRefund(tx, refund.id, "done", note, { nextLookAt, notTakenAt, pending: refund.pending });
    }
    default: {
      const nextLookAt = followAfter(refund.doneAt ?? now, now);
      await moveRefund(tx, refund.id, "done", null, { nextLookAt, notTakenAt: null });
      const payment = refund.pending && (await findPayment(tx, refund.paymentId));
      if (payment) await app.paymentEvents.onRefund(tx, payment, refund.id, "given");
    }
  }
}

async function record(
  app: Uses<"jobs" | "log" | "paymentEvents">,
  tx: Tx,
  refund: { id: string; paymentId: string },
  verdict: Verdict,
): Promise<void> {
  switch (verdict.verdict) {
    case "done":
      return noteTaken(app, tx, refund, {
        note: "the gateway says so, its answer was lost",
        pending: verdict.pending,
      });
    case "failed":
      return failRefund(app, tx, refund, verdict.note);
    case "send-again":
      await moveRefund(tx, refund.id, "requested", verdict.note, { notTakenAt: verdict.notTakenAt });
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
