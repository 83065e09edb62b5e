import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { installJobs, type JobDefinition, schema as queueSchema } from "../jobs/jobs.ts";
import { saveSettings } from "./database-settings.ts";
import { type Grants, grantQueue, grantTables, roleOf } from "./grants.ts";
import { PostgresClient } from "./postgres-client.ts";

const directory = new URL("../../../migrations/", import.meta.url);
/** Any number, the same in every process: two migrators wait for each other. */
const lockKey = 7_462_104;
/** How long a migrator waits for another one. */
const patience = "10min";

/** `url`: whose role owns the tables. `serving`: the addresses of the shop's processes, whose roles get its limits and these rights. */
export type Migration = {
  url: string;
  serving?: { shop: string; jobs: string; grants: Grants };
  jobs: readonly JobDefinition[];
};

/**
 * Brings the database to the newest schema: numbered SQL files, forward only, each in one transaction and
 * remembered with its checksum; then the job queues, and the limits and rights of the shop's roles. Safe to call from many processes
 * at once, and through a pooler: its locks end with their transactions.
 * A migration that was edited after it ran is an error, and so is one that this program does not know.
 */
export async function migrate({ url, serving, jobs }: Migration): Promise<string[]> {
  const client = new PostgresClient({ connectionString: url });
  await client.connect();
  try {
    await refuseIfOlder(client);
    await underMigratorLock(client, () =>
      client.query(`create table if not exists migration (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`),
    );
    const applied: string[] = [];
    for (const step of await readSteps())
      if (await underMigratorLock(client, () => applyStep(client, step))) applied.push(step.name);
    await underMigratorLock(client, () => installQueues(client, url, jobs));
    const addresses = serving ? [serving.shop, serving.jobs] : [url];
    for (const address of new Set(addresses)) await underMigratorLock(client, () => saveSettings(address));
    if (serving) await underMigratorLock(client, () => grantRights(client, serving));
    return applied;
  } finally {
    await client.end();
  }
}

/** An older release would take the rights to newer tables away from the processes that serve with them. */
async function refuseIfOlder(client: PostgresClient): Promise<void> {
  const known = new Set(await knownMigrations());
  const newer = [...(await readAppliedIfAny(client)).keys()].filter(
    (name) => name.endsWith(".sql") && !known.has(name),
  );
  if (newer.length > 0)
    throw new Error(
      `The database has migrations of a newer release (${newer.join(", ")}). Nothing was changed: run migrate of that release, or of a newer one.`,
    );
}

async function grantRights(
  owner: PostgresClient,
  { shop, jobs, grants }: NonNullable<Migration["serving"]>,
): Promise<void> {
  const [shopRole, jobsRole] = [await roleOf(shop), await roleOf(jobs)];
  await grantTables(owner, shopRole, grants);
  for (const role of new Set([shopRole, jobsRole])) await grantQueue(owner, role, queueSchema);
}

/** Names of migrations that this program knows and the database has not seen yet. */
export async function pendingMigrations(databaseUrl: string): Promise<string[]> {
  const client = new PostgresClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    const done = await readAppliedIfAny(client);
    return (await knownMigrations()).filter((name) => !done.has(name));
  } finally {
    await client.end();
  }
}

/** Names of the migrations that this program needs, in order. */
export const knownMigrations = async (): Promise<string[]> => (await readSteps()).map((step) => step.name);

/** Runs `work` in a transaction of its own while no other migrator is at work; no limit of the role ends it. */
async function underMigratorLock<Result>(
  client: PostgresClient,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query("begin");
  try {
    await client.query(`set local lock_timeout = '${patience}'`);
    await client.query("set local statement_timeout = 0");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [lockKey]);
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
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

async function readAppliedIfAny(client: PostgresClient): Promise<Map<string, string>> {
  const { rows } = await client.query("select to_regclass('migration') is not null as ok");
  return rows[0].ok ? readApplied(client) : new Map<string, string>();
}

async function readApplied(client: PostgresClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from migration",
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/** False when it has been applied before. */
async function applyStep(client: PostgresClient, step: Step): Promise<boolean> {
  const known = await readChecksum(client, step.name);
  if (known === step.checksum) return false;
  if (known) throw new Error(`Migration ${step.name} was changed after it had been applied`);
  try {
    await client.query(step.sql);
  } catch (error) {
    throw new Error(`Migration ${step.name} failed: ${(error as Error).message}`, { cause: error });
  }
  await client.query("insert into migration (name, checksum) values ($1, $2)", [step.name, step.checksum]);
  return true;
}

async function readChecksum(client: PostgresClient, name: string): Promise<string | undefined> {
  const { rows } = await client.query("select checksum from migration where name = $1", [name]);
  return rows[0]?.checksum;
}

/** Starting pg-boss costs half a second, so the queues are only touched when their definitions changed. */
async function installQueues(
  client: PostgresClient,
  databaseUrl: string,
  jobs: readonly JobDefinition[],
): Promise<void> {
  const checksum = sha256(JSON.stringify(jobs));
  if ((await readChecksum(client, "queues")) === checksum) return;
  await installJobs(databaseUrl, jobs);
  await client.query(
    "insert into migration (name, checksum) values ('queues', $1) on conflict (name) do update set checksum = excluded.checksum, applied_at = now()",
    [checksum],
  );
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
