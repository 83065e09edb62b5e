import { createHash } from "node:crypto";
import type { ProofOfWork, ProofTask } from "@rihla/contract";
import { endOf, newHead, openChallenge, sealChallenge } from "../../infra/sealed-challenge.ts";

const lifetimeSeconds = 600;
const purpose = "proof-of-work";

/** A challenge says by itself when it ends and how hard it is, and bears our mark for this e-mail: nothing is stored. */
export function newProofTask(secretKey: string, email: string, zeroBits: number): ProofTask {
  const head = newHead(lifetimeSeconds);
  head.writeUInt8(zeroBits, 4);
  return { challenge: sealChallenge(secretKey, purpose, email, head), zeroBits };
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
  const head = openChallenge(secretKey, purpose, email, challenge);
  if (!head) return null;
  const end = endOf(head);
  const bits = head.readUInt8(4);
  // With its nonce the challenge is one block of SHA-256.
  const done = createHash("sha256").update(`${challenge}:${nonce}`).digest();
  const isDone = done.readUInt32BE() < 2 ** (32 - bits);
  return isDone && bits >= zeroBits && end.getTime() > Date.now() ? end : null;
}
