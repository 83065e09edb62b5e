import type { Money, RefundDestination } from "@rihla/contract";
import type { Db } from "../../../database.ts";
import type { findEsimsOfOrders } from "../../esims/index.ts";
import {
  findPaymentsOf,
  findRefundFor,
  type PaymentRow,
  type RefundRow,
  refundGoesTo,
  refundIsThereBy,
  refundsAreThereBy,
} from "../../payments/index.ts";
import type { OrderRow } from "../order.ts";
import { findLines } from "../orders.repository.ts";
import { paidForEsim } from "./paid-for-esim.ts";

type Esim = Awaited<ReturnType<typeof findEsimsOfOrders>>[number];
/** `by`: the day by which a card has it. */
type ExpectedRefund = { amount: Money; refundTo: RefundDestination; by: Date };

/** For eSIMs of an order that could not be issued. */
export async function expectedForRefused(db: Db, order: OrderRow, refused: Esim[]): Promise<ExpectedRefund> {
  const paid = (await findPaymentsOf(db, [order.id])).find(({ settlesOrder }) => settlesOrder);
  return {
    amount: await priceOf(db, order, refused),
    refundTo: await wayBack(db, refused, refundGoesTo(paid ?? { method: order.paymentMethod })),
    by: await refundsAreThereBy(db, paid ? [paid.id] : []),
  };
}

/** Of a payment that came twice or too late. */
export async function expectedOfPayment(db: Db, payment: PaymentRow): Promise<ExpectedRefund> {
  return {
    amount: { amount: payment.amount, currency: payment.currency },
    refundTo: refundGoesTo(payment),
    by: await refundsAreThereBy(db, [payment.id]),
  };
}

export const expectedByRefund = (
  refund: RefundRow,
  { currency }: Pick<PaymentRow, "currency">,
): ExpectedRefund => ({
  amount: { amount: refund.amount, currency },
  refundTo: refund.destination,
  by: refundIsThereBy(refund.createdAt),
});

/** The way that its buyer chose, where they did. */
async function wayBack(db: Db, [first]: Esim[], otherwise: RefundDestination): Promise<RefundDestination> {
  const chosen = first && (await findRefundFor(db, `failed:${first.id}`));
  return chosen?.destination ?? otherwise;
}

async function priceOf(db: Db, order: OrderRow, esims: Esim[]): Promise<Money> {
  const lines = await findLines(db, [order.id]);
  const amount = esims.reduce((sum, esim) => sum + paidForEsim(order, lines, esim), 0);
  return { amount, currency: order.currency };
}
