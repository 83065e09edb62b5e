import { createHash, randomBytes } from "node:crypto";
import type { ProofOfWork, ProofTask } from "@rihla/contract";
import { keyedDigest, sameText } from "../../infra/ids.ts";

const lifetimeSeconds = 600;
const headBytes = 16;

/** A challenge says by itself when it ends and how hard it is, and bears our mark for this e-mail: nothing is stored. */
export function newProofTask(secretKey: string, email: string, zeroBits: number): ProofTask {
  const head = randomBytes(headBytes);
  head.writeUInt32BE(Math.floor(Date.now() / 1000) + lifetimeSeconds);
  head.writeUInt8(zeroBits, 4);
  return { challenge: sealed(secretKey, email, head), zeroBits };
}

/**
 * When the challenge ends; null unless the work was done, is as hard as it must be now, is for this e-mail, and its time
 * is not over.
 */
export function endOfProof(
  secretKey: string,
  email: string,
  { challenge, nonce }: ProofOfWork,
  zeroBits: number,
): Date | null {
  const head = Buffer.from(challenge, "base64url").subarray(0, headBytes);
  if (!sameText(sealed(secretKey, email, head), challenge)) return null;
  const end = head.readUInt32BE() * 1000;
  const bits = head.readUInt8(4);
  const done = createHash("sha256").update(`${challenge}:${nonce}`).digest();
  const isDone = done.readUInt32BE() < 2 ** (32 - bits);
  return isDone && bits >= zeroBits && end > Date.now() ? new Date(end) : null;
}

/** 32 bytes in all: with its nonce it is one block of SHA-256. */
function sealed(secretKey: string, email: string, head: Buffer): string {
  const mark = Buffer.from(
    keyedDigest(secretKey, "proof-of-work", `${email}\n${head.toString("base64url")}`),
    "base64url",
  );
  return Buffer.concat([head, mark.subarray(0, 32 - headBytes)]).toString("base64url");
}
