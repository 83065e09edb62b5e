import { keyedDigest, sameText } from "../../infra/ids.ts";
import type { SecretKeys } from "../../infra/secret-keys.ts";

/** How long the call that placed an order tells its secret again, minutes: time for an answer that was lost. */
const toldAgainMinutes = 60;

/** A guest's proof for one order. Derived, so that it can be given again to the same request and is stored nowhere. */
export function orderSecret(secretKey: string, orderId: string): string {
  return keyedDigest(secretKey, "order", orderId);
}

export function isOrderSecret(keys: SecretKeys, orderId: string, given: string): boolean {
  return keys.some((key) => sameText(orderSecret(key, orderId), given));
}

type Placed = { createdAt: Date; secretEndedAt: Date | null };

export const isToldAgain = ({ createdAt, secretEndedAt }: Placed, now: Date): boolean =>
  secretEndedAt === null && now.getTime() - createdAt.getTime() < toldAgainMinutes * 60_000;
