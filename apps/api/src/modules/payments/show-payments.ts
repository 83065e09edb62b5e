import type { Payment } from "@rihla/contract";
import type { Db, Uses } from "../../app.ts";
import { type PaymentRow, refundIsThereBy, toPayment } from "./payment.ts";
import { findMoneyBack } from "./payments.repository.ts";

export async function showPayment(app: Uses<"db" | "gateways">, row: PaymentRow): Promise<Payment> {
  const [shown] = await showPayments(app, [row]);
  return shown as Payment;
}

/** As their buyers see them, in the order given. */
export async function showPayments(
  { db, gateways }: Uses<"db" | "gateways">,
  rows: readonly PaymentRow[],
): Promise<Payment[]> {
  const taken = rows.filter(({ status }) => status === "paid" || status === "refunded");
  const moneyBack = await findMoneyBack(
    db,
    taken.map(({ id }) => id),
  );
  return rows.map((row) => toPayment(gateways, row, moneyBack.get(row.id)));
}

/** By when all that goes back of these payments has arrived, as their buyers see it; counted from now where nothing is asked for yet. */
export async function refundsAreThereBy(db: Db, paymentIds: string[]): Promise<Date> {
  const asked = [...(await findMoneyBack(db, paymentIds)).values()].map(({ since }) => since.getTime());
  return refundIsThereBy(new Date(asked.length > 0 ? Math.max(...asked) : Date.now()));
}
