import { forgetAll } from "../../platform/storage.ts";

/**
 * What this browser knows of whoever used it: drafts, addresses, attempts, and the keys to orders placed here. Who signs
 * out takes it along; who comes back finds the orders by signing in.
 */
export function forgetPerson(): void {
  forgetAll("tab");
  forgetAll("device", (key) => /^(order-secret|payment-order):/.test(key));
}
