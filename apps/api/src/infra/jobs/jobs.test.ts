import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queues } from "../../queues.ts";
import { eventually } from "../../testing/eventually.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { createLog } from "../log.ts";
import { currentJob } from "./current-job.ts";
import { enqueued } from "./enqueued.ts";
import { defineJob, handleJob, type JobRun, type Jobs, openJobSender, openJobWorker } from "./jobs.ts";

const noteJob = defineJob<{ note: string }>({ name: "test-note", concurrency: 2 });
const failingJob = defineJob<{ note: string }>({
  name: "test-failing",
  concurrency: 1,
  queue: { retryDelay: 0 },
});
const log = createLog("test", "silent");

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: ReturnType<typeof openDatabase<object>>;
let sender: Jobs;
let worker: Jobs;
const ran: string[] = [];
const tries: string[] = [];
let failures = 0;
/** The job that each try of the failing one was. */
const runAs = new Set<string | undefined>();

beforeAll(async () => {
  database = await createTestDatabase();
  await migrate({ url: database.ownerUrl, jobs: [...queues, noteJob, failingJob] });
  db = openDatabase<object>(database.url, 5);
  sender = await openJobSender({ url: database.url, log });
  const onRun = ({ queue, outcome }: JobRun) => void tries.push(`${queue} ${outcome}`);
  worker = await openJobWorker({ url: database.url, log, onRun }, () => [
    handleJob(noteJob, async ({ note }) => void ran.push(note)),
    handleJob(failingJob, async ({ note }) => {
      runAs.add(currentJob.getStore());
      if (++failures < 3) throw new Error("not yet");
      ran.push(note);
    }),
  ]);
});
afterAll(async () => {
  await worker.stop();
  await sender.stop();
  await db.destroy();
  await database.drop();
});

describe("a job", () => {
  it("runs once its transaction is committed, and never when it is rolled back", async () => {
    const lost = db.transaction().execute(async (tx) => {
      await sender.send(tx, noteJob, { note: "rolled back" });
      throw new Error("changed my mind");
    });
    await expect(lost).rejects.toThrow("changed my mind");
    await db.transaction().execute(async (tx) => {
      await sender.send(tx, noteJob, { note: "committed" });
      expect(ran).toEqual([]);
    });
    await eventually(async () => expect(ran).toEqual(["committed"]));
    const { rows } = await sql<{
      count: string;
    }>`select count(*) from jobs.job where name = 'test-note'`.execute(db);
    expect(Number(rows[0]?.count)).toBe(1);
  });

  it("that is a part of a statement is as the queue's own, and told of at once", async () => {
    await sender.send(db, noteJob, { note: "sent" });
    await sql`with fact as (select 1), job as (${enqueued(noteJob, "fact", [{ note: "part" }])}) select`.execute(
      db,
    );
    await eventually(async () => expect(ran).toEqual(expect.arrayContaining(["sent", "part"])));
    await sender.send(db, noteJob, { note: "sent, later" }, { startAfterSeconds: 600 });
    const later = enqueued(noteJob, "fact", [{ note: "part, later" }], { startAfterSeconds: 600 });
    await sql`with fact as (select 1), job as (${later}) select`.execute(db);
    const { rows } = await sql<{ job: object; waits: number; kept: number }>`
      select to_jsonb(j) - '{id,data,created_on,start_after,keep_until}'::text[] as job,
        round(extract(epoch from start_after - created_on)) as waits, extract(epoch from keep_until - start_after) as kept
      from jobs.job j where data ->> 'note' in ('sent, later', 'part, later')`.execute(db);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual(rows[0]);
    expect(Number(rows[0]?.waits)).toBe(600);
  });

  it("that is a part of a statement is not there without the fact", async () => {
    const job = enqueued(noteJob, "fact", [{ note: "without" }]);
    await sql`with fact as (select 1 where false), job as (${job}) select`.execute(db);
    const { rows } = await sql`select 1 from jobs.job where data ->> 'note' = 'without'`.execute(db);
    expect(rows).toEqual([]);
  });

  it("that fails is tried again until it succeeds", async () => {
    await sender.send(db, failingJob, { note: "at last" });
    await eventually(async () => expect(ran).toContain("at last"));
    expect(failures).toBe(3);
    const ofFailing = () => tries.filter((one) => one.startsWith(failingJob.name));
    await eventually(async () => expect(ofFailing()).toHaveLength(3));
    expect(ofFailing().map((one) => one.split(" ").at(-1))).toEqual(["failed", "failed", "done"]);
    const { rows } = await sql<{ id: string }>`select id from jobs.job where name = 'test-failing'`.execute(
      db,
    );
    expect([...runAs]).toEqual(rows.map(({ id }) => id));
  });
});

describe("the queues of a newer program", () => {
  it("of work that is allowed once at all now is made anew, and what many left behind is forgotten", async () => {
    const before = defineJob({ name: "test-round", concurrency: 1, queue: { policy: "short" } });
    const now = defineJob({ name: "test-round", concurrency: 1, queue: { policy: "exclusive" } });
    const left = async () =>
      (await sql`select from jobs.job where name = 'test-round' and state < 'completed'`.execute(db)).rows
        .length;
    const start = async () => {
      await sender.send(db, now, {});
      await sql`update jobs.job set state = 'active' where name = 'test-round' and state = 'created'`.execute(
        db,
      );
    };
    await migrate({ url: database.ownerUrl, jobs: [...queues, before] });
    for (let time = 0; time < 3; time++) await start();
    expect(await left()).toBe(3);
    await migrate({ url: database.ownerUrl, jobs: [...queues, now] });
    expect(await left()).toBe(0);
    for (let time = 0; time < 3; time++) await start();
    expect(await left()).toBe(1);
  });

  it("replace the older ones' settings when it migrates", async () => {
    const stricter = { ...noteJob, queue: { retryLimit: 3, expireInSeconds: 77 } };
    await migrate({ url: database.ownerUrl, jobs: [...queues, stricter, failingJob] });
    const { rows } =
      await sql`select retry_limit, expire_seconds from jobs.queue where name = 'test-note'`.execute(db);
    expect(rows).toEqual([{ retryLimit: 3, expireSeconds: 77 }]);
  });
});
