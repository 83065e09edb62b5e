/**
 * What this browser needs to open a guest's orders again: the secret the API gave with each, and which payment
 * belongs to which order (the bank brings people back with the payment's id alone). Kept for as long as local storage is.
 */
const secretKey = (number: string) => `order-secret:${number}`;
const paymentKey = (id: string) => `payment-order:${id}`;

export function rememberOrder(number: string, secret: string): void {
  write(secretKey(number), secret);
}
export function rememberPayment(id: string, orderNumber: string): void {
  write(paymentKey(id), orderNumber);
}
export function orderSecret(number: string | undefined): string | undefined {
  return number === undefined ? undefined : read(secretKey(number));
}
export function orderOfPayment(id: string): string | undefined {
  return read(paymentKey(id));
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage switched off: the order can still be opened by signing in
  }
}
function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
