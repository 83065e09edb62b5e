import { readFileSync } from "node:fs";
import path from "node:path";

/** Of a process that the program started, by the file that it left. */
export function pidOf(dataDir: string, name: string): number {
  return JSON.parse(readFileSync(path.join(dataDir, "run", `${name}.json`), "utf8")).pid;
}

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
