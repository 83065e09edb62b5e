import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { entries, root } from "../program/paths.ts";
import { settingsForTests } from "./settings-for-tests.ts";

/** The same command that brings a real database up to date. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  if (!existsSync(entries.cli)) {
    const { migrate } = await import(path.join(root, "apps/api/src/infra/migrate.ts"));
    return void (await migrate(databaseUrl, []));
  }
  const env = { ...process.env, ...settingsForTests, DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, [entries.cli, "migrate"], { cwd: root, env });
}
