import type { Order, OrderStatus, Payment } from "@rihla/contract";
import { paymentEnd } from "../payments/payment-end.ts";

/** The newest attempt to pay; the API names it first. */
export const lastPayment = ({ payments }: Order): Payment | undefined => payments[0];

/** The attempt that has not come to its end: its page is open, or its gateway is at work. */
export const pendingPayment = ({ payments }: Pick<Order, "payments">): Payment | undefined =>
  payments.find((payment) => paymentEnd(payment) === null);

export const successfulPayment = ({ payments }: Order): Payment | undefined =>
  payments.find((payment) => paymentEnd(payment) === "paid");

/** How far an order is whose money came; null where it has not, or goes back. */
const stages: Readonly<Record<OrderStatus, "paid" | "ordered" | "delivered" | null>> = {
  not_paid: null,
  pending: null,
  confirmed: "paid",
  ordered: "ordered",
  delivered: "delivered",
  rejected: null,
};
export const paidStage = ({ status }: Pick<Order, "status">) => stages[status];

export const isPaid = (order: Pick<Order, "status">): boolean => paidStage(order) !== null;

/** Until when it is paid: on its bank's page while that is open. Null where its gateway has the money. */
export function payUntil(order: Pick<Order, "payments" | "payableUntil">): string | null {
  const pending = pendingPayment(order);
  return pending?.isHeld ? null : (pending?.payableUntil ?? order.payableUntil);
}

/** No attempt to pay may start any more, as the shop said when it was asked last. */
export const isBeyondPaying = ({ isPayable }: Pick<Order, "isPayable">): boolean => !isPayable;
