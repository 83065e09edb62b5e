import { spawnSync } from "node:child_process";
import pg from "pg";
import { entries, root } from "./paths.ts";

/** Reachable, new enough, and as the program expects it. Throws with what to do. */
export async function checkDatabase(databaseUrl: string, isPlayed: boolean): Promise<string> {
  const version = await readVersion(databaseUrl);
  if (Number(version.split(".")[0]) < 15)
    throw new Error(`PostgreSQL ${version} is too old: 15 or newer is needed.`);
  const pending = pendingMigrations(databaseUrl, isPlayed);
  return `PostgreSQL ${version}, ${pending.length === 0 ? "up to date" : `npm start will apply ${pending.join(", ")}`}`;
}

async function readVersion(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query("show server_version");
    return rows[0].server_version;
  } catch (error) {
    throw new Error(
      `not reachable (${(error as Error).message || (error as { code?: string }).code}): is it running, is the URL right?`,
    );
  } finally {
    await client.end();
  }
}

function pendingMigrations(databaseUrl: string, isPlayed: boolean): string[] {
  const env = {
    ...process.env,
    ...(isPlayed && { COMPANIES: "played" }),
    DATABASE_URL: databaseUrl,
  };
  const { stdout, stderr, status } = spawnSync(process.execPath, [entries.cli, "pending"], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`its migrations can't be read: ${stderr.trim()}`);
  return stdout.split("\n").filter(Boolean);
}
