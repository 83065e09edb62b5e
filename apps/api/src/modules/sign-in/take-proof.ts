import type { ProofOfWork } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Executor } from "../../database.ts";
import { endOfProof, newProofTask, type WorkFor } from "../../infra/proof-of-work.ts";
import { Refusal } from "../../refusal.ts";
import { spendChallenge } from "./challenges.repository.ts";

/** Takes work that was done, which is good once; throws `proof_required` with the work to be done where there is none that is good. */
export async function takeProof(
  { config }: Uses<"config">,
  db: Executor,
  work: WorkFor,
  proof: ProofOfWork | undefined,
  zeroBits: number,
): Promise<void> {
  const end = proof && endOfProof(config.SECRET_KEY, work, proof, zeroBits);
  if (!end || !(await spendChallenge(db, "proof", proof.challenge, end)))
    throw new Refusal("proof_required", { proof: newProofTask(config.SECRET_KEY, work, zeroBits) });
}
