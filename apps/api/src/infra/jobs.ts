import { fromKysely, type KyselyTransactionLike, PgBoss, type QueueOptions, type WorkOptions } from "pg-boss";
import type { Log } from "./log.ts";

/** A kind of background work. Data is ids only: the handler reads the truth when it runs. */
export type JobDefinition<Data extends object = object> = {
  name: string;
  /** How many handlers of it may run at once in one process. */
  concurrency: number;
  /** Cron expression (UTC) for work that comes round by itself. */
  cron?: string;
  /** short: at most one waiting and one running */
  queue?: QueueOptions & { policy?: "standard" | "short" };
  /** Never set; carries the type of the data. */
  data?: Data;
};

export function defineJob<Data extends object>(definition: JobDefinition<Data>): JobDefinition<Data> {
  return definition;
}

export type Jobs = {
  /** Enqueues in the caller's transaction: the job exists exactly if the fact that asked for it does. */
  send<Data extends object>(
    executor: KyselyTransactionLike,
    job: JobDefinition<Data>,
    data: Data,
    options?: { startAfterSeconds?: number },
  ): Promise<void>;
  stop(): Promise<void>;
};

export type JobHandler<Data> = (data: Data) => Promise<void>;
export type JobHandlers = ReadonlyArray<{ job: JobDefinition; handle: JobHandler<never> }>;

/** Ties a definition to its handler, checking that the data fits. */
export function handleJob<Data extends object>(
  job: JobDefinition<Data>,
  handle: JobHandler<Data>,
): JobHandlers[number] {
  return { job, handle };
}

const schema = "jobs";
/** A worker that dies silently is noticed after this long and its jobs are given to another. */
const heartbeatSeconds = 10;
const pollingIntervalSeconds = 1;
const queueDefaults: QueueOptions = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 300,
  heartbeatSeconds,
  deleteAfterSeconds: 7 * 24 * 3600,
};

/** Creates or updates the queue tables and every queue. */
export async function installJobs(connectionString: string, jobs: readonly JobDefinition[]): Promise<void> {
  const boss = new PgBoss({ connectionString, schema, max: 2, supervise: false, schedule: false });
  boss.on("error", () => undefined);
  await boss.start();
  for (const job of jobs) {
    const { policy, ...changeable } = { ...queueDefaults, ...job.queue, notify: true };
    await boss.createQueue(job.name, { ...changeable, ...(policy ? { policy } : {}) });
    // Creating leaves a queue that is there as it was. Its policy is for ever.
    await boss.updateQueue(job.name, changeable);
  }
  await boss.stop({ graceful: false });
}

/** A process that only sends (the HTTP server). */
export async function openJobSender(connectionString: string, log: Log): Promise<Jobs> {
  return asJobs(await startBoss(connectionString, log, { supervise: false, schedule: false, max: 2 }));
}

/** A process that works: takes jobs of every handler, keeps the schedules, rescues jobs of dead workers. */
export async function openJobWorker(
  connectionString: string,
  log: Log,
  handlersOf: (jobs: Jobs) => JobHandlers,
): Promise<Jobs> {
  const boss = await startBoss(connectionString, log, {
    useListenNotify: true,
    supervise: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    max: 6,
  });
  const jobs = asJobs(boss);
  for (const { job, handle } of handlersOf(jobs)) {
    const options: WorkOptions = {
      batchSize: 1,
      localConcurrency: job.concurrency,
      pollingIntervalSeconds,
      // A job that is to start later is announced when it is sent, not when it is due: only polling finds it.
      notifyPollingIntervalSeconds: pollingIntervalSeconds,
    };
    await boss.work(job.name, options, async ([taken]) => {
      if (!taken) return;
      await runLogged(log, job.name, taken.id, () => handle(taken.data as never));
    });
    if (job.cron) await boss.schedule(job.name, job.cron, {});
  }
  return jobs;
}

async function startBoss(
  connectionString: string,
  log: Log,
  options: ConstructorParameters<typeof PgBoss>[0] & object,
): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString, schema, migrate: false, ...options });
  boss.on("error", (error) => log.error({ err: error }, "job queue error"));
  await boss.start();
  return boss;
}

function asJobs(boss: PgBoss): Jobs {
  return {
    async send(executor, job, data, options) {
      const startAfter = options?.startAfterSeconds;
      await boss.send(job.name, data, {
        db: fromKysely(executor),
        ...(startAfter ? { startAfter: new Date(Date.now() + startAfter * 1000) } : {}),
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

async function runLogged(log: Log, name: string, id: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.warn({ err: error, job: name, jobId: id }, "job failed, will be tried again");
    throw error;
  }
}
