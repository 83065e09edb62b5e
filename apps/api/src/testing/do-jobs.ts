import { sql } from "kysely";
import { composeJobs } from "../compose.ts";
import { forRequest } from "../infra/jobs/asked-for.ts";
import { currentJob } from "../infra/jobs/current-job.ts";
import { eventually } from "./eventually.ts";
import type { TestShop } from "./test-shop.ts";

type Job = { id: string; name: string; data: never };

/**
 * Does what is due by its handlers, here and now, and what comes of it: in these queues, or in all. Other queues wait. What
 * fails is thrown, and is due still.
 */
export async function doJobs({ app }: TestShop, ...queues: string[]): Promise<void> {
  const handlers = new Map(composeJobs(app).map(({ job, handle }) => [job.name, handle]));
  const wanted = queues.length > 0 ? queues : [...handlers.keys()];
  for (;;) {
    const { rows } = await sql<Job>`
      select id, name, data from jobs.job
      where name in (${sql.join(wanted)}) and state < 'active' and start_after <= now()
      order by created_on limit 1`.execute(app.db);
    const [job] = rows;
    if (!job) return;
    await forRequest(job.data, (data) => currentJob.run(job.id, async () => handlers.get(job.name)?.(data)));
    await sql`update jobs.job set state = 'completed', completed_on = now() where id = ${job.id} and name = ${job.name}`.execute(
      app.db,
    );
  }
}

/** For what another company tells in its own time: does all that is due and asks, until the answer holds. */
export const workUntil = <Result>(shop: TestShop, ask: () => Promise<Result>): Promise<Result> =>
  eventually(async () => {
    await doJobs(shop);
    return ask();
  });
