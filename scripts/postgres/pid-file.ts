import { readFileSync } from "node:fs";
import path from "node:path";
import { commandOf, identityOf, type ProcessIdentity } from "../processes/identity.ts";

export type PidFile = { pid: number; port: number; isReady: boolean };

/** postmaster.pid: number, folder, start time, port, socket folder, address, shared memory, and at last its state. */
export function readPidFile(files: string): PidFile | undefined {
  try {
    const lines = readFileSync(path.join(files, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
  } catch {
    return undefined;
  }
}

/** The number in the file may since have gone to any other program, so its command line must name our folder. */
export function livingServer(files: string): ProcessIdentity | undefined {
  const pid = readPidFile(files)?.pid;
  return pid !== undefined && commandOf(pid).includes(files) ? identityOf(pid) : undefined;
}
