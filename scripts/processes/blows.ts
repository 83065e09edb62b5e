import pg from "pg";
import type { ProcessIdentity } from "./identity.ts";
import { sendSignal, stopProcess } from "./stop-process.ts";
import { waitUntil } from "./wait-until.ts";

/** As when the machine loses power: in this order, and they finish and save nothing. Resolves when all are gone. */
export async function killProcesses(...targets: ProcessIdentity[]): Promise<void> {
  await Promise.all(targets.map((target) => stopProcess(target, { signal: "SIGKILL" })));
}

/** They stand still, as processes that hang, until they may go on. */
export function freezeProcesses(...targets: ProcessIdentity[]): void {
  for (const target of targets) sendSignal(target, "SIGSTOP");
}

export function thawProcesses(...targets: ProcessIdentity[]): void {
  for (const target of targets) sendSignal(target, "SIGCONT");
}

/**
 * As at a failover: every connection to a database is gone at once, but for the one that asks for it. Gives how many there were.
 * `url`: as a role that may do so.
 */
export async function cutConnections(url: string, database = databaseIn(url)): Promise<number> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  try {
    const cut =
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()";
    return (await client.query(cut, [database])).rows.length;
  } finally {
    await client.end();
  }
}

export const databaseIn = (url: string): string => new URL(url).pathname.slice(1);

/** What PostgreSQL does by itself when one of its processes is killed: nobody is told, and its next start recovers. */
export async function crashDatabase(server: { pid: number; isRunning: () => boolean }): Promise<void> {
  process.kill(server.pid, "SIGQUIT");
  await waitUntil(() => !server.isRunning(), 30_000);
}
