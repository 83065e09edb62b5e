import { sql } from "kysely";
import type { Db } from "../../app.ts";
import { relaxedCommit } from "../../infra/relaxed-commit.ts";
import { windowStart } from "../customers/index.ts";

type Window = { subject: string; windowSeconds: number };

/**
 * Counts one more in the running window of each and says how many there are now and when the window ends. One statement,
 * by the database's clock: processes on machines whose clocks differ count in the same window.
 */
export async function countInWindows<Counted extends Window>(
  db: Db,
  windows: readonly Counted[],
): Promise<Array<Counted & { count: number; secondsLeft: number }>> {
  const rows = await db
    .insertInto("limitCounter")
    .values(
      windows.map((window) => ({ subject: window.subject, windowStart: windowStart(window), count: 1 })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["subject", "windowStart"])
        .doUpdateSet((row) => ({ count: row("limitCounter.count", "+", 1) })),
    )
    .returning([
      "subject",
      "count",
      relaxedCommit.as("commit"),
      sql<number>`extract(epoch from now() - window_start)::float`.as("age"),
    ])
    .execute();
  return windows.map((window) => {
    const row = rows.find(({ subject }) => subject === window.subject);
    if (!row) throw new Error("A window was not counted");
    return {
      ...window,
      count: row.count,
      secondsLeft: Math.max(1, Math.ceil(window.windowSeconds - row.age)),
    };
  });
}
