import type { Order, Payment } from "@rihla/contract";
import { isPaid, lastPayment } from "./order-payments.ts";

/** How an order's payment has come out, for the pages that tell of it. */
export type OrderOutcome = "paid" | "given-back" | "pending" | "failed";

export function orderOutcome(order: Order): OrderOutcome {
  if (isPaid(order)) return "paid";
  const last = lastPayment(order);
  if (last?.status === "pending") return "pending";
  return last?.refund ? "given-back" : "failed";
}

type GivenBack = Payment & { refund: NonNullable<Payment["refund"]> };

/** Payments that go back or are back, wholly or in part; newest first. */
export const paymentsGivenBack = ({ payments }: Pick<Order, "payments">): GivenBack[] =>
  payments.filter((payment): payment is GivenBack => payment.refund !== null);
