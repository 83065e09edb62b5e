import type { Tx, Uses } from "../../app.ts";
import type { PaymentRow } from "./payment.ts";
import type { PaymentGateway } from "./payment-gateway.ts";
import { refundPaymentJob } from "./payments.queue.ts";
import { findPayment, insertRefund, refundedAmount } from "./payments.repository.ts";

/** Refunds go back the way the money came; what a gateway can't do by itself an operator does on its site. */
export const refundGoesTo = "card" as const;

/**
 * Records that `amount` of a payment goes back and enqueues it, in the caller's transaction. `cause` names why; the
 * same cause never gives money back twice. What the gateway can't do is left to an operator, and listed as stuck.
 */
export async function requestRefund(
  app: Uses<"gateways" | "jobs">,
  tx: Tx,
  refund: { paymentId: string; amount: number; cause: string },
): Promise<void> {
  const payment = await findPayment(tx, refund.paymentId);
  if (!payment) throw new Error(`No payment ${refund.paymentId} to refund`);
  const before = await refundedAmount(tx, payment.id);
  const gateway = app.gateways.get(payment.gateway);
  const manual = !gateway || !canRefund(gateway, payment, refund.amount);
  const id = await insertRefund(tx, {
    paymentId: payment.id,
    cause: refund.cause,
    amount: refund.amount,
    status: manual ? "manual" : "requested",
    note: manual ? (gateway ? "the gateway can't do it" : noGateway(payment)) : null,
  });
  if (!id) return;
  if (before + refund.amount > payment.amount)
    throw new Error(`Refunds of payment ${payment.id} exceed what was paid`);
  if (!manual) await app.jobs.send(tx, refundPaymentJob, { refundId: id });
}

export const noGateway = ({ gateway }: PaymentRow) => `the gateway ${gateway} is not configured`;

function canRefund(gateway: PaymentGateway, { amount: paid, currency }: PaymentRow, amount: number): boolean {
  const { refunds, amounts } = gateway;
  const rule = amounts[currency];
  if (refunds.by !== "api" || !rule || amount % rule.step !== 0) return false;
  return amount === paid || (refunds.partial && amount >= refunds.smallest);
}
