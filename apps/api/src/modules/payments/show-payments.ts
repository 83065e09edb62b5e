import type { Payment } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { type PaymentRow, toPayment } from "./payment.ts";
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
