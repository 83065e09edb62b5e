import type { CodeSent, Language } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import { type CodePurpose, type CodeStrength, secondsUntilResend } from "./one-time-code.ts";
import { insertCode, type OneTimeCode, replaceCodes } from "./one-time-codes.repository.ts";
import { mailSignInCodeJob } from "./sign-in.queue.ts";
import { addToTallies } from "./sign-in-counters.repository.ts";
import { countingOf } from "./sign-in-need.ts";

export type Asker = {
  email: string;
  purpose: CodePurpose;
  language: Language;
  ip: string;
  /** A known device or a session: it has codes of its own. */
  requester?: string;
};

/** Puts the older code out of use, and enqueues the mail with a new one. */
export async function sendNewCode(
  app: Uses<"config" | "jobs">,
  tx: Tx,
  asker: Asker,
  { length, alphabet }: CodeStrength,
): Promise<OneTimeCode> {
  const { email, purpose, language, requester } = asker;
  await replaceCodes(tx, asker);
  const code = await insertCode(tx, { id: newId(), email, purpose, requester, language, length, alphabet });
  await app.jobs.send(tx, mailSignInCodeJob, { codeId: code.id });
  await addToTallies(app.config.SECRET_KEY, tx, countingOf(asker).mails, asker);
  return code;
}

export function sayWhatWasSent(code: OneTimeCode): CodeSent {
  return {
    codeLength: code.length,
    alphabet: code.alphabet,
    expiresAt: code.expiresAt.toISOString(),
    resendAfterSeconds: secondsUntilResend(code.ageSeconds),
  };
}
