import { createHash } from "node:crypto";
import { endOf, newHead, openChallenge, sealChallenge } from "./sealed-challenge.ts";

const lifetimeSeconds = 600;
const sealedFor = "proof-of-work";

/** What is to be done, and what was: `challenge:nonce` has a SHA-256 that begins with so many zero bits. */
type Task = { challenge: string; zeroBits: number };
type Done = { challenge: string; nonce: string };

/** `purpose`: what the work is done for · `subject`: for whom or which call of it. Work for one is none for another. */
export type WorkFor = { purpose: string; subject: string };

const wholeOf = ({ purpose, subject }: WorkFor) => `${purpose}\n${subject}`;

/** A challenge says by itself when it ends and how hard it is, and bears our mark for this purpose and subject: nothing is stored. */
export function newProofTask(secretKey: string, work: WorkFor, zeroBits: number): Task {
  const head = newHead(lifetimeSeconds);
  head.writeUInt8(zeroBits, 4);
  return { challenge: sealChallenge(secretKey, sealedFor, wholeOf(work), head), zeroBits };
}

/**
 * When the challenge ends; null unless the work was done, is as hard as it must be now, is for this purpose and subject,
 * and its time is not over.
 */
export function endOfProof(
  secretKey: string,
  work: WorkFor,
  { challenge, nonce }: Done,
  zeroBits: number,
): Date | null {
  const head = openChallenge(secretKey, sealedFor, wholeOf(work), challenge);
  if (!head) return null;
  const end = endOf(head);
  const bits = head.readUInt8(4);
  // With its nonce the challenge is one block of SHA-256.
  const done = createHash("sha256").update(`${challenge}:${nonce}`).digest();
  const isDone = done.readUInt32BE() < 2 ** (32 - bits);
  return isDone && bits >= zeroBits && end.getTime() > Date.now() ? end : null;
}
