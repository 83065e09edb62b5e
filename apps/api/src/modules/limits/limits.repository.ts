import { type Expression, type RawBuilder, sql } from "kysely";
import type { Db, Executor } from "../../database.ts";
import { asynchronousCommit } from "../../infra/database/asynchronous-commit.ts";
import { deleteOld } from "../../infra/database/delete-old.ts";

/** What is counted between two moments, over and over. */
type Running = { subject: string; windowSeconds: number };
type Window = Running & { max: number };
/** One window as it is now: whether more than `max` were counted, and when it ends. */
export type Counted = { isFull: boolean; secondsLeft: number };

/**
 * Counts one more in the running window of each, range by range: in none of the wider ones once a window of a narrower
 * one is full, and in nothing at all where `unless` holds. One statement, by the database's clock: processes on machines
 * whose clocks differ count in the same window.
 */
export async function countInWindows(
  db: Db,
  ranges: readonly (readonly Window[])[],
  unless: Expression<boolean> = sql<boolean>`false`,
): Promise<Counted[]> {
  const wanted = ranges.flatMap((windows, range) => windows.map((window) => valuesOf(window, range)));
  const counted = ranges.map((_, range) => sql.table(`counted_${range}`));
  const counting = counted.map((name, range) => sql`${name} as (${countRange(range, counted[range - 1])})`);
  const { rows } = await sql<Counted>`
    with wanted (range, subject, window_start, seconds, max) as (
      select * from (values ${sql.join(wanted)}) as one where not ${unless}
    ), ${sql.join(counting)}
    select count > max as is_full, greatest(1, ceil(seconds - extract(epoch from now() - window_start)))::int as seconds_left,
      ${asynchronousCommit}
    from wanted join (${sql.join(
      counted.map((name) => sql`select * from ${name}`),
      sql` union all `,
    )}) as done using (subject, window_start)`.execute(db);
  return rows;
}

/** Those that have begun, as they are: one is full when it takes none more. */
export async function readWindows(db: Db, windows: readonly Window[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    with wanted (range, subject, window_start, seconds, max) as (values ${sql.join(windows.map((window) => valuesOf(window, 0)))})
    select count >= max as is_full,
      greatest(1, ceil(seconds - extract(epoch from now() - window_start)))::int as seconds_left
    from wanted join limit_counter using (subject, window_start)`.execute(db);
  return rows;
}

/** Counts one more in the running window. Undefined where there are `max` already. */
export function countOne(db: Executor, { subject, windowSeconds }: Running, max?: number) {
  return db
    .insertInto("limitCounter")
    .values({ subject, windowStart: windowStart(windowSeconds), count: 1 })
    .onConflict((conflict) => {
      const update = conflict
        .columns(["subject", "windowStart"])
        .doUpdateSet((row) => ({ count: row("limitCounter.count", "+", 1) }));
      return max === undefined ? update : update.where("limitCounter.count", "<", max);
    })
    .returning("count")
    .executeTakeFirst();
}

/**
 * Takes one back, one by one in the order given, in the window of each that ran at `countedAt`: now unless said. In one that has
 * ended since, nobody minds.
 */
export async function uncount(db: Executor, windows: readonly Running[], countedAt?: Date): Promise<void> {
  for (const { subject, windowSeconds } of windows)
    await db
      .updateTable("limitCounter")
      .set((row) => ({ count: row("count", "-", 1) }))
      .where("subject", "=", subject)
      .where("windowStart", "=", windowStart(windowSeconds, countedAt && sql`${countedAt}::timestamptz`))
      .where("count", ">", 0)
      .execute();
}

/** Until the window that runs is over: whole seconds, at least one. */
export async function secondsLeft(db: Executor, windowSeconds: number): Promise<number> {
  const left = sql<number>`ceil(${windowSeconds} - extract(epoch from now() - ${windowStart(windowSeconds)}))::int`;
  const { seconds } = await db.selectNoFrom(left.as("seconds")).executeTakeFirstOrThrow();
  return seconds;
}

export const deleteCountersOlderThan = (db: Executor, days: number): Promise<void> =>
  deleteOld(db, "limit_counter", sql`window_start < now() - make_interval(days => ${days})`);

/** The database's clock, so that processes on machines whose clocks differ count in the same window. */
function windowStart(windowSeconds: number, at: Expression<unknown> = sql`now()`) {
  return sql<Date>`date_bin(make_interval(secs => ${windowSeconds}), ${at}, to_timestamp(0))`;
}

const valuesOf = (window: Window, range: number) =>
  sql`(${range}::int, ${window.subject}, ${windowStart(window.windowSeconds)}, ${window.windowSeconds}::int, ${window.max}::float8)`;

/** `narrower`: what was counted just before, which waits for nothing that comes after it. */
const countRange = (range: number, narrower: RawBuilder<unknown> | undefined) => sql`
  insert into limit_counter (subject, window_start, count)
  select subject, window_start, 1 from wanted where range = ${range}
  ${narrower ? sql`and (select bool_and(count <= max) from ${narrower} join wanted using (subject, window_start))` : sql``}
  on conflict (subject, window_start) do update set count = limit_counter.count + 1
  returning subject, window_start, count`;
