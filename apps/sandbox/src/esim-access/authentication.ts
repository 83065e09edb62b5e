import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { ACCESS_CODE, SECRET_KEY } from "./esim-access.ts";
import { Refusal } from "./refusal.ts";

const TOLERATED_MS = 5 * 60 * 1000;

/**
 * The access code alone is enough unless the switch says otherwise, as with the real supplier; but whoever signs must sign rightly.
 * Real time, not the world's clock: the caller's clock cannot be pushed.
 */
export function authenticate(headers: IncomingHttpHeaders, rawBody: string, requireSignature: boolean): void {
  const accessCode = header(headers, "rt-accesscode");
  if (!accessCode) throw new Refusal("000101", "RT-AccessCode");
  if (accessCode !== ACCESS_CODE) throw new Refusal("401001");
  const [timestamp, requestId, signature] = ["rt-timestamp", "rt-requestid", "rt-signature"].map((name) =>
    header(headers, name),
  );
  if (!requireSignature && !timestamp && !requestId && !signature) return;
  if (!timestamp || !requestId || !signature)
    throw new Refusal("000101", "RT-Timestamp, RT-RequestID, RT-Signature");
  if (!/^\d{13}$/.test(timestamp)) throw new Refusal("000102", "RT-Timestamp is milliseconds");
  if (Math.abs(Date.now() - Number(timestamp)) > TOLERATED_MS) throw new Refusal("101001");
  const expected = sign(timestamp + requestId + accessCode + rawBody, SECRET_KEY);
  if (!sameText(expected, signature.toLowerCase())) throw new Refusal("101003");
}

/** Lower-case hex HMAC-SHA256. */
export function sign(data: string, key: string): string {
  return createHmac("sha256", key).update(data).digest("hex");
}

function header(headers: IncomingHttpHeaders, name: string): string {
  return String(headers[name] ?? "");
}

function sameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
