import { createHash } from "node:crypto";
import type { ProofOfWork, ProofTask } from "@rihla/contract";

/** The work that the shop asks a browser for: a number for which the digest begins with enough zero bits. */
export function doWork({ challenge, zeroBits }: ProofTask): ProofOfWork {
  for (let nonce = 0; ; nonce++) {
    const digest = createHash("sha256").update(`${challenge}:${nonce}`).digest();
    if (digest.readUInt32BE() < 2 ** (32 - zeroBits)) return { challenge, nonce: String(nonce) };
  }
}
