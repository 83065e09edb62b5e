import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { installJobs, type JobDefinition } from "./jobs.ts";

const directory = new URL("../../migrations/", import.meta.url);
/** Any number, the same in every process: two migrators wait for each other. */
const lockKey = 7_462_104;

/**
 * Brings the database to the newest schema: numbered SQL files, forward only, each in one transaction and
 * remembered with its checksum; then the job queues. Safe to call from many processes at once.
 * A migration that was edited after it ran is an error.
 */
export async function migrate(databaseUrl: string, jobs: readonly JobDefinition[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await client.query(`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const done = await readApplied(client);
    const applied: string[] = [];
    for (const step of await readSteps()) {
      const known = done.get(step.name);
      if (known === step.checksum) continue;
      if (known) throw new Error(`Migration ${step.name} was changed after it had been applied`);
      await applyStep(client, step);
      applied.push(step.name);
    }
    await installQueues(client, databaseUrl, jobs, done);
    return applied;
  } finally {
    await client.end();
  }
}

/** Names of migrations that this program knows and the database has not seen yet. */
export async function pendingMigrations(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const exists = await client.query("select to_regclass('migration') is not null as ok");
    const done = exists.rows[0].ok ? await readApplied(client) : new Map<string, string>();
    return (await readSteps()).map((step) => step.name).filter((name) => !done.has(name));
  } finally {
    await client.end();
  }
}

type Step = { name: string; sql: string; checksum: string };

async function readSteps(): Promise<Step[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (name) => {
      const sql = await readFile(new URL(name, directory), "utf8");
      return { name, sql, checksum: sha256(sql) };
    }),
  );
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from migration",
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function applyStep(client: pg.Client, step: Step): Promise<void> {
  await client.query("begin");
  try {
    await client.query(step.sql);
    await client.query("insert into migration (name, checksum) values ($1, $2)", [step.name, step.checksum]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${step.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Starting pg-boss costs half a second, so the queues are only touched when their definitions changed. */
async function installQueues(
  client: pg.Client,
  databaseUrl: string,
  jobs: readonly JobDefinition[],
  done: Map<string, string>,
): Promise<void> {
  const checksum = sha256(JSON.stringify(jobs));
  if (done.get("queues") === checksum) return;
  await installJobs(databaseUrl, jobs);
  await client.query(
    "insert into migration (name, checksum) values ('queues', $1) on conflict (name) do update set checksum = excluded.checksum, applied_at = now()",
    [checksum],
  );
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
