/** What makes the days of a plan count, as its supplier says. */
export const planStarts = ["installation", "first-connection", "purchase"] as const;
export type PlanStart = (typeof planStarts)[number];

/** All that decides when an eSIM is best installed. */
export type InstallFacts = {
  starts: PlanStart;
  /** That it lasts; null where the buyer still chooses. */
  days: number | null;
  /** Where it is for, shops' sites or installing are blocked: what is not installed before leaving can't be fetched. */
  installBeforeLeaving: boolean;
};

/**
 * any-day: of those before leaving · evening: the one before leaving, not earlier · airport: just before boarding · purchase: its
 * days run from paying, so it is bought just before leaving · now: the same, once it is paid
 */
export const installTimes = ["any-day", "evening", "airport", "purchase", "now"] as const;
export type InstallTime = (typeof installTimes)[number];
export type InstallPlace = "free" | "blocked";
/** Names the words of one advice. */
export type InstallAdvice = { place: InstallPlace; time: InstallTime };

/**
 * When to install an eSIM: the one place that decides it. Each screen, mail, notification and paper says the words of what
 * this gives.
 */
export function adviseInstalling(facts: InstallFacts, isPaid: boolean): InstallAdvice {
  return { place: facts.installBeforeLeaving ? "blocked" : "free", time: installTime(facts, isPaid) };
}

function installTime({ starts, days }: InstallFacts, isPaid: boolean): InstallTime {
  if (starts === "first-connection") return "any-day";
  if (starts === "purchase") return isPaid ? "now" : "purchase";
  return days === 1 ? "airport" : "evening";
}
