import pg from "pg";
import type { TestProject } from "vitest/node";
import { startPostgres, withoutDurability } from "../postgres/start-postgres.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { startSandboxProcess } from "./sandbox-process.ts";
import { makeThrowAwayFolder, removeFolder } from "./throw-away.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A URL whose user may create databases. */
    postgresAdminUrl: string;
    /** A migrated, empty database: `create database mine template …`. */
    templateDatabase: string;
    sandboxUrl: string;
    sandboxSmtpPort: number;
  }
}

const templateDatabase = "rihla_template";

/** Once a run: PostgreSQL with a migrated template, and a sandbox that test files may share. */
export default async function setUp({ provide }: TestProject) {
  const sandboxStarts = startSandboxProcess();
  const postgres = await startTestPostgres();
  await createTemplate(postgres.url);
  const sandbox = await sandboxStarts;
  provide("postgresAdminUrl", postgres.url);
  provide("templateDatabase", templateDatabase);
  provide("sandboxUrl", sandbox.url);
  provide("sandboxSmtpPort", sandbox.smtpPort);
  return () => Promise.all([sandbox.stop(), postgres.stop()]);
}

async function startTestPostgres() {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => {} };
  const dataDir = makeThrowAwayFolder("test-postgres");
  const postgres = await startPostgres({ dataDir, settings: [...withoutDurability, "max_connections=200"] });
  return { url: postgres.url, stop: () => postgres.stop().then(() => removeFolder(dataDir)) };
}

async function createTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`drop database if exists ${templateDatabase}`);
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${templateDatabase}`;
  await migrateDatabase(url.href);
}
