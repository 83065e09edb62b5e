import { guessesCountHours } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";
import type { Config } from "../../config.ts";
import type { Executor } from "../../database.ts";
import type { CodePurpose, CodeStrength } from "./one-time-code.ts";
import { countWithin, type Subject } from "./sign-in-counters.repository.ts";
import {
  attemptLimits,
  codeLimits,
  guessesOfEmail,
  guessesOfRequester,
  guessesOfShop,
  mailsOfShop,
  ownAttemptLimits,
  ownCodeLimits,
  type Pressure,
  rationDays,
  type SignInSettings,
  stepOf,
  strengthFor,
} from "./sign-in-limits.ts";

const daySeconds = 24 * 3600;
const countedSeconds = guessesCountHours * 3600;

/** What is counted of somebody who is known by a device or a session, and of a stranger. */
const counting = {
  known: { codes: ownCodeLimits, mails: [], attempts: ownAttemptLimits, guesses: [guessesOfRequester] },
  stranger: {
    codes: codeLimits,
    mails: [mailsOfShop],
    attempts: attemptLimits,
    guesses: [guessesOfEmail, guessesOfShop],
  },
} as const;
export const countingOf = ({ requester }: Subject) => (requester ? counting.known : counting.stranger);

const signInSettings = (config: Config, fewest: 4 | 6 | 8 = 4): SignInSettings => ({
  codeLength: config.SIGN_IN_CODE_LENGTH < fewest ? fewest : config.SIGN_IN_CODE_LENGTH,
  wrongGuesses: config.SIGN_IN_WRONG_GUESSES,
  codeMails: config.SIGN_IN_CODE_MAILS,
});

/** Fewest digits of codes that are worth more to a thief than a session is; the others have what the shop sets. */
const fewestDigits: Partial<Record<CodePurpose, 6 | 8>> = { "wallet-pin": 6 };

/** How strong a code must be now that allows `guesses` more wrong ones, and how many steps the shop is from the shortest. */
export async function readNeed(
  { config }: Uses<"config">,
  db: Executor,
  subject: Subject & { purpose: CodePurpose },
  guesses: number,
): Promise<{ strength: CodeStrength; step: number }> {
  const settings = signInSettings(config, fewestDigits[subject.purpose]);
  const step = subject.requester ? 0 : stepOf(await readPressure(config, db, subject), settings);
  const [ration] = countingOf(subject).guesses;
  const counted = await countWithin(config.SECRET_KEY, db, ration, subject, rationDays * daySeconds);
  return { strength: strengthFor(settings, step, counted + guesses), step };
}

async function readPressure(config: Config, db: Executor, subject: Subject): Promise<Pressure> {
  const lately = (tally: typeof guessesOfShop) =>
    countWithin(config.SECRET_KEY, db, tally, subject, countedSeconds);
  return { guesses: await lately(guessesOfShop), mails: await lately(mailsOfShop) };
}
