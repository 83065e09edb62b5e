import type { CodeSent, Language } from "@rihla/contract";
import type { Tx, Uses } from "../../app.ts";
import { newId } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { mailSignInCodeJob } from "./customers.queue.ts";
import { countSince, spendLimits } from "./limits.repository.ts";
import { type CodePurpose, resendAfterSeconds, secondsUntilResend } from "./one-time-code.ts";
import {
  insertCode,
  lockHolder,
  lockLiveCode,
  type OneTimeCode,
  replaceCodes,
} from "./one-time-codes.repository.ts";
import { codeLimits, guessLimit, nextCodeStrength, rationDays } from "./sign-in-limits.ts";

type RequestCodeInput = { email: string; purpose: CodePurpose; language: Language; ip: string };

/**
 * One transaction: under a lock by e-mail, the live code if it was just sent, else a new one in its place and the
 * job that mails it. Whether the e-mail belongs to a customer is never looked at, so neither the answer nor its
 * delay can tell.
 */
export async function requestCode(
  app: Uses<"config" | "db" | "jobs">,
  input: RequestCodeInput,
): Promise<CodeSent> {
  const code = await app.db.transaction().execute(async (tx) => {
    await lockHolder(tx, input);
    const live = await lockLiveCode(tx, input);
    if (live && live.ageSeconds < resendAfterSeconds) return live;
    const waitSeconds = await spendLimits(app.config.SECRET_KEY, tx, codeLimits, input);
    if (waitSeconds !== null) throw new Refusal("rate_limited", { retryAfterSeconds: waitSeconds });
    return sendNewCode(app, tx, input);
  });
  return {
    codeLength: code.length,
    alphabet: code.alphabet,
    expiresAt: code.expiresAt.toISOString(),
    resendAfterSeconds: secondsUntilResend(code.ageSeconds),
  };
}

/** The older code is put out of use before guesses are counted: none can slip in between. */
async function sendNewCode(
  app: Uses<"config" | "jobs">,
  tx: Tx,
  input: RequestCodeInput,
): Promise<OneTimeCode> {
  const { email, purpose, language } = input;
  await replaceCodes(tx, input);
  const strength = nextCodeStrength(
    await countSince(app.config.SECRET_KEY, tx, guessLimit, input, rationDays),
  );
  const code = await insertCode(tx, { id: newId(), email, purpose, language, ...strength });
  await app.jobs.send(tx, mailSignInCodeJob, { codeId: code.id });
  return code;
}
