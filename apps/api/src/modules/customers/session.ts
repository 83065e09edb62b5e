import { createHash } from "node:crypto";

/** A session ends when it was not used for this long. */
export const sessionDays = 180;

/** A token has 256 random bits, so a plain digest can't be turned back by trying; no salt or slow hash is needed. */
export function tokenHashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
