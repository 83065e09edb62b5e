import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A process told apart from a later one that happens to get the same number. */
export type ProcessIdentity = { pid: number; born: string };

type ProcessFacts = { state: string; parent: number; born: string };

/** Undefined for a process that is gone, and for a zombie: dead, only not yet collected by its parent. */
export function identityOf(pid: number): ProcessIdentity | undefined {
  const facts = factsOf(pid);
  return facts && !facts.state.startsWith("Z") ? { pid, born: facts.born } : undefined;
}

/** Of a child just started: one that has ended already keeps its number until this process collects it. */
export function identityOfChild(pid: number): ProcessIdentity | undefined {
  const facts = factsOf(pid);
  return facts && { pid, born: facts.born };
}

export function isAlive(identity: ProcessIdentity): boolean {
  return identityOf(identity.pid)?.born === identity.born;
}

export function parentOf(pid: number): number | undefined {
  return factsOf(pid)?.parent;
}

export function commandOf(pid: number): string {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return ps(pid, "command=");
  } catch {
    return "";
  }
}

function factsOf(pid: number): ProcessFacts | undefined {
  try {
    return process.platform === "linux" ? factsFromProc(pid) : factsFromPs(pid);
  } catch {
    return undefined;
  }
}

/** proc(5): the name in brackets may hold anything, so count the fields from the last bracket on. */
function factsFromProc(pid: number): ProcessFacts {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return { state: fields[0] ?? "Z", parent: Number(fields[1]), born: `${fields[19]}@${boot}` };
}

function factsFromPs(pid: number): ProcessFacts {
  const [state = "Z", parent, ...born] = ps(pid, "state=,ppid=,lstart=").split(/\s+/);
  return { state, parent: Number(parent), born: born.join(" ") };
}

function ps(pid: number, columns: string): string {
  return execFileSync("ps", ["-o", columns, "-p", String(pid)], { encoding: "utf8" }).trim();
}
