import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queues } from "../queues.ts";
import { eventually } from "../testing/eventually.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { openDatabase } from "./database.ts";
import { defineJob, handleJob, type Jobs, openJobSender, openJobWorker } from "./jobs.ts";
import { createLog } from "./log.ts";
import { migrate } from "./migrate.ts";

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
let failures = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await migrate({ url: database.url, jobs: [...queues, noteJob, failingJob] });
  db = openDatabase<object>(database.url, 5);
  sender = await openJobSender({ url: database.url, log });
  worker = await openJobWorker({ url: database.url, log }, () => [
    handleJob(noteJob, async ({ note }) => void ran.push(note)),
    handleJob(failingJob, async ({ note }) => {
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

  it("that fails is tried again until it succeeds", async () => {
    await sender.send(db, failingJob, { note: "at last" });
    await eventually(async () => expect(ran).toContain("at last"));
    expect(failures).toBe(3);
  });
});

describe("the queues of a newer program", () => {
  it("replace the older ones' settings when it migrates", async () => {
    const stricter = { ...noteJob, queue: { retryLimit: 3, expireInSeconds: 77 } };
    await migrate({ url: database.url, jobs: [...queues, stricter, failingJob] });
    const { rows } =
      await sql`select retry_limit, expire_seconds from jobs.queue where name = 'test-note'`.execute(db);
    expect(rows).toEqual([{ retryLimit: 3, expireSeconds: 77 }]);
  });
});
