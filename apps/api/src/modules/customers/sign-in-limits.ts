import { attemptsPerCode, type CodeStrength, codeCount } from "./one-time-code.ts";

/*
 * A code of four digits is pleasant to type and easy to guess, so tries have to be rationed. Rationing them by e-mail
 * alone would let anybody lock an owner out: under 1 % a month means 100 tries a month, and a
 * stranger can spend those in a minute. Therefore:
 *
 * - Sessions are never touched by any of this: a device that is signed in stays signed in.
 * - An e-mail has a monthly ration of wrong guesses at short codes. When it is spent nobody is refused: the codes
 *   mailed from then on are long, which makes guessing hopeless and asks of the owner only to type more. Short codes
 *   come back as the guesses grow a month old. A right code does not refill the ration, or an owner who signs in daily
 *   would hand a guesser a new one each day.
 * - What is refused is refused by e-mail *and* network address first, so that one stranger from one place runs out
 *   long before the owner's mailbox does. Denying an owner new sign-ins takes many networks, works for the rest of the
 *   UTC day at the longest, and has to be started again the next day.
 * - By address alone the limits are wide: Algerian mobile networks put thousands of people behind one address.
 */

const hour = 3600;
const day = 24 * hour;

export type Limit = {
  /** What is counted, in the counter's name. */
  name: string;
  per: "email" | "network" | "email-and-network";
  max: number;
  windowSeconds: number;
};

/** Mails with a code. */
export const codeLimits: readonly Limit[] = [
  { name: "codes-hour", per: "email-and-network", max: 5, windowSeconds: hour },
  { name: "codes-day", per: "email-and-network", max: 10, windowSeconds: day },
  { name: "codes-day", per: "email", max: 30, windowSeconds: day },
  { name: "codes-hour", per: "network", max: 100, windowSeconds: hour },
  { name: "codes-day", per: "network", max: 500, windowSeconds: day },
];

/** Tries that did not succeed, whether or not there was a code to compare with. */
export const attemptLimits: readonly Limit[] = [
  { name: "attempts-hour", per: "email-and-network", max: 8, windowSeconds: hour },
  { name: "attempts-day", per: "email-and-network", max: 16, windowSeconds: day },
  { name: "attempts-hour", per: "network", max: 60, windowSeconds: hour },
  { name: "attempts-day", per: "network", max: 200, windowSeconds: day },
];

/** Wrong guesses that were compared with a live code, from everywhere. Counted by day; the ration adds up the days. */
export const guessLimit: Limit = { name: "guesses-day", per: "email", max: 60, windowSeconds: day };

export const rationDays = 30;
/** Wrong guesses at short codes for one e-mail in any `rationDays` days. */
export const shortCodeRation = 48;

export const shortCode: CodeStrength = { length: 4, alphabet: "digits" };
export const longCode: CodeStrength = { length: 8, alphabet: "letters-and-digits" };

/** The next code's strength. A short one must find room in the ration for all the guesses it allows. */
export function nextCodeStrength(guessesInRationDays: number): CodeStrength {
  return guessesInRationDays + attemptsPerCode <= shortCodeRation ? shortCode : longCode;
}

/** The chance that a stranger who uses every try that we allow guesses one account's code within `rationDays`. */
export function chanceOfGuessing(): number {
  const longGuesses = guessLimit.max * (rationDays + 1);
  return shortCodeRation / codeCount(shortCode) + longGuesses / codeCount(longCode);
}
