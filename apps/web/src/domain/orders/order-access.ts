import type { Order } from "@rihla/contract";
import { forgetAll, stored, text } from "../../platform/storage/storage.ts";
import { forgetUntil } from "./kept-here.ts";

/**
 * What this browser needs to open a guest's orders again: the secret the API gave with each, and which payment
 * belongs to which order (the bank brings people back with the payment's id alone). Kept until `kept-here-until.ts` says;
 * afterwards an order is opened by signing in.
 */
const secretOf = (number: string) => stored("device", `order-secret:${number}`, text);
/** For whom it was placed: who signs in here under another address opens it no more. */
const emailOf = (number: string) => stored("device", `order-email:${number}`, text);
const orderOf = (payment: string) => stored("device", `payment-order:${payment}`, text);

export function rememberOrder({ number, billing }: Pick<Order, "number" | "billing">, secret: string): void {
  secretOf(number).write(secret);
  emailOf(number).write(billing.email);
}
export function rememberPayment(id: string, orderNumber: string): void {
  orderOf(id).write(orderNumber);
}
export function orderSecret(number: string | undefined): string | undefined {
  return number === undefined ? undefined : secretOf(number).read();
}
/** Not known of one that was placed before addresses were kept. */
export function orderEmail(number: string): string | undefined {
  return emailOf(number).read();
}
export function orderOfPayment(id: string): string | undefined {
  return orderOf(id).read();
}
/** It has ended: from now on the order is opened by signing in. */
export function forgetOrder(number: string): void {
  secretOf(number).write(undefined);
  emailOf(number).write(undefined);
  forgetUntil(number);
}

/**
 * What this browser opens orders with is gone, the keys of this tab that would tell their secrets again, and what its buyer typed: their
 * address, name and telephone; and what home shows of an eSIM. Other tabs that
 * are open show what they show until they are closed.
 */
export function forgetOrders(): void {
  forgetAll("tab", (key) => /^(idempotency:|checkout-)/.test(key));
  forgetAll("device", (key) => ofBuyer.test(key));
}

const ofBuyer =
  /^(billing|home-esim|placed-orders|bought-lately|ordered-as|(order-secret|order-email|order-kept|order-left|payment-order|install-begun):.*)$/;
