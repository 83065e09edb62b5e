import { readFileSync } from "node:fs";
import { identityIn } from "../../scripts/program/process-group.ts";

export const pidOf = (dataDir: string, name: string): number => identityIn(dataDir, name).pid;

/** proc(5): what stands behind the name. */
function statOf(pid: number): number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
}
const tick = 10_000;

/** User and system time in ticks of 10 ms; all threads, no children. */
export function cpuMicroseconds(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13);
  return (user + system) * tick;
}

/** A server and its processes, also those that have ended since it started. */
export function cpuOfAll(server: number): number {
  const [ended = 0, endedSystem = 0] = statOf(server).slice(13, 15);
  return (
    (ended + endedSystem) * tick +
    [server, ...childrenOf(server)].reduce((sum, pid) => sum + ifThere(() => cpuMicroseconds(pid)), 0)
  );
}

export const parentOf = (pid: number): number => statOf(pid)[1] ?? 0;

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

/** It may end while it is looked at. */
function ifThere(read: () => number): number {
  try {
    return read();
  } catch {
    return 0;
  }
}

/** Resident now (VmRSS) or at most so far (VmHWM). */
export function memoryBytes(pid: number, which: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
}

/** Bytes of a server and its processes: their own, and each one's share of what they have together (Pss of proc(5)). */
export const memoryOfAll = (server: number): number =>
  [server, ...childrenOf(server)].reduce((sum, pid) => sum + ifThere(() => shareOfMemory(pid)), 0);

function shareOfMemory(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) * 1024;
}
