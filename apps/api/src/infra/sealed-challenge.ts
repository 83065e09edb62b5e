import { randomBytes } from "node:crypto";
import { keyedDigest, sameText } from "./ids.ts";

const headBytes = 16;

/** Chance, beginning with when the challenge ends; what else is in it is the caller's. */
export function newHead(lifetimeSeconds: number): Buffer {
  const head = randomBytes(headBytes);
  head.writeUInt32BE(Math.floor(Date.now() / 1000) + lifetimeSeconds);
  return head;
}

export const endOf = (head: Buffer): Date => new Date(head.readUInt32BE() * 1000);

/** The head and our mark on it, for one purpose and subject: 32 bytes as text. Nothing of it is stored. */
export function sealChallenge(secretKey: string, purpose: string, subject: string, head: Buffer): string {
  const digest = keyedDigest(secretKey, purpose, `${subject}\n${head.toString("base64url")}`);
  const mark = Buffer.from(digest, "base64url").subarray(0, 32 - headBytes);
  return Buffer.concat([head, mark]).toString("base64url");
}

/** Null for what we did not seal for this purpose and subject. */
export function openChallenge(
  secretKey: string,
  purpose: string,
  subject: string,
  challenge: string,
): Buffer | null {
  const head = Buffer.from(challenge, "base64url").subarray(0, headBytes);
  return sameText(sealChallenge(secretKey, purpose, subject, head), challenge) ? head : null;
}
