import { readFileSync } from "node:fs";
import { identityIn } from "../../scripts/program/process-group.ts";

export const pidOf = (dataDir: string, name: string): number => identityIn(dataDir, name).pid;

/** proc(5): user and system time in ticks of 10 ms; all threads, no children. */
export function cpuMicroseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Resident now (VmRSS) or at most so far (VmHWM). */
export function memoryBytes(pid: number, which: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
}
