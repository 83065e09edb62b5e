import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { secretKeysOf } from "../../infra/secret-keys.ts";
import { Refusal } from "../../refusal.ts";
import { type CodePurpose, isRightCode, secondsUntilResend } from "./one-time-code.ts";
import {
  lockHolder,
  lockLiveCode,
  markCodeUsed,
  type OneTimeCode,
  takeAttempt,
} from "./one-time-codes.repository.ts";
import { sayWhatWasSent, sendNewCode } from "./send-new-code.ts";
import {
  addToTallies,
  lockShopTallies,
  spendSignInLimits,
  uncountTallies,
} from "./sign-in-counters.repository.ts";
import { isWeaker } from "./sign-in-limits.ts";
import { countingOf, readNeed } from "./sign-in-need.ts";

type Guess = { email: string; purpose: CodePurpose; code: string; ip: string; requester?: string };

/**
 * Whether what was typed is the live code. One transaction counts the guess and is over before anything is compared, so
 * that guesses at once are all counted. Throws for everything but the right code, which `useCode` then uses up.
 */
export async function checkCode(app: Uses<"config" | "db" | "jobs">, guess: Guess): Promise<OneTimeCode> {
  const counted = await app.db.transaction().execute((tx) => countGuess(app, tx, guess));
  // After the commit: what was counted stays counted.
  if (counted instanceof Refusal) throw counted;
  if (!isRightCode(secretKeysOf(app.config), counted.id, counted, guess.code))
    throw new Refusal("incorrect_code", { attemptsLeft: counted.attemptsLeft });
  return counted;
}

/** In the transaction of what the code opens. Of two right guesses at once the second comes too late. */
export async function useCode(
  { config }: Uses<"config">,
  tx: Tx,
  guess: Guess,
  code: OneTimeCode,
): Promise<void> {
  await lockHolder(tx, guess);
  if (!(await markCodeUsed(tx, code.id))) throw new Refusal("code_expired");
  const { attempts, guesses } = countingOf(guess);
  await uncountTallies(config.SECRET_KEY, tx, [...attempts, ...guesses], guess, code.readAt);
}

/** The e-mail is locked, so guesses made at the same moment are counted one after the other. */
async function countGuess(
  app: Uses<"config" | "jobs">,
  tx: Tx,
  guess: Guess,
): Promise<OneTimeCode | Refusal> {
  const { SECRET_KEY } = app.config;
  const { attempts, guesses } = countingOf(guess);
  await lockHolder(tx, guess);
  const { waitSeconds } = await spendSignInLimits(SECRET_KEY, tx, attempts, guess);
  // Thrown: counts nothing, and the counter that is full already says it all.
  if (waitSeconds !== null) throw tooMany(waitSeconds);
  const live = await lockLiveCode(tx, guess);
  // Never asked for, expired, used and replaced are one answer.
  if (!live) return new Refusal("code_expired");
  if (live.attemptsLeft === 0) return tooMany(Math.max(secondsUntilResend(live.ageSeconds), 1));
  if (!guess.requester) await lockShopTallies(tx);
  const { strength } = await readNeed(app, tx, guess, 1);
  if (isWeaker(live, strength)) {
    // It was not compared, so it was no try.
    await uncountTallies(SECRET_KEY, tx, attempts, guess, live.readAt);
    const longer = await sendNewCode(app, tx, { ...guess, language: live.language }, strength);
    return new Refusal("longer_code_sent", { codeSent: sayWhatWasSent(longer) });
  }
  await addToTallies(SECRET_KEY, tx, guesses, guess);
  return { ...live, attemptsLeft: await takeAttempt(tx, live.id) };
}

function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal("too_many_attempts", { retryAfterSeconds });
}
