import type { Db, Executor } from "../../database.ts";
import { findPaused, findPauses } from "./pauses.repository.ts";
import type { PausedKind } from "./pauses.tables.ts";

export type Pauses = {
  /** As the database has it, for what is written by it. */
  names: (db: Executor, kind: PausedKind) => Promise<string[]>;
  /** Since when; null where it isn't. */
  since: (db: Executor, kind: PausedKind, company: string) => Promise<Date | null>;
  /** As this process heard within the last second, so that purchases don't ask for it each. */
  isPaused: (kind: PausedKind, company: string) => Promise<boolean>;
};

const youngMs = 1000;
const nameOf = (kind: PausedKind, company: string) => `${kind} ${company}`;

/** Read when somebody asks: each process learns of a pause, and of its end, from the database alone. */
export function knownPauses(db: Db, now: () => number = Date.now): Pauses {
  let known: Promise<ReadonlySet<string>> | undefined;
  let askedAt = 0;
  const current = () => {
    if (known && now() - askedAt < youngMs) return known;
    askedAt = now();
    const asked = findPauses(db).then((all) => new Set(all.map((one) => nameOf(one.kind, one.company))));
    // What could not be read is asked for again by the next.
    asked.catch(() => {
      if (known === asked) known = undefined;
    });
    known = asked;
    return asked;
  };
  return {
    names: findPaused,
    since: async (executor, kind, company) =>
      (await findPauses(executor)).find((one) => one.kind === kind && one.company === company)?.pausedAt ??
      null,
    isPaused: async (kind, company) => (await current()).has(nameOf(kind, company)),
  };
}
