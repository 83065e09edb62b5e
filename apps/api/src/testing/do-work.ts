import { hash } from "node:crypto";
import type { ProofOfWork, ProofTask } from "@rihla/contract";

/** The work that the shop asks a browser for: a number for which the digest begins with enough zero bits. */
export function doWork({ challenge, zeroBits }: ProofTask): ProofOfWork {
  for (let nonce = 0; ; nonce++) {
    const digest = hash("sha256", `${challenge}:${nonce}`, "hex");
    if (Number.parseInt(digest.slice(0, 8), 16) < 2 ** (32 - zeroBits))
      return { challenge, nonce: String(nonce) };
  }
}
