import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { creditWallet } from "../../wallet/index.ts";
import { awaitsDispute, isDisputed } from "../disputes/disputes.repository.ts";
import type { PaymentGateway } from "../payment-gateway.ts";
import { refundPaymentJob } from "../payments.queue.ts";
import { findPayment, insertRefund, lockPayment } from "../payments.repository.ts";
import type { PaymentRow } from "../payments.tables.ts";
import { finishRefund } from "./finish-refund.ts";
import { walletFor } from "./ways-back.ts";

/**
 * `toWalletOf`: the customer who has it put into their wallet instead of sent back the way it came, as `waysBack` allows. `sendAfter`: until then
 * its owner may still choose the wallet.
 */
type RefundRequest = {
  paymentId: string;
  amount: number;
  cause: string;
  toWalletOf?: string;
  sendAfter?: Date | null;
};

/**
 * Records that `amount` of a payment goes back, in the caller's transaction: into a wallet at once, to a card by a job.
 * `cause` names why; the same cause never gives money back twice, and the database refuses more than was paid. What the gateway can't do is left to an operator, and
 * listed as stuck. So is what is owed of a payment that is disputed: it leaves, the way that it came, once the dispute is won.
 */
export async function requestRefund(
  app: Uses<"gateways" | "jobs">,
  tx: Tx,
  { toWalletOf, ...refund }: RefundRequest,
): Promise<void> {
  const payment = await findPayment(tx, refund.paymentId);
  if (!payment) throw new Error(`No payment ${refund.paymentId} to refund`);
  // A dispute comes before or after.
  await lockPayment(tx, payment.id);
  const waits = await isDisputed(tx, payment.id);
  const wallet = waits ? null : await walletFor(tx, payment, toWalletOf);
  const hindrance = waits
    ? awaitsDispute
    : wallet
      ? wallet.isGone && nobody
      : hindranceOf(app, payment, refund.amount);
  const id = await insertRefund(tx, {
    ...refund,
    destination: wallet ? "wallet" : "card",
    walletOf: wallet?.of ?? null,
    status: hindrance ? "manual" : "requested",
    note: hindrance || null,
  });
  if (!id || hindrance) return;
  if (wallet) await giveToWallet(tx, payment, { ...refund, id, customerId: wallet.of });
  else {
    const seconds = Math.max(0, Math.ceil(((refund.sendAfter?.getTime() ?? 0) - Date.now()) / 1000));
    await app.jobs.send(tx, refundPaymentJob, { refundId: id }, { startAfterSeconds: seconds });
  }
}

const nobody = "the customer's account is deleted";

/** What an open transaction holds of a refund that is not sent: it goes into the wallet, and is done. */
export async function giveToWallet(
  tx: Tx,
  { id: paymentId, currency, orderNumber }: PaymentRow,
  refund: { id: string; customerId: string; amount: number },
): Promise<void> {
  // The ledger takes it for the wallet that the refund names.
  await finishRefund(tx, { id: refund.id, paymentId }, "into the wallet", {
    destination: "wallet",
    walletOf: refund.customerId,
    failedAt: null,
  });
  await creditWallet(tx, {
    customerId: refund.customerId,
    amount: { amount: refund.amount, currency },
    kind: "refund",
    cause: `refund:${refund.id}`,
    reference: orderNumber,
  });
}

export const noGateway = ({ gateway }: PaymentRow) => `the gateway ${gateway} is not configured`;

/** Why an operator has to do it; null where the gateway can. */
function hindranceOf({ gateways }: Uses<"gateways">, payment: PaymentRow, amount: number): string | null {
  const gateway = gateways.get(payment.gateway);
  if (!gateway) return noGateway(payment);
  return canRefund(gateway, payment, amount) ? null : "the gateway can't do it";
}

/** Whether its gateway gives so much of a payment back when it is asked; else an operator does, on its own site. */
export const isSentByApi = (app: Uses<"gateways">, payment: PaymentRow, amount: number): boolean =>
  hindranceOf(app, payment, amount) === null;

function canRefund(gateway: PaymentGateway, { amount: paid, currency }: PaymentRow, amount: number): boolean {
  const { refunds, amounts } = gateway;
  const rule = amounts[currency];
  if (refunds.by !== "api" || !rule || amount % rule.step !== 0) return false;
  return amount === paid || (refunds.partial && amount >= refunds.smallest);
}
