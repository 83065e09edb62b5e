import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { entries, root } from "../program/paths.ts";

/** The same command that brings a real database up to date. `urls`: of who serves, and of who owns. */
export async function migrateDatabase(urls: { serving: string; owner: string }): Promise<void> {
  const ways = { DATABASE_URL: urls.serving, MIGRATE_DATABASE_URL: urls.owner };
  const env = { ...process.env, COMPANIES: "played", ...ways };
  await promisify(execFile)(process.execPath, [entries.cli, "migrate"], { cwd: root, env });
}
