import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { entries, root } from "../program/paths.ts";

/** The same command that brings a real database up to date. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const env = { ...process.env, COMPANIES: "played", DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, [entries.cli, "migrate"], { cwd: root, env });
}
