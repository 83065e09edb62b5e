import type { ProofOfWork } from "@rihla/contract";
import { ApiProblem } from "./api-problem.ts";

/** Work that was done may be refused once or twice: its time was over, or an answer to it was lost. */
const mostTimes = 3;

/**
 * Makes a call; where the shop wants some work of this device first, does it and makes the call with it. `onWork`: it takes a
 * moment longer.
 */
export async function withProof<Answer>(
  call: (proof?: ProofOfWork) => Promise<Answer>,
  onWork: () => void,
): Promise<Answer> {
  let proof: ProofOfWork | undefined;
  for (let times = 0; ; times++) {
    try {
      return await call(proof);
    } catch (error) {
      const task = error instanceof ApiProblem ? error.details.proof : undefined;
      if (!task || times === mostTimes) throw error;
      onWork();
      const { doWork } = await import("./proof-of-work.ts");
      proof = await doWork(task);
    }
  }
}
