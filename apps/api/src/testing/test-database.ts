import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** A migrated, empty database of one's own, cloned from the run's template. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = inject("postgresAdminUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(adminUrl, `create database ${name} template ${inject("templateDatabase")}`);
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
