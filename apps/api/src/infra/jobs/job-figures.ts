import { type Kysely, sql } from "kysely";
import { tellFigure } from "../figures.ts";

/** How long the oldest job has been due in each queue, seconds; 0: nothing is due. Of each queue one look at an index. */
export async function findOldestDue<Schema>(
  db: Kysely<Schema>,
): Promise<Array<{ queue: string; seconds: number }>> {
  const { rows } = await sql<{ queue: string; seconds: number }>`
    select q.name as queue, coalesce(extract(epoch from now() - due.since), 0)::float8 as seconds
    from jobs.queue q left join lateral (
      select j.start_after as since from jobs.job j
      where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
      order by j.start_after limit 1) due on true
    where q.name not like '\\_\\_%' order by 1`.execute(db);
  return rows;
}

const oldestDue = {
  name: "job_oldest_due_seconds",
  help: "How long the oldest job that waits has been due, by queue",
};

/** As Prometheus reads it. */
export async function jobFigures<Schema>(db: Kysely<Schema>): Promise<string> {
  const due = await findOldestDue(db);
  return tellFigure(
    oldestDue,
    due.map(({ queue, seconds }) => ({ labels: { queue }, value: Math.round(seconds) })),
  );
}
