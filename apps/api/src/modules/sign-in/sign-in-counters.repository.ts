import { sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { keyedDigest } from "../../infra/ids.ts";
import { networksOf } from "../../infra/networks-of.ts";
import { countOne, secondsLeft, uncount } from "../limits/index.ts";
import type { Limit, Tally } from "./sign-in-limits.ts";

/** Whose tries are counted. `requester`: a known device or a session of this e-mail's owner. */
export type Subject = { email: string; ip: string; requester?: string };

/** `waitSeconds`: until one that is used up begins anew, else null · `isBusy`: one is beyond what goes without work. */
type Spent = { waitSeconds: number | null; isBusy: boolean };

/**
 * Counts one more in every limit. When one of them is already used up, or the work that it wants is not done, the
 * transaction must be rolled back, since the others were counted.
 * Always in the order of the list, so that two transactions can't wait for each other.
 */
export async function spendSignInLimits(
  secretKey: string,
  tx: Tx,
  limits: readonly Limit[],
  subject: Subject,
): Promise<Spent> {
  let isBusy = false;
  for (const limit of limits) {
    for (const { counter, share } of countersOf(secretKey, limit, subject)) {
      const spent = await countOne(tx, windowOf(limit, counter), (limit.withProof ?? limit.max) * share);
      if (!spent) return { waitSeconds: await secondsLeft(tx, limit.windowSeconds), isBusy };
      isBusy ||= spent.count > limit.max * share;
    }
  }
  return { waitSeconds: null, isBusy };
}

/** Counts one more of what has no limit of its own. */
export async function addToTallies(
  secretKey: string,
  tx: Tx,
  tallies: readonly Tally[],
  subject: Subject,
): Promise<void> {
  for (const tally of tallies) {
    for (const { counter } of countersOf(secretKey, tally, subject))
      await countOne(tx, windowOf(tally, counter));
  }
}

/** Takes back what was counted at that moment: a right code is no abuse. One by one, in the order of counting. */
export async function uncountTallies(
  secretKey: string,
  tx: Tx,
  tallies: readonly Tally[],
  subject: Subject,
  countedAt: Date,
): Promise<void> {
  const windows = tallies.flatMap((tally) =>
    countersOf(secretKey, tally, subject).map(({ counter }) => windowOf(tally, counter)),
  );
  await uncount(tx, windows, countedAt);
}

/** How often it happened in the windows that reach into the last `seconds`; the one that runs is among them. */
export async function countWithin(
  secretKey: string,
  db: Executor,
  tally: Tally,
  subject: Subject,
  seconds: number,
): Promise<number> {
  const [first] = countersOf(secretKey, tally, subject);
  const { total } = await db
    .selectFrom("limitCounter")
    .select(sql<number>`coalesce(sum(count), 0)::int`.as("total"))
    .where("subject", "=", first.counter)
    .where("windowStart", ">", sql<Date>`now() - make_interval(secs => ${seconds + tally.windowSeconds})`)
    .executeTakeFirstOrThrow();
  return total;
}

/** One at a time may read what the whole shop has counted and count one more, to the end of the transaction. */
export async function lockShopTallies(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sign-in tallies of the shop', 0))`.execute(tx);
}

/** Everything that is counted of an e-mail, from wherever. */
export async function deleteCountersOf(secretKey: string, tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("limitCounter")
    .where(sql`split_part(subject, '/', 2)`, "in", ["email", "email-and-network", "requester"])
    .where(sql`split_part(subject, '/', 3)`, "=", digestOf(secretKey, email))
    .execute();
}

type Counter = { counter: string; share: number };

const windowOf = ({ windowSeconds }: Tally, counter: string) => ({ subject: counter, windowSeconds });

/**
 * A network is counted once for each range that it lies in. The e-mail's digest stands by itself, so that its counters
 * can be found again without knowing the networks.
 */
function countersOf(
  secretKey: string,
  { name, per }: Tally,
  { email, ip, requester = "" }: Subject,
): [Counter, ...Counter[]] {
  const digest = (text: string) => digestOf(secretKey, text);
  const named = (network: { name: string; share: number }) => ({
    counter: `${name}/network/${digest(network.name)}`,
    share: network.share,
  });
  const one = (counter: string): [Counter] => [{ counter, share: 1 }];
  const ofEmail = `${name}/${per}/${digest(email)}`;
  if (per === "shop") return one(`${name}/shop`);
  if (per === "email") return one(ofEmail);
  if (per === "requester") return one(`${ofEmail}/${digest(requester)}`);
  const [narrow, ...wider] = networksOf(ip);
  if (per === "network") return [named(narrow), ...wider.map(named)];
  // The widest: few people who share one are after the same e-mail.
  return one(`${ofEmail}/${digest(`${email}\n${(wider.at(-1) ?? narrow).name}`)}`);
}

const digestOf = (secretKey: string, text: string) => keyedDigest(secretKey, "limit", text);
