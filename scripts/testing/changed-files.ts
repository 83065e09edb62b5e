import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { root } from "../program/paths.ts";

/** What differs from main, committed or not. */
export async function changedFiles(): Promise<string[]> {
  const [since = "HEAD"] = await git("merge-base", "HEAD", "main").catch(() => []);
  const changed = await git("diff", "--name-only", since);
  return [...changed, ...(await git("ls-files", "--others", "--exclude-standard"))];
}

/** Whose tests are run when this folder, or one in it, changes: a package, an adapter, a module, a feature, a played company; else the folder itself. */
const rooms = [
  /^packages\/[^/]+\//,
  /^apps\/api\/src\/adapters\/[^/]+\/[^/]+\//,
  /^apps\/api\/src\/modules\/[^/]+\//,
  /^apps\/web\/src\/features\/[^/]+\//,
  /^apps\/sandbox\/src\/[^/]+\//,
];

export function roomsOf(files: string[]): string[] {
  const found = files.map((file) => {
    const room = rooms.map((pattern) => pattern.exec(file)?.[0]).find((one) => one !== undefined);
    return room ?? `${path.posix.dirname(file)}/`;
  });
  return [...new Set(found)].filter((room) => room !== "./");
}

async function git(...args: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)("git", args, { cwd: root });
  return stdout.split("\n").filter((line) => line !== "");
}
