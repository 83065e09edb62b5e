import { keyedDigest, sameText } from "../../infra/ids.ts";

/** A guest's proof for one order. Derived, so that it can be given again to the same request and is stored nowhere. */
export function orderSecret(secretKey: string, orderId: string): string {
  return keyedDigest(secretKey, "order", orderId);
}

export function isOrderSecret(secretKey: string, orderId: string, given: string): boolean {
  return sameText(orderSecret(secretKey, orderId), given);
}
