import { fromKysely, type KyselyTransactionLike, PgBoss, type QueueOptions, type WorkOptions } from "pg-boss";
import { type DatabaseWatch, isDatabaseAway } from "../database/database-watch.ts";
import type { Log } from "../log.ts";
import { forRequest, withRequest } from "./asked-for.ts";
import { currentJob } from "./current-job.ts";
import { type JobDatabase, openJobDatabase } from "./job-database.ts";

/** A kind of background work. Data is ids only: the handler reads the truth when it runs. */
export type JobDefinition<Data extends object = object> = {
  name: string;
  /** How many handlers of it may run at once in one process. */
  concurrency: number;
  /** Cron expression (UTC) for work that comes round by itself. */
  cron?: string;
  /** short: one waits at most, any number run · exclusive: one at all, waiting, running or to be tried again. For work that comes round by itself. */
  queue?: QueueOptions & { policy?: "short" | "exclusive" };
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
  /** The same for many of a kind, in one statement. */
  sendAll<Data extends object>(
    executor: KyselyTransactionLike,
    job: JobDefinition<Data>,
    data: Data[],
  ): Promise<void>;
  stop(): Promise<void>;
};

export type JobHandler<Data> = (data: Data) => Promise<void>;
/** Of one job among others the data is only known to be an object: `handleJob` has seen that it fits. */
type AnyHandler = { handle(data: object): Promise<void> };
export type JobHandlers = ReadonlyArray<{ job: JobDefinition } & AnyHandler>;

/** Ties a definition to its handler, checking that the data fits. */
export function handleJob<Data extends object>(
  job: JobDefinition<Data>,
  handle: JobHandler<Data>,
): JobHandlers[number] {
  return { job, handle };
}

export const schema = "jobs";
/** A worker that dies silently is noticed after this long and its jobs are given to another. */
const heartbeatSeconds = 10;
/** New jobs are heard of and due ones looked for (`job-database.ts`); this is for what both have missed. */
const pollingIntervalSeconds = 30;
const queueDefaults: QueueOptions = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 300,
  heartbeatSeconds,
  deleteAfterSeconds: 7 * 24 * 3600,
};

/** For work that comes round by itself: one waits at most, and one that failed is tried again within seconds. */
export const sweeping = { policy: "short", retryLimit: 4, retryDelay: 1 } as const;

/** One try at a job, when it has ended. */
export type JobRun = { queue: string; outcome: "done" | "failed"; seconds: number };

/** What a process brings for its queue. */
export type JobsOptions = {
  url: string;
  log: Log;
  watch?: DatabaseWatch | undefined;
  onRun?: ((run: JobRun) => void) | undefined;
};

/** Creates or updates the queue tables and every queue. */
export async function installJobs(url: string, jobs: readonly JobDefinition[]): Promise<void> {
  // Building an index over many jobs takes its time.
  const db = openJobDatabase(url, { max: 2, schema, queryTimeoutMs: 0 });
  const boss = new PgBoss({ db, schema, supervise: false, schedule: false });
  boss.on("error", () => undefined);
  try {
    await boss.start();
    for (const job of jobs) {
      const { policy, ...changeable } = { ...queueDefaults, ...job.queue, notify: true };
      if (policy) await dropUnlessOf(boss, job.name, policy);
      await boss.createQueue(job.name, { ...changeable, ...(policy ? { policy } : {}) });
      // Creating leaves a queue that is there as it was.
      await boss.updateQueue(job.name, changeable);
    }
    await boss.stop({ graceful: false });
  } finally {
    await db.close();
  }
}

/** A queue's policy is for ever: under another one it is made anew. What waited in it comes round again. */
async function dropUnlessOf(boss: PgBoss, name: string, policy: string): Promise<void> {
  const known = await boss.getQueue(name);
  if (known && known.policy !== policy) await boss.deleteQueue(name);
}

/** A process that only sends (the HTTP server). */
export async function openJobSender(options: JobsOptions): Promise<Jobs> {
  const { jobs } = await startBoss(options, 2, { supervise: false, schedule: false });
  return jobs;
}

/** A process that works: takes jobs of every handler, keeps the schedules, rescues jobs of dead workers. */
export async function openJobWorker(
  options: JobsOptions,
  handlersOf: (jobs: Jobs) => JobHandlers,
): Promise<Jobs> {
  const { boss, jobs } = await startBoss(options, 6, {
    useListenNotify: true,
    supervise: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  for (const handler of handlersOf(jobs)) await workOn(boss, options, handler);
  return jobs;
}

async function workOn(
  boss: PgBoss,
  options: JobsOptions,
  { job, handle }: JobHandlers[number],
): Promise<void> {
  const settings: WorkOptions = {
    batchSize: 1,
    pollingIntervalSeconds,
    notifyPollingIntervalSeconds: pollingIntervalSeconds,
  };
  const takers = Array.from({ length: job.concurrency }, async () => {
    const taker: string = await boss.work<object>(job.name, settings, async ([taken]) => {
      if (!taken) return;
      await forRequest(taken.data, (data, reqId) =>
        runLogged(options, { name: job.name, id: taken.id, isAskedFor: reqId !== undefined }, () =>
          handle(data),
        ),
      );
      // Where one job was there may be another.
      boss.notifyWorker(taker);
    });
  });
  await Promise.all(takers);
  if (job.cron) await boss.schedule(job.name, job.cron, {});
}

type BossOptions = ConstructorParameters<typeof PgBoss>[0] & object;

async function startBoss({ url, log, watch }: JobsOptions, max: number, options: BossOptions) {
  const db = openJobDatabase(url, { max, schema, watch });
  const boss = new PgBoss({ db, schema, migrate: false, ...options });
  boss.on("error", (error) => {
    // An absence of the database has a line of its own.
    if (!isDatabaseAway(error)) log.error({ err: error }, "job queue error");
  });
  try {
    await boss.start();
  } catch (error) {
    await db.close();
    throw error;
  }
  return { boss, jobs: asJobs(boss, db) };
}

function asJobs(boss: PgBoss, db: JobDatabase): Jobs {
  return {
    async send(executor, job, data, options) {
      const startAfter = options?.startAfterSeconds;
      await boss.send(job.name, withRequest(data), {
        db: fromKysely(executor),
        ...(startAfter ? { startAfter: new Date(Date.now() + startAfter * 1000) } : {}),
      });
    },
    async sendAll(executor, job, data) {
      const wanted = data.map((one) => ({ data: withRequest(one) }));
      if (wanted.length > 0) await boss.insert(job.name, wanted, { db: fromKysely(executor) });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
      await db.close();
    },
  };
}

async function runLogged(
  { log, onRun }: JobsOptions,
  { name, id, isAskedFor }: { name: string; id: string; isAskedFor: boolean },
  run: () => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const end = (outcome: JobRun["outcome"]) =>
    onRun?.({ queue: name, outcome, seconds: (performance.now() - began) / 1000 });
  try {
    await currentJob.run(id, run);
    end("done");
    // What comes round by itself says nothing while all is well.
    if (isAskedFor) log.info({ job: name, jobId: id, ms: Math.round(performance.now() - began) }, "job");
  } catch (error) {
    end("failed");
    if (!isDatabaseAway(error))
      log.warn({ err: error, job: name, jobId: id }, "job failed, will be tried again");
    throw error;
  }
}
