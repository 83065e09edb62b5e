import type { CodeSent, ProofOfWork } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { refuseBlockedSignIn } from "./blocked-sign-in.ts";
import { attemptsPerCode, resendAfterSeconds } from "./one-time-code.ts";
import { lockHolder, lockLiveCode, type OneTimeCode } from "./one-time-codes.repository.ts";
import { type Asker, sayWhatWasSent, sendNewCode } from "./send-new-code.ts";
import { spendSignInLimits } from "./sign-in-counters.repository.ts";
import { bitsFor, busyNetworkProofBits, isWeaker } from "./sign-in-limits.ts";
import { countingOf, readNeed } from "./sign-in-need.ts";
import { takeProof } from "./take-proof.ts";

type RequestCodeInput = Asker & { proof?: ProofOfWork; deviceSecret?: string | null };

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
  await refuseBlockedSignIn(app, "rate_limited", countingOf(input).codes, input);
  const code = await app.db.transaction().execute(async (tx) => {
    await lockHolder(tx, input);
    const live = await lockLiveCode(tx, input);
    // The code must find room in the ration for all the guesses that it allows.
    const { strength, step } = await readNeed(app, tx, input, attemptsPerCode);
    if (live && isStillToCome(live) && !isWeaker(live, strength)) return live;
    const { waitSeconds, isBusy } = await spendSignInLimits(SECRET_KEY, tx, countingOf(input).codes, input);
    if (waitSeconds !== null) throw new Refusal("rate_limited", { retryAfterSeconds: waitSeconds });
    const zeroBits = Math.max(bitsFor(step), isBusy ? busyNetworkProofBits : 0);
    const work = { purpose: "sign-in", subject: input.email };
    if (zeroBits > 0) await takeProof(app, tx, work, input.proof, zeroBits);
    return sendNewCode(app, tx, input, strength);
  });
  return sayWhatWasSent(code);
}

/** Just sent, and not guessed at in vain: nobody waits for a code that opens nothing. */
const isStillToCome = ({ ageSeconds, attemptsLeft }: OneTimeCode) =>
  ageSeconds < resendAfterSeconds && attemptsLeft > 0;
