import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { v7 } from "uuid";

/** A time-ordered id for rows. It tells when it was made, so it is never a secret. */
export const newId = (): string => v7();

/** The first that could be made at this moment: rows of a time are found by their ids. */
export function firstIdAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/** The moment at which an id of ours was made. */
export const momentOfId = (id: string): Date =>
  new Date(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16));

/** Whether it can be an id of ours. */
export const isId = (text: unknown): text is string =>
  typeof text === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** 256 random bits for bearer tokens. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token. It has 256 random bits, so a plain digest can't be turned back by trying; no salt or slow hash is needed. */
export const tokenHashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Letters and digits that can't be taken for one another on a phone line: no 0/O, 1/I/L, U. */
const readable = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Of the same letters, and for the same text always the same. */
export const readableCodeOf = (text: string, length: number): string =>
  [...createHash("sha256").update(text).digest().subarray(0, length)]
    .map((byte) => readable[byte % readable.length])
    .join("");

export function newReadableCode(length: number): string {
  const limit = 256 - (256 % readable.length);
  let code = "";
  while (code.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < limit && code.length < length) code += readable[byte % readable.length];
    }
  }
  return code;
}

/** A keyed digest, base64url. `purpose` keeps digests made for different uses apart. */
export function keyedDigest(key: string, purpose: string, text: string): string {
  return createHmac("sha256", key).update(`${purpose}\n${text}`).digest("base64url");
}

/** Compares without telling by its duration where the texts differ. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
