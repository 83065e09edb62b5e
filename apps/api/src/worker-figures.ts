import { Durations, openMetrics } from "@rihla/http";
import type { App } from "./app.ts";
import type { Db } from "./database.ts";
import { poolFigures } from "./infra/database/pool-figures.ts";
import type { JobRun } from "./infra/jobs/jobs.ts";
import type { Log } from "./infra/log.ts";
import { countMessages } from "./modules/messages/index.ts";

/** What a worker has done since it started: jobs, mails and notifications. What the database knows is told by the api. */
export class WorkerFigures {
  readonly #runs = new Durations("job_duration_seconds", "Tries at jobs, by queue and outcome");
  #messages = () => "";

  readonly noteRun = ({ queue, outcome, seconds }: JobRun): void =>
    this.#runs.observe(`queue="${queue}",outcome="${outcome}"`, seconds);

  /** The same shop, whose mails and notifications are counted. */
  countingMessages(app: App): App {
    const { mailer, pushers, figures } = countMessages(app);
    this.#messages = figures;
    return { ...app, mailer, pushers };
  }

  text(): string {
    return this.#runs.text() + this.#messages();
  }

  /** On the port that this kind of worker is given; nowhere where none is set. */
  async serve(
    { host, port }: { host: string; port: number | undefined },
    log: Log,
    db: Db,
  ): Promise<{ close(): void } | undefined> {
    if (port === undefined) return undefined;
    return openMetrics({ host, port }, log, [() => this.text(), () => poolFigures(db)]);
  }
}
