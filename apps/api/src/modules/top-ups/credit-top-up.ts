import type { Tx } from "../../database.ts";
import type { Jobs } from "../../infra/jobs/jobs.ts";
import { findCustomer } from "../customers/index.ts";
import type { PaymentEvents } from "../payments/index.ts";
import { creditWallet, findPayer } from "../wallet/index.ts";
import { mailTopUpJob } from "./top-ups.queue.ts";
import { lockTopUp } from "./top-ups.repository.ts";

/**
 * A payment for a top-up got through: its amount goes into the wallet, in the payment's transaction. Money that comes for
 * it again, or after its account is deleted, goes back.
 */
export async function creditTopUp(
  jobs: Jobs,
  tx: Tx,
  payment: Parameters<PaymentEvents["onPaid"]>[1],
): ReturnType<PaymentEvents["onPaid"]> {
  const { id, number, customerId, amount, currency } = await lockTopUp(tx, payment.orderId);
  if (!(await findCustomer(tx, customerId))) return "too-late";
  const cause = `top-up:${id}`;
  if (await findPayer(tx, cause)) {
    await jobs.send(tx, mailTopUpJob, { paymentId: payment.id, what: "back" });
    return "duplicate";
  }
  const transfer = { customerId, amount: { amount, currency }, kind: "top-up", cause } as const;
  await creditWallet(tx, { ...transfer, reference: number });
  await jobs.send(tx, mailTopUpJob, { paymentId: payment.id, what: "credited" });
  return "settled";
}
