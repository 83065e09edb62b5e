import type pg from "pg";

/** How long after a job is due it is found at the latest, milliseconds. */
const lookEveryMs = 1_000;

/**
 * Looks for queues with a job that is due: one that is to start later is announced when it is sent, not when it is due.
 * One small query a second for all queues of a process, where each of its handlers would ask by itself.
 */
export function watchDueJobs(pool: pg.Pool, schema: string, onDue: (queue: string) => void): () => void {
  const due = `select name from ${schema}.queue q where exists (
    select from ${schema}.job j
    where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now())`;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    try {
      const { rows } = await pool.query<{ name: string }>(due);
      for (const { name } of rows) if (!isStopped) onDue(name);
    } catch {
      // The queue's own questions meet the same error and tell of it.
    }
    if (!isStopped) timer = setTimeout(look, lookEveryMs);
  };
  timer = setTimeout(look, lookEveryMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
