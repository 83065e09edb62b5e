import { readdirSync, readlinkSync } from "node:fs";
import { killProcesses } from "../processes/blows.ts";
import { codeOf } from "../processes/error-code.ts";
import { commandOf, identityOf, parentOf } from "../processes/identity.ts";
import { waitUntil } from "../processes/wait-until.ts";

/**
 * Living processes that work inside a folder: every PostgreSQL process does so in its data folder. Only Linux tells;
 * elsewhere the answer is "none", and PostgreSQL's own check of its shared memory is the guard.
 */
export function processesIn(folder: string): number[] {
  if (process.platform !== "linux") return [];
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.filter((pid) => identityOf(pid) && worksIn(pid, folder));
}

export async function killProcessesIn(folder: string): Promise<void> {
  await killProcesses(...processesIn(folder).flatMap((pid) => identityOf(pid) ?? []));
}

/** The helpers of a killed server leave by themselves within a second or two. */
export function waitForEmptiness(folder: string): Promise<boolean> {
  return waitUntil(() => processesIn(folder).length === 0, 20_000, 20);
}

function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).replace(/ \(deleted\)$/, "") === folder;
  } catch (error) {
    return codeOf(error) === "EACCES" && isProbablyIn(pid, folder);
  }
}

/** In a container root may be forbidden to look; then any helper of PostgreSQL without its server is worth waiting for. */
function isProbablyIn(pid: number, folder: string): boolean {
  const command = commandOf(pid);
  if (command.includes(folder)) return true;
  return command.startsWith("postgres:") && !commandOf(parentOf(pid) ?? 0).includes("postgres");
}
