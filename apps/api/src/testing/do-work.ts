import { hash } from "node:crypto";
import type { ProofOfWork, ProofTask } from "@rihla/contract";

/** Named here once: what is imported is looked up at each use, and it is used a hundred thousand times. */
const hashed = hash;

/** The work that the shop asks a browser for: a number for which the digest begins with enough zero bits. */
export function doWork({ challenge, zeroBits }: ProofTask): ProofOfWork {
  const zeros = "0".repeat(zeroBits / 4);
  for (let nonce = 0; ; nonce++) {
    const digest = hashed("sha256", `${challenge}:${nonce}`);
    if (digest.startsWith(zeros) && Number.parseInt(digest.slice(0, 8), 16) < 2 ** (32 - zeroBits))
      return { challenge, nonce: String(nonce) };
  }
}
