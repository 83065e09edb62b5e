import { forgetAll } from "../../platform/storage.ts";

/** What this browser still knows of whoever used it: drafts, addresses, attempts. Who signs out takes it along. */
export function forgetVisit(): void {
  forgetAll("tab");
}

/** After deleting an account: the keys to its orders as well. */
export function forgetPerson(): void {
  forgetVisit();
  forgetAll("device", (key) => /^(order-secret|payment-order):/.test(key));
}
