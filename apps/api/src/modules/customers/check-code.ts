import type { Tx } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { giveBackLimits, spendLimits } from "./limits.repository.ts";
import { type CodePurpose, isRightCode, secondsUntilResend } from "./one-time-code.ts";
import {
  lockHolder,
  lockLiveCode,
  markCodeUsed,
  type OneTimeCode,
  takeAttempt,
} from "./one-time-codes.repository.ts";
import { attemptLimits, guessLimit } from "./sign-in-limits.ts";

type CheckCodeInput = { email: string; purpose: CodePurpose; code: string; ip: string };

/**
 * Compares what was typed with the live code and uses it up. The e-mail is locked, so guesses made at the same moment
 * are counted one after the other. A refusal is returned, not thrown: the transaction must commit what was counted.
 */
export async function checkCode(
  secretKey: string,
  tx: Tx,
  input: CheckCodeInput,
): Promise<OneTimeCode | Refusal> {
  await lockHolder(tx, input);
  const waitSeconds = await spendLimits(secretKey, tx, attemptLimits, input);
  // Thrown: counts nothing, and the counter that is full already says it all.
  if (waitSeconds !== null) throw tooMany(waitSeconds);
  const live = await lockLiveCode(tx, input);
  // Never asked for, expired, used and replaced are one answer.
  if (!live) return new Refusal("code_expired");
  if (live.attemptsLeft === 0) return tooMany(Math.max(secondsUntilResend(live.ageSeconds), 1));
  const dayWaitSeconds = await spendLimits(secretKey, tx, [guessLimit], input);
  if (dayWaitSeconds !== null) return tooMany(dayWaitSeconds);
  if (!isRightCode(secretKey, live.id, live, input.code)) return countWrongGuess(tx, live);
  await markCodeUsed(tx, live.id);
  await giveBackLimits(secretKey, tx, [...attemptLimits, guessLimit], input);
  return live;
}

async function countWrongGuess(tx: Tx, live: OneTimeCode): Promise<Refusal> {
  await takeAttempt(tx, live.id);
  return new Refusal("incorrect_code", { attemptsLeft: live.attemptsLeft - 1 });
}

function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal("too_many_attempts", { retryAfterSeconds });
}
