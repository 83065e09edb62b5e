import { attemptsPerCode, type CodeStrength, codeCount } from "./one-time-code.ts";

/*
 * A code of four digits is pleasant to type and easy to guess, so wrong guesses are rationed. Rationing refuses as
 * little as it can, since whatever refuses can be used to keep an owner out:
 *
 * - Sessions are never touched by any of this: a device that is signed in stays signed in.
 * - A device that was signed in before proves it, has a code of its own and is counted by itself: nothing that
 *   strangers do makes its code longer, or uses up its mails or tries. The other limits are for everybody else.
 * - The whole shop has a budget of wrong guesses in 24 hours, and one of mailed codes. Beyond it nobody is refused:
 *   codes become longer, one step after the other, and a proof of work comes before the mail. This bounds what somebody
 *   with many addresses can take from many accounts.
 * - An e-mail has a monthly ration of wrong guesses at the shortest codes, which bounds the chance at one account.
 *   A right code does not refill it, or an owner who signs in daily would hand a guesser a new one each day.
 * - What is refused is refused by e-mail *and* network first. By e-mail alone only mails are limited, by the hour, to
 *   keep a mailbox from being flooded. By network alone the limits are wide: Algerian mobile networks put thousands of
 *   people behind one address. There mails beyond them take some work first, and only far beyond are refused: signing in
 *   is the way out for guests whose address has no orders left (orders/spend-order-limits.ts).
 */

const hour = 3600;
const day = 24 * hour;

/** `requester`: a device that was signed in before, or a session, which are counted by themselves. */
type Counted = "email" | "network" | "email-and-network" | "requester" | "shop";
export type Tally = {
  /** What is counted, in the counter's name. */
  name: string;
  per: Counted;
  windowSeconds: number;
};
/** `withProof`: so many where work is done before each beyond `max`; else `max` is all. */
export type Limit = Tally & { max: number; withProof?: number };

const mailsAnHour = 12;
/** Mails with a code. */
export const codeLimits: readonly Limit[] = [
  { name: "codes-hour", per: "email-and-network", max: 5, windowSeconds: hour },
  { name: "codes-day", per: "email-and-network", max: 10, windowSeconds: day },
  { name: "codes-hour", per: "email", max: mailsAnHour, windowSeconds: hour },
  { name: "codes-hour", per: "network", max: 100, withProof: 1000, windowSeconds: hour },
  { name: "codes-day", per: "network", max: 500, withProof: 10_000, windowSeconds: day },
];
export const ownCodeLimits: readonly Limit[] = [
  { name: "codes-hour", per: "requester", max: 10, windowSeconds: hour },
  { name: "codes-day", per: "requester", max: 30, windowSeconds: day },
];

/** Tries that did not succeed, whether or not there was a code to compare with. */
export const attemptLimits: readonly Limit[] = [
  { name: "attempts-hour", per: "email-and-network", max: 8, windowSeconds: hour },
  { name: "attempts-day", per: "email-and-network", max: 16, windowSeconds: day },
  { name: "attempts-hour", per: "network", max: 60, windowSeconds: hour },
  { name: "attempts-day", per: "network", max: 200, windowSeconds: day },
];
export const ownAttemptLimits: readonly Limit[] = [
  { name: "attempts-hour", per: "requester", max: 12, windowSeconds: hour },
  { name: "attempts-day", per: "requester", max: 40, windowSeconds: day },
];

/** Wrong guesses that were compared with a live code: of one e-mail from everywhere, and of the whole shop. */
export const guessesOfEmail: Tally = { name: "guesses-day", per: "email", windowSeconds: day };
export const guessesOfRequester: Tally = { name: "guesses-day", per: "requester", windowSeconds: day };
export const guessesOfShop: Tally = { name: "guesses-hour", per: "shop", windowSeconds: hour };
export const mailsOfShop: Tally = { name: "codes-hour", per: "shop", windowSeconds: hour };

export const rationDays = 30;
/** Wrong guesses at the shortest codes for one e-mail, or one requester, in any `rationDays` days. */
export const shortCodeRation = 48;

/** From the pleasant to the hopeless. */
export const strengths = [
  { length: 4, alphabet: "digits" },
  { length: 6, alphabet: "digits" },
  { length: 8, alphabet: "digits" },
  { length: 8, alphabet: "letters-and-digits" },
] as const satisfies readonly CodeStrength[];
/** How many times its budget the shop may have spent in 24 hours while codes are of the strength at the same place. */
const budgetsOfStep = [1, 10, 1000] as const;
/** Codes for an e-mail whose ration is spent. */
const afterRation = 2;
/** Zero bits that a proof of work must begin with, at each step: 0.1 to 1 million digests on average. */
const proofBits = [0, 17, 18, 20] as const;
/**
 * The same for people behind a busy address, who have done nothing wrong: thirty thousand digests on average, however busy it
 * is, so that a slow phone is done within three seconds (decision 22).
 */
export const busyNetworkProofBits = 15;

/** What the shop sets: the fewest digits of a code, and what may happen in 24 hours before codes get longer. */
export type SignInSettings = { codeLength: 4 | 6 | 8; wrongGuesses: number; codeMails: number };

/** What strangers did in the last 24 hours: wrong guesses, and codes mailed. */
export type Pressure = { guesses: number; mails: number };

/** How many steps away from the shortest codes the whole shop is. */
export function stepOf({ guesses, mails }: Pressure, settings: SignInSettings): number {
  const over = (count: number, budget: number) =>
    budgetsOfStep.filter((times) => count >= times * budget).length;
  // Mails alone are no guesses: they never lead to more than eight digits.
  return Math.max(over(guesses, settings.wrongGuesses), Math.min(over(mails, settings.codeMails), 2));
}

/** `guesses`: wrong ones of the ration's days, and those that the code must still find room for. */
export function strengthFor(settings: SignInSettings, step: number, guesses: number): CodeStrength {
  const least = strengths.findIndex(({ length }) => length === settings.codeLength);
  return strengthAt(Math.max(least, step, guesses > shortCodeRation ? afterRation : 0));
}

export const bitsFor = (step: number): number => proofBits[step] ?? Math.max(...proofBits);

export const isWeaker = (one: CodeStrength, other: CodeStrength): boolean =>
  codeCount(one) < codeCount(other);

function strengthAt(step: number): CodeStrength {
  return strengths[step] ?? strengths[3];
}

/** The chance that a stranger who uses every try that we allow guesses one account's code within `rationDays`. */
export function chanceOfGuessing(): number {
  const later = mailsAnHour * 24 * (rationDays + 1) * attemptsPerCode;
  return shortCodeRation / codeCount(strengths[0]) + later / codeCount(strengths[afterRation]);
}

/**
 * How many accounts strangers are to be expected to take in a year, whichever they aim at and wherever they call from:
 * each step's budget used up in every 24 hours, and `attemptsADay` at the longest codes.
 */
export function accountsLostInAYear(settings: SignInSettings, attemptsADay: number): number {
  // One more than a year has: 24 hours may begin at any time.
  const days = 366;
  const least = strengths.findIndex(({ length }) => length === settings.codeLength);
  const chances = strengths.slice(least).map((strength, index) => {
    const times = budgetsOfStep[least + index];
    const guesses = times === undefined ? attemptsADay : Math.ceil(times * settings.wrongGuesses);
    return guesses / codeCount(strength);
  });
  return days * chances.reduce((sum, chance) => sum + chance, 0);
}
