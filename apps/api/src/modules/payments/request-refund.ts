import type { RefundDestination } from "@rihla/contract";
import type { Tx, Uses } from "../../app.ts";
import { findCustomer } from "../customers/index.ts";
import { creditWallet, findPayer } from "../wallet/index.ts";
import { finishRefund } from "./finish-refund.ts";
import type { PaymentRow } from "./payment.ts";
import type { PaymentGateway } from "./payment-gateway.ts";
import { refundPaymentJob } from "./payments.queue.ts";
import { findPayment, insertRefund, refundedAmount } from "./payments.repository.ts";
import { takenFor } from "./taken-for.ts";

/**
 * `toWalletOf`: the customer who has it put into their wallet instead of sent back the way it came. `sendAfter`: until then
 * its owner may still choose the wallet.
 */
type RefundRequest = {
  paymentId: string;
  amount: number;
  cause: string;
  toWalletOf?: string;
  sendAfter?: Date | null;
};

/** The way that money came is the way that it goes back, unless a customer wants it otherwise. */
export const refundGoesTo = ({ method }: { method: string }): RefundDestination =>
  method === "wallet" ? "wallet" : "card";

/**
 * Records that `amount` of a payment goes back, in the caller's transaction: into a wallet at once, to a card by a job.
 * `cause` names why; the same cause never gives money back twice. What the gateway can't do is left to an operator, and
 * listed as stuck.
 */
export async function requestRefund(
  app: Uses<"gateways" | "jobs">,
  tx: Tx,
  { toWalletOf, ...refund }: RefundRequest,
): Promise<void> {
  const payment = await findPayment(tx, refund.paymentId);
  if (!payment) throw new Error(`No payment ${refund.paymentId} to refund`);
  const before = await refundedAmount(tx, payment.id);
  const destination = toWalletOf ? "wallet" : refundGoesTo(payment);
  const customerId = destination === "wallet" ? await walletOwner(tx, payment, toWalletOf) : undefined;
  const hindrance = destination === "card" ? hindranceOf(app, payment, refund.amount) : !customerId && nobody;
  const id = await insertRefund(tx, {
    ...refund,
    destination,
    status: hindrance ? "manual" : "requested",
    note: hindrance || null,
  });
  if (!id) return;
  if (before + refund.amount > payment.amount)
    throw new Error(`Refunds of payment ${payment.id} exceed what was paid`);
  if (customerId) await giveToWallet(tx, payment, { ...refund, id, customerId });
  else if (!hindrance) {
    const seconds = Math.max(0, Math.ceil(((refund.sendAfter?.getTime() ?? 0) - Date.now()) / 1000));
    await app.jobs.send(tx, refundPaymentJob, { refundId: id }, { startAfterSeconds: seconds });
  }
}

const nobody = "the customer's account is deleted";

/** Undefined where the account is deleted. */
async function walletOwner(tx: Tx, payment: PaymentRow, wanted: string | undefined) {
  const id = wanted ?? (await findPayer(tx, takenFor(payment.id)));
  return id && (await findCustomer(tx, id))?.id;
}

/** What an open transaction holds of a refund that is not sent: it goes into the wallet, and is done. */
export async function giveToWallet(
  tx: Tx,
  { id: paymentId, currency, orderNumber }: PaymentRow,
  refund: { id: string; customerId: string; amount: number },
): Promise<void> {
  await creditWallet(tx, {
    customerId: refund.customerId,
    amount: { amount: refund.amount, currency },
    kind: "refund",
    cause: `refund:${refund.id}`,
    reference: orderNumber,
  });
  await finishRefund(tx, { id: refund.id, paymentId }, "into the wallet", {
    destination: "wallet",
    failedAt: null,
  });
}

export const noGateway = ({ gateway }: PaymentRow) => `the gateway ${gateway} is not configured`;

/** Why an operator has to do it; null where the gateway can. */
function hindranceOf({ gateways }: Uses<"gateways">, payment: PaymentRow, amount: number): string | null {
  const gateway = gateways.get(payment.gateway);
  if (!gateway) return noGateway(payment);
  return canRefund(gateway, payment, amount) ? null : "the gateway can't do it";
}

function canRefund(gateway: PaymentGateway, { amount: paid, currency }: PaymentRow, amount: number): boolean {
  const { refunds, amounts } = gateway;
  const rule = amounts[currency];
  if (refunds.by !== "api" || !rule || amount % rule.step !== 0) return false;
  return amount === paid || (refunds.partial && amount >= refunds.smallest);
}
