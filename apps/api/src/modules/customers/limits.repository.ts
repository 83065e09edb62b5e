import { sql } from "kysely";
import type { Executor, Tx } from "../../app.ts";
import { keyedDigest } from "../../infra/ids.ts";
import { networkOf } from "./network-of.ts";
import type { Limit } from "./sign-in-limits.ts";

/** Whose tries are counted. */
type Subject = { email: string; ip: string };

/**
 * Counts one more in every limit. Returns null, or, when one of them is already used up, the seconds until its
 * window ends; the transaction must then be rolled back, since the others were counted.
 * Always in the order of the list, so that two transactions can't wait for each other.
 */
export async function spendLimits(secretKey: string, tx: Tx, limits: readonly Limit[], subject: Subject) {
  for (const limit of limits) {
    const spent = await tx
      .insertInto("limitCounter")
      .values({ subject: counterOf(secretKey, limit, subject), windowStart: windowStart(limit), count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["subject", "windowStart"])
          .doUpdateSet((row) => ({ count: row("limitCounter.count", "+", 1) }))
          .where("limitCounter.count", "<", limit.max),
      )
      .returning("count")
      .executeTakeFirst();
    if (!spent) return secondsLeft(tx, limit);
  }
  return null;
}

/** Takes back what `spendLimits` counted in this transaction: a right code is no abuse. */
export async function giveBackLimits(secretKey: string, tx: Tx, limits: readonly Limit[], subject: Subject) {
  for (const limit of limits) {
    await tx
      .updateTable("limitCounter")
      .set((row) => ({ count: row("count", "-", 1) }))
      .where("subject", "=", counterOf(secretKey, limit, subject))
      .where("windowStart", "=", windowStart(limit))
      .execute();
  }
}

/** How often it happened in the windows that reach into the last `days` days; today's counts as the first. */
export async function countSince(
  secretKey: string,
  db: Executor,
  limit: Limit,
  subject: Subject,
  days: number,
) {
  const { total } = await db
    .selectFrom("limitCounter")
    .select(sql<number>`coalesce(sum(count), 0)::int`.as("total"))
    .where("subject", "=", counterOf(secretKey, limit, subject))
    .where("windowStart", ">", sql<Date>`now() - make_interval(days => ${days + 1})`)
    .executeTakeFirstOrThrow();
  return total;
}

export async function deleteCountersOlderThan(db: Executor, days: number): Promise<void> {
  await db
    .deleteFrom("limitCounter")
    .where("windowStart", "<", sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}

/** Everything that is counted of an e-mail, from wherever. */
export async function deleteCountersOf(secretKey: string, tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("limitCounter")
    .where(sql`split_part(subject, '/', 2)`, "in", ["email", "email-and-network"])
    .where(sql`split_part(subject, '/', 3)`, "=", digestOf(secretKey, email))
    .execute();
}

/** The e-mail's digest stands by itself, so that its counters can be found again without knowing the networks. */
function counterOf(secretKey: string, { name, per }: Limit, { email, ip }: Subject): string {
  const network = networkOf(ip);
  if (per === "network") return `${name}/${per}/${digestOf(secretKey, network)}`;
  const ofEmail = `${name}/${per}/${digestOf(secretKey, email)}`;
  return per === "email" ? ofEmail : `${ofEmail}/${digestOf(secretKey, `${email}\n${network}`)}`;
}

const digestOf = (secretKey: string, text: string) => keyedDigest(secretKey, "limit", text);

/** The database's clock, so that processes on machines whose clocks differ count in the same window. */
function windowStart({ windowSeconds }: Limit) {
  return sql<Date>`date_bin(make_interval(secs => ${windowSeconds}), now(), to_timestamp(0))`;
}

async function secondsLeft(tx: Tx, limit: Limit): Promise<number> {
  const left = sql<number>`ceil(${limit.windowSeconds} - extract(epoch from now() - ${windowStart(limit)}))::int`;
  const { rows } = await sql<{ seconds: number }>`select ${left} as seconds`.execute(tx);
  return Math.max(rows[0]?.seconds ?? 1, 1);
}
