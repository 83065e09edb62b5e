import type { DeletionObstacle } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { pageIsOpen } from "./payment.ts";
import { findPaymentsOf } from "./payments.repository.ts";
import type { PaymentRow } from "./payments.tables.ts";
import { findRefundsOnTheirWay } from "./refunds-in-flight.repository.ts";
import { settlePayment } from "./settle-payment.ts";
import { isUndecided } from "./statuses.ts";

type Attempt = Pick<
  PaymentRow,
  "status" | "gatewayRef" | "reviewReason" | "settledByHand" | "sessionEndsAt" | "heldSince"
>;
type Obstacle = { reason: DeletionObstacle; orderNumber: string };

/**
 * Whether an attempt may still take money, or has taken some that nobody has accounted for. Of one that is pending the
 * gateway has told no end, however late it is: no answer is unknown, not failed.
 */
export function mayTakeMoney(payment: Attempt, now: Date): boolean {
  if (payment.reviewReason !== null) return true;
  if (payment.settledByHand !== null) return false;
  // A page that nobody was sent to takes nothing.
  return pageIsOpen(payment, now) || (isUndecided(payment) && payment.gatewayRef !== null);
}

/** Money of these orders that is on its way, in either direction; an order is named once for each. */
export async function findMoneyInFlight(tx: Tx, orderIds: string[]): Promise<Obstacle[]> {
  const now = new Date();
  const payments = await findPaymentsOf(tx, orderIds);
  const pending = payments.filter((payment) => mayTakeMoney(payment, now));
  const unpaid = new Set(pending.map(({ orderNumber }) => orderNumber));
  const refunds = await findRefundsOnTheirWay(tx, orderIds);
  return [
    ...[...unpaid].map((orderNumber) => obstacle("payment_pending", orderNumber)),
    ...refunds.map(({ orderNumber }) => obstacle("refund_under_way", orderNumber)),
  ];
}

/**
 * Asks the gateways about every one of these attempts that may still take money: often it has ended and we have not heard
 * of it. Gives those as they are now. `restSeconds`: of one payment at most that often.
 */
export async function settleOpenPayments(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  payments: readonly PaymentRow[],
  restSeconds: number,
): Promise<PaymentRow[]> {
  const now = new Date();
  const open = payments.filter((payment) => mayTakeMoney(payment, now));
  const settled: PaymentRow[] = [];
  for (const { id } of open) {
    const payment = await settlePayment(app, id, restSeconds);
    if (payment) settled.push(payment);
  }
  return settled;
}

const obstacle = (reason: DeletionObstacle, orderNumber: string) => ({ reason, orderNumber });
