import { stored, text } from "../../platform/storage.ts";

/**
 * What this browser needs to open a guest's orders again: the secret the API gave with each, and which payment
 * belongs to which order (the bank brings people back with the payment's id alone). Kept for as long as local storage is;
 * afterwards an order is opened by signing in.
 */
const secretOf = (number: string) => stored("device", `order-secret:${number}`, text);
const orderOf = (payment: string) => stored("device", `payment-order:${payment}`, text);

export function rememberOrder(number: string, secret: string): void {
  secretOf(number).write(secret);
}
export function rememberPayment(id: string, orderNumber: string): void {
  orderOf(id).write(orderNumber);
}
export function orderSecret(number: string | undefined): string | undefined {
  return number === undefined ? undefined : secretOf(number).read();
}
export function orderOfPayment(id: string): string | undefined {
  return orderOf(id).read();
}
