import type { Responsible } from "../modules/operators/index.ts";

/** Characters of what is kept with an act. */
const longest = { name: 80, reason: 500 };

type Typed = { name: string; by: string; why: string; user: string };

/** Who answers for the command and why, as typed. `user`: of the machine; one of `operators`, where these are named. */
export function whoAnswers(
  operators: readonly string[] | undefined,
  { name, by, why: reason, user }: Typed,
): Responsible {
  if (operators && !operators.includes(user))
    throw new Error(`${user} is not one of OPERATORS. Nothing was done.`);
  const [who, why] = [by.trim() || user, reason.trim()];
  if (who.length < 2 || why.length < 3)
    throw new Error(
      `${name} changes something: say --by NAME and --why "REASON". Both are kept; without --by it is ${user}.`,
    );
  // Said before anything is done: what could not be kept must not happen.
  if (who.length > longest.name || why.length > longest.reason)
    throw new Error(
      `A name has ${longest.name} characters at most, a reason ${longest.reason}. Nothing was done.`,
    );
  return { who, why, user, claimed: who !== user };
}
