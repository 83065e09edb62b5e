import { createHash } from "node:crypto";

/** A session ends when it was not used for this long. */
export const sessionDays = 180;
/** However much it is used, it ends this long after it began. */
export const longestSessionDays = 365;
/** What could do most harm is open for so long after the customer has typed a mailed code. */
export const confirmedMinutes = 10;

/** A token has 256 random bits, so a plain digest can't be turned back by trying; no salt or slow hash is needed. */
export function tokenHashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
