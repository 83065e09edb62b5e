import { type QueryExecutorProvider, sql } from "kysely";
import { asynchronousCommit } from "../database/asynchronous-commit.ts";
import { orUnknown, UnknownOutcome } from "./outbound.ts";

/** One limit of another company, as data. */
export type RateLimit = { name: string; perSecond: number };

/** `awaited`: somebody waits for what it brings. `background`: it goes when nobody else does, once in a while all the same. */
export type Priority = "awaited" | "background";

/** Ways in which a call may end that the line has to know of. */
export type RateLimiter = {
  /**
   * Waits for a turn and calls. Throws `NotAdmitted`, with nothing called, where there is none soon. A call that throws
   * `UnknownOutcome` counts as one without an answer.
   */
  call<Result>(priority: Priority, call: () => Promise<Result>): Promise<Result>;
  /** The company says that it had too many: all leave it alone for two turns. */
  ease(): Promise<void>;
};

/** The call was not made: the line is too long, or the company is left alone because it doesn't answer. */
export class NotAdmitted extends UnknownOutcome {
  override name = "NotAdmitted";
}

/** What a port answers that would buy something: without a turn nothing was, and it may be asked for again. */
export function orPostponed<Result>(ask: () => Promise<Result>) {
  return orUnknown(async () => {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof NotAdmitted)
        return { outcome: "postponed", reason: "busy", code: notAdmitted } as const;
      throw error;
    }
  });
}

/** Stands where a company's own code would. */
export const notAdmitted = "no turn";

/** So many calls without an answer, and one at a time tries again, each so many seconds. */
export const silencesInARow = 3;
const restSeconds = 10;
/** Seconds: the furthest turn that is waited for, and what a background call waits in all for a free moment. */
const furthestTurn = 5;
const backgroundPatience = 20;
/** Seconds after which a background call is let in however long the line is. */
const backgroundEvery = 3;

/** What leaves evenly does not arrive evenly: a twenty-fifth more than the company asks for. */
const spacingSeconds = (perSecond: number): number => 1.04 / perSecond;

/** No line at all, for a company that names no limit. */
export const withoutLimit: RateLimiter = { call: (_priority, call) => call(), ease: async () => {} };

/**
 * Turns at one line, kept by all processes together: a row holds the next free moment, and whoever calls moves it on by
 * one call in one short statement. A process that dies wastes the turn it had and nothing more. While the company does
 * not answer, the next free moment is always some seconds ahead.
 */
export function openRateLimiter(db: QueryExecutorProvider, line: RateLimit): RateLimiter {
  return {
    async call(priority, call) {
      const { waitMs, silences } = await takeTurn(db, line, priority);
      if (waitMs > 0) await pause(waitMs);
      try {
        const result = await call();
        if (silences > 0) await noteAnswer(db, line).catch(onlyAHint);
        return result;
      } catch (error) {
        if (error instanceof UnknownOutcome) await noteSilence(db, line).catch(onlyAHint);
        throw error;
      }
    },
    ease: () => easeLine(db, line),
  };
}

async function isLeftAlone(db: QueryExecutorProvider, { name }: RateLimit): Promise<boolean> {
  const { rows } = await sql`
    select from call_line where line = ${name} and silences >= ${silencesInARow}`.execute(db);
  return rows.length > 0;
}

type Turn = { waitMs: number; silences: number };

async function takeTurn(db: QueryExecutorProvider, line: RateLimit, priority: Priority): Promise<Turn> {
  const until = Date.now() + backgroundPatience * 1000;
  for (;;) {
    const turn = await bookTurn(db, line, priority);
    if (turn) return turn;
    if (priority === "awaited" || Date.now() > until || (await isLeftAlone(db, line)))
      throw new NotAdmitted(`no call to be made at ${line.name}`);
    await pause(100 + Math.random() * 200);
  }
}

/** The next free turn; nothing where there is none that this call may have. */
export async function bookTurn(
  db: QueryExecutorProvider,
  { name, perSecond }: RateLimit,
  priority: Priority,
) {
  const seconds = (value: number) => sql`make_interval(secs => ${value}::float8)`;
  const spacing = seconds(spacingSeconds(perSecond));
  const admitted =
    priority === "awaited"
      ? sql`l.free_at <= clock_timestamp() + ${seconds(furthestTurn)}`
      : sql`l.free_at <= clock_timestamp() or (l.silences < ${silencesInARow}
          and l.unhurried_at <= clock_timestamp() - ${seconds(backgroundEvery)})`;
  const { rows } = await sql<Turn>`
    with unflushed as (select ${asynchronousCommit})
    insert into call_line as l (line, turn_at, free_at)
    select ${name}, clock_timestamp(), clock_timestamp() + ${spacing} from unflushed
    on conflict (line) do update set
      turn_at = greatest(l.free_at, clock_timestamp()),
      free_at = greatest(l.free_at, clock_timestamp())
        + case when l.silences >= ${silencesInARow} then ${seconds(restSeconds)} else ${spacing} end,
      unhurried_at = case when ${priority === "background"} then clock_timestamp() else l.unhurried_at end
    where ${admitted}
    returning greatest(0, extract(epoch from l.turn_at - clock_timestamp()) * 1000)::float8 as "waitMs", l.silences
  `.execute(db);
  return rows[0];
}

async function noteSilence(db: QueryExecutorProvider, { name }: RateLimit): Promise<void> {
  await sql`
    update call_line set silences = silences + 1,
      silent_since = case when silences + 1 = ${silencesInARow} then clock_timestamp()
        when silences + 1 > ${silencesInARow} then coalesce(silent_since, clock_timestamp()) end,
      free_at = case when silences + 1 < ${silencesInARow} then free_at
      else greatest(free_at, clock_timestamp() + make_interval(secs => ${restSeconds})) end
    where line = ${name}`.execute(db);
}

/** It answers again: nobody has to wait any longer. */
async function noteAnswer(db: QueryExecutorProvider, { name, perSecond }: RateLimit): Promise<void> {
  await sql`
    update call_line set free_at = case when silences < ${silencesInARow} then free_at
      else least(free_at, clock_timestamp() + make_interval(secs => ${spacingSeconds(perSecond)}::float8)) end, silences = 0, silent_since = null
    where line = ${name} and silences > 0`.execute(db);
}

/** Lines of companies that do not answer, by name. */
export async function findSilentLines(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select line from call_line where silences >= ${silencesInARow}`.execute(db);
  return rows.map(({ line }) => line);
}

/** Companies that do not answer at some line of theirs, and since when. */
export async function findSilentCompanies(
  db: QueryExecutorProvider,
): Promise<{ company: string; since: Date | null }[]> {
  const { rows } = await sql<{ company: string; since: Date | null }>`
    select split_part(line, ' ', 1) as company, min(silent_since) as since
    from call_line where silences >= ${silencesInARow} group by 1 order by 2, 1`.execute(db);
  return rows;
}

async function easeLine(db: QueryExecutorProvider, { name }: RateLimit): Promise<void> {
  await sql`
    update call_line set free_at = greatest(free_at, clock_timestamp() + interval '250 milliseconds')
    where line = ${name}`.execute(db);
}

/** What became of the call is worth more than that the line knows of it. */
const onlyAHint = () => undefined;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
