import { type Payment, receiptReaders } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Db } from "../../database.ts";
import { isPaidByAnother, toPayment } from "./payment.ts";
import { findRefundsOfPayments } from "./payments.repository.ts";
import type { PaymentRow } from "./payments.tables.ts";
import { refundIsThereBy } from "./refunds/refund-state.ts";
import { takenPayments } from "./statuses.ts";

export type Reader = "buyer" | "payer";

export async function showPayment(
  app: Uses<"db" | "gateways">,
  row: PaymentRow,
  reader: Reader = "buyer",
): Promise<Payment> {
  const [shown] = await showPayments(app, [row], reader);
  return shown as Payment;
}

/** In the order given. A buyer is not told by what somebody else paid (`receiptReaders`); who paid by a link is. */
export async function showPayments(
  { db, gateways }: Uses<"db" | "gateways">,
  rows: readonly PaymentRow[],
  reader: Reader = "buyer",
): Promise<Payment[]> {
  const taken = rows.filter(({ status }) => takenPayments.includes(status));
  const refunds = await findRefundsOfPayments(
    db,
    taken.map(({ id }) => id),
  );
  const of = Map.groupBy(refunds, ({ paymentId }) => paymentId);
  return rows.map((row) => shownTo(reader, row, toPayment(gateways, row, of.get(row.id))));
}

/** One that the caller has just seen getting through: of its money nothing can have gone back before. */
export const showJustPaid = ({ gateways }: Uses<"gateways">, row: PaymentRow, reader: Reader): Payment =>
  shownTo(reader, row, toPayment(gateways, row));

const shownTo = (reader: Reader, row: PaymentRow, payment: Payment): Payment =>
  reader === "buyer" && isPaidByAnother(row) ? withoutPayer(payment) : payment;

const withoutPayer = (payment: Payment): Payment => ({
  ...payment,
  receipt: payment.receipt.filter(({ field }) => receiptReaders[field] !== "payer"),
});

/** By when all that goes back of these payments has arrived, as their buyers see it; counted from now where nothing is asked for yet. */
export async function refundsAreThereBy(db: Db, paymentIds: string[]): Promise<Date> {
  const asked = (await findRefundsOfPayments(db, paymentIds)).map(({ createdAt }) => createdAt.getTime());
  return refundIsThereBy(new Date(asked.length > 0 ? Math.max(...asked) : Date.now()));
}
