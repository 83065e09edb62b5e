import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * The shop as a next release would build it, in `folder`: code of the first load and of each page differs by a line,
 * and pages say `release` in an attribute of their `main`. Started where the shop is built: the manifest names modules that are
 * no files, the words, by the way from there.
 */
export function buildNext(folder: string, release: string): void {
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root });
  run("tooling/build-changed.ts", folder, release);
  run("tooling/finish-assets.ts", folder);
}
