import type { PayBacks } from "@rihla/contract";
import type { Executor, Tx } from "../../database.ts";
import { sumTakenOut } from "./disputes/lost-top-ups.repository.ts";
import { findPaymentsOf, findRefundsOfPayments, lockPayment, refundedAmount } from "./payments.repository.ts";
import type { PaymentRow } from "./payments.tables.ts";
import { toRefunds } from "./refunds/refund-state.ts";
import { paidBack } from "./wallet-lots.ts";

/** Payments that put these top-ups into a wallet, and what of each has not gone back so far, minor units. */
export async function findFilling(db: Executor, topUpIds: string[]) {
  const payments = (await findPaymentsOf(db, topUpIds)).filter(
    ({ settlesOrder, reviewReason }) => settlesOrder && reviewReason === null,
  );
  const filling = [];
  for (const payment of payments) {
    const gone = (await refundedAmount(db, payment.id)) + (await sumTakenOut(db, payment.id));
    const left = Math.max(0, payment.amount - gone);
    filling.push({ ...payment, left, paidAt: payment.paidAt ?? payment.createdAt });
  }
  return filling;
}

/** Held to the end of the transaction, always in one order: nothing more goes back of them meanwhile. */
export async function lockPayments(tx: Tx, payments: readonly Pick<PaymentRow, "id">[]): Promise<void> {
  for (const id of payments.map((payment) => payment.id).toSorted()) await lockPayment(tx, id);
}

/** How what went from a wallet back to the cards of these payments stands. */
export async function findPaidBack(
  db: Executor,
  payments: readonly Pick<PaymentRow, "id" | "orderNumber" | "currency">[],
): Promise<PayBacks["sent"]> {
  const refunds = await findRefundsOfPayments(
    db,
    payments.map(({ id }) => id),
  );
  return payments.flatMap(({ id, orderNumber, currency }) => {
    const rows = refunds.filter(({ paymentId, cause }) => paymentId === id && cause.startsWith(paidBack));
    return toRefunds(rows, currency).map((sent) => ({ topUp: orderNumber, ...sent }));
  });
}
