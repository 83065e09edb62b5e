import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync } from "node:fs";
import path from "node:path";
import { root } from "../program/paths.ts";

const kept = path.join(root, ".cache/promtool");
const program = path.join(kept, "usr/bin/promtool");

/**
 * What checks and tries rules of Prometheus: the machine's own, else out of Debian's package, which is not installed, for it would start a
 * server. Undefined where it can't be had.
 */
export function findPromtool(): string | undefined {
  if (spawnSync("promtool", ["--version"]).status === 0) return "promtool";
  if (!existsSync(program)) bringPromtool();
  return existsSync(program) ? program : undefined;
}

function bringPromtool(): void {
  mkdirSync(kept, { recursive: true });
  const draft = mkdtempSync(path.join(kept, "draft-"));
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: draft, encoding: "utf8", stdio: "pipe" }).status === 0;
  const isThere = run("apt-get", ["download", "-q", "prometheus"]) || downloadAfterUpdate(run);
  const [archive] = globSync("prometheus_*.deb", { cwd: draft });
  if (!isThere || !archive || !run("dpkg-deb", ["--extract", archive, "."])) return;
  mkdirSync(path.dirname(program), { recursive: true });
  renameSync(path.join(draft, "usr/bin/promtool"), program);
}

/** A fresh machine has no lists of packages. */
const downloadAfterUpdate = (run: (command: string, args: string[]) => boolean) =>
  run("apt-get", ["update", "-q"]) && run("apt-get", ["download", "-q", "prometheus"]);
