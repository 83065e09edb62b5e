import pg from "pg";
import type { TestProject } from "vitest/node";
import { createServingRole } from "../postgres/serving-role.ts";
import { startPostgres, withoutDurability } from "../postgres/start-postgres.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { askForSandbox, startSandboxes } from "./sandbox-process.ts";
import { makeDatabaseFolder, removeFolder } from "./throw-away.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A URL whose user may create databases. */
    postgresAdminUrl: string;
    /** A URL of the role that shops under test serve with. */
    postgresServingUrl: string;
    /** A migrated, empty database: `create database mine template …`. */
    templateDatabase: string;
    /** Where a test file asks for a sandbox of its own. */
    sandboxesUrl: string;
    sandboxUrl: string;
    sandboxSmtpPort: number;
  }
}

const templateDatabase = "rihla_template";

/** Once a run: PostgreSQL with a migrated template, and a sandbox that test files may share. */
export default async function setUp({ provide }: TestProject) {
  const sandboxesStart = startSandboxes();
  const postgres = await startTestPostgres();
  await createTemplate(postgres);
  const sandboxes = await sandboxesStart;
  const sandbox = await askForSandbox(sandboxes.url, {});
  provide("postgresAdminUrl", postgres.url);
  provide("postgresServingUrl", postgres.servingUrl);
  provide("templateDatabase", templateDatabase);
  provide("sandboxesUrl", sandboxes.url);
  provide("sandboxUrl", sandbox.url);
  provide("sandboxSmtpPort", sandbox.smtpPort);
  return () => Promise.all([sandboxes.stop(), postgres.stop()]);
}

async function startTestPostgres() {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) {
    const servingUrl = await createServingRole(TEST_DATABASE_URL);
    return { url: TEST_DATABASE_URL, servingUrl, stop: async () => {} };
  }
  const dataDir = makeDatabaseFolder("test-postgres");
  const settings = [...withoutDurability, "max_connections=200", "max_wal_size=128MB"];
  const postgres = await startPostgres({ dataDir, settings });
  const { url, servingUrl } = postgres;
  return { url, servingUrl, stop: () => postgres.stop().then(() => removeFolder(dataDir)) };
}

async function createTemplate({ url, servingUrl }: { url: string; servingUrl: string }): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`drop database if exists ${templateDatabase}`);
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  const inTemplate = (address: string) =>
    Object.assign(new URL(address), { pathname: `/${templateDatabase}` }).href;
  await migrateDatabase({ owner: inTemplate(url), serving: inTemplate(servingUrl) });
}
