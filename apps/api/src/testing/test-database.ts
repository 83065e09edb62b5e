import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

export type TestDatabase = {
  /** As the role that the shop serves with. */
  url: string;
  /** As the role that owns the tables. */
  ownerUrl: string;
  drop: () => Promise<void>;
};

/** A migrated, empty database of one's own, cloned from the run's template. */
export const createTestDatabase = () => create(`template ${inject("templateDatabase")}`);

/** A database with nothing in it, not even tables; nobody but its owner may do anything there. */
export const createEmptyDatabase = () => create("template template0");

async function create(from: string): Promise<TestDatabase> {
  const adminUrl = inject("postgresAdminUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(adminUrl, `create database ${name} ${from}`);
  const inIt = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  return {
    url: inIt(inject("postgresServingUrl")),
    ownerUrl: inIt(adminUrl),
    drop: () => runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

/** Runs one statement as the owner: what no process of the shop could. */
export const asOwner = (database: Pick<TestDatabase, "ownerUrl">, sql: string) =>
  runAsAdmin(database.ownerUrl, sql);

async function runAsAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
