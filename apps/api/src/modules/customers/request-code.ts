import type { CodeSent, ProofOfWork } from "@rihla/contract";
import type { Tx, Uses } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { spendChallenge } from "./challenges.repository.ts";
import { spendLimits } from "./limits.repository.ts";
import { attemptsPerCode, resendAfterSeconds } from "./one-time-code.ts";
import { lockHolder, lockLiveCode, type OneTimeCode } from "./one-time-codes.repository.ts";
import { endOfProof, newProofTask } from "./proof-of-work.ts";
import { type Asker, sayWhatWasSent, sendNewCode } from "./send-new-code.ts";
import { bitsFor, isWeaker } from "./sign-in-limits.ts";
import { countingOf, readNeed } from "./sign-in-need.ts";

type RequestCodeInput = Asker & { proof?: ProofOfWork };

/**
 * One transaction: under a lock by e-mail, the live code if it was just sent, else a new one in its place and the
 * job that mails it. Whether the e-mail belongs to a customer is never looked at, so neither the answer nor its
 * delay can tell.
 */
export async function requestCode(
  app: Uses<"config" | "db" | "jobs">,
  input: RequestCodeInput,
): Promise<CodeSent> {
  const { SECRET_KEY } = app.config;
  const code = await app.db.transaction().execute(async (tx) => {
    await lockHolder(tx, input);
    const live = await lockLiveCode(tx, input);
    // The code must find room in the ration for all the guesses that it allows.
    const { strength, step } = await readNeed(app, tx, input, attemptsPerCode);
    if (live && isStillToCome(live) && !isWeaker(live, strength)) return live;
    const waitSeconds = await spendLimits(SECRET_KEY, tx, countingOf(input).codes, input);
    if (waitSeconds !== null) throw new Refusal("rate_limited", { retryAfterSeconds: waitSeconds });
    await takeProof(SECRET_KEY, tx, input, bitsFor(step));
    return sendNewCode(app, tx, input, strength);
  });
  return sayWhatWasSent(code);
}

/** Just sent, and not guessed at in vain: nobody waits for a code that opens nothing. */
const isStillToCome = ({ ageSeconds, attemptsLeft }: OneTimeCode) =>
  ageSeconds < resendAfterSeconds && attemptsLeft > 0;

/** Throws with the work to be done where there is none, or none that is still good. */
async function takeProof(
  secretKey: string,
  tx: Tx,
  { email, proof }: RequestCodeInput,
  zeroBits: number,
): Promise<void> {
  if (zeroBits === 0) return;
  const end = proof && endOfProof(secretKey, email, proof, zeroBits);
  if (!end || !(await spendChallenge(tx, "proof", proof.challenge, end)))
    throw new Refusal("proof_required", { proof: newProofTask(secretKey, email, zeroBits) });
}
