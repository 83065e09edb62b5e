import type { Order, OrderStatus, Payment } from "@rihla/contract";
import { paymentEnd } from "../payments/payment-end.ts";

/** The newest attempt to pay; the API names it first. */
export const lastPayment = ({ payments }: Order): Payment | undefined => payments[0];

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

/** No attempt to pay may start any more. */
export const isBeyondPaying = ({ payableUntil }: Pick<Order, "payableUntil">, now = Date.now()): boolean =>
  Date.parse(payableUntil) <= now;
