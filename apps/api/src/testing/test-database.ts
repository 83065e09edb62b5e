import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

export type TestDatabase = {
  name: string;
  /** As the role that the shop serves with. */
  url: string;
  /** As the role that owns the tables. */
  ownerUrl: string;
  drop: () => Promise<void>;
};

/** A migrated database of one's own, cloned from a template: the run's empty one, or that which is named. */
export const createTestDatabase = (template = inject("templateDatabase")) => create(`template ${template}`);

/** A database with nothing in it, not even tables; nobody but its owner may do anything there. */
export const createEmptyDatabase = () => create("template template0");

/** The name of a template that `fill` makes out of an empty database, once a run: whoever asks first does it, the others wait. */
export async function templateOf(
  name: string,
  fill: (empty: TestDatabase) => Promise<void>,
): Promise<string> {
  const admin = new pg.Client({ connectionString: inject("postgresAdminUrl") });
  await admin.connect();
  try {
    await admin.query("select pg_advisory_lock(hashtext($1))", [name]);
    const { rowCount } = await admin.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) {
      const database = await createTestDatabase();
      await fill(database);
      await admin.query(`alter database ${database.name} rename to ${name}`);
    }
    return name;
  } finally {
    await admin.end();
  }
}

async function create(from: string): Promise<TestDatabase> {
  const adminUrl = inject("postgresAdminUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  // The other way writes every page into the log too.
  await runAsAdmin(adminUrl, `create database ${name} ${from} strategy file_copy`);
  const inIt = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  return {
    name,
    url: inIt(inject("postgresServingUrl")),
    ownerUrl: inIt(adminUrl),
    drop: () => runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

/** Runs one statement as the owner: what no process of the shop could. */
export const asOwner = (database: Pick<TestDatabase, "ownerUrl">, sql: string) =>
  runAsAdmin(database.ownerUrl, sql);

/** What operators did so far is of another day: what each may do alone begins anew. */
export const endDayOfActs = (database: Pick<TestDatabase, "ownerUrl">) =>
  asOwner(
    database,
    "set session_replication_role = replica; update operator_act set at = at - interval '25 hours'",
  );

async function runAsAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
