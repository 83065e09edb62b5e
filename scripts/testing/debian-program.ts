import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync } from "node:fs";
import path from "node:path";
import { root } from "../program/paths.ts";

type Wanted = { program: string; debianPackage: string; asks: string };

/**
 * A program of the machine's own, else out of Debian's package, which is not installed, for it might start a server or make users.
 * `asks`: what it answers without harm. Undefined where it can't be had.
 */
export function findDebianProgram({ program, debianPackage, asks }: Wanted): string | undefined {
  if (spawnSync(program, [asks]).status === 0) return program;
  const kept = path.join(root, ".cache", program);
  const file = path.join(kept, "usr/bin", program);
  if (!existsSync(file)) bring(debianPackage, kept, file);
  return existsSync(file) && spawnSync(file, [asks]).status === 0 ? file : undefined;
}

function bring(debianPackage: string, kept: string, file: string): void {
  mkdirSync(kept, { recursive: true });
  const draft = mkdtempSync(path.join(kept, "draft-"));
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: draft, encoding: "utf8", stdio: "pipe" }).status === 0;
  const download = () => run("apt-get", ["download", "-q", debianPackage]);
  // A fresh machine has no lists of packages.
  const isThere = download() || (run("apt-get", ["update", "-q"]) && download());
  const [archive] = globSync(`${debianPackage}_*.deb`, { cwd: draft });
  if (!isThere || !archive || !run("dpkg-deb", ["--extract", archive, "."])) return;
  mkdirSync(path.dirname(file), { recursive: true });
  renameSync(path.join(draft, "usr/bin", path.basename(file)), file);
}
