import { createHmac } from "node:crypto";

/** JSON as PHP writes it: slashes escaped, and whatever is not ASCII as \uXXXX. */
export function phpJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("/", "\\/")
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Lower-case hex HMAC-SHA512. */
export function signatureOf(text: string, secret: string): string {
  return createHmac("sha512", secret).update(text).digest("hex");
}
