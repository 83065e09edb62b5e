import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { waitForLock } from "../processes/lock.ts";
import { root } from "./paths.ts";

const web = path.join(root, "apps/web");
const stamp = path.join(web, "dist/.built-from");
const notSources = /(^|\/)(node_modules|dist|ios|android)(\/|$)|\.test\.tsx?$|\.md$/;

/** Builds the shop when its sources are not those of the last build. Two programs starting at once build it once. */
export async function buildWebIfChanged(): Promise<void> {
  if (isBuiltFrom(hashOfSources())) return;
  const lock = await waitForLock(path.join(root, "node_modules/.cache/rihla/web-build.lock"));
  try {
    const hash = hashOfSources();
    if (!isBuiltFrom(hash)) await build(hash);
  } finally {
    lock.release();
  }
}

async function build(hash: string): Promise<void> {
  console.log("Building the shop (only when its sources changed) ...");
  const options = {
    cwd: root,
    shell: process.platform === "win32",
    env: { ...process.env, NODE_ENV: "production" },
  };
  const child = spawn("npm", ["run", "build", "--silent", "-w", "@rihla/web"], options);
  const code = new Promise((resolve) => child.once("close", resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if ((await code) !== 0) throw new Error(`The shop could not be built:\n${output}${errors}`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

function isBuiltFrom(hash: string): boolean {
  try {
    return readFileSync(stamp, "utf8") === hash;
  } catch {
    return false;
  }
}

function hashOfSources(): string {
  const hash = createHash("sha256").update(readFileSync(path.join(root, "package-lock.json")));
  for (const folder of ["apps/web", "packages"])
    for (const file of filesIn(path.join(root, folder))) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .filter((entry) => !notSources.test(entry.name))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(place) : [place];
    });
}
