import type { Order, Payment } from "@rihla/contract";

/** The newest attempt to pay; the API names it first. */
export const lastPayment = ({ payments }: Order): Payment | undefined => payments[0];

export const successfulPayment = ({ payments }: Order): Payment | undefined =>
  payments.find(({ status }) => status === "successful");

export const isPaid = ({ status }: Pick<Order, "status">): boolean =>
  ["confirmed", "ordered", "delivered"].includes(status);

/** No attempt to pay may start any more. */
export const isBeyondPaying = ({ payableUntil }: Pick<Order, "payableUntil">, now = Date.now()): boolean =>
  Date.parse(payableUntil) <= now;
