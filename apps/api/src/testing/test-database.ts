import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

type TestDatabase = { url: string; drop: () => Promise<void> };

/** A migrated, empty database of one's own, cloned from the run's template. */
export const createTestDatabase = () => create(`template ${inject("templateDatabase")}`);

/** A database with nothing in it, not even tables. */
export const createEmptyDatabase = () => create("template template0");

async function create(from: string): Promise<TestDatabase> {
  const adminUrl = inject("postgresAdminUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(adminUrl, `create database ${name} ${from}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`) };
}

async function runAsAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
