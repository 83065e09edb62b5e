// Installs the packages when what is in node_modules is not what package-lock.json says.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

/** Written after our own install; a hand-made one has none and is compared instead. */
const stamp = path.join(root, "node_modules/.installed-from");

export function installPackages() {
  if (packagesAreInstalled()) return;
  console.log("Installing packages (only when package-lock.json changed) ...");
  const quiet = ["--loglevel=error", "--no-audit", "--no-fund"];
  const shell = process.platform === "win32";
  const { status } = spawnSync("npm", ["ci", ...quiet], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell,
  });
  if (status !== 0) throw new Error("npm ci failed; its own words are above.");
  writeFileSync(stamp, hashOfLock());
}

/**
 * npm writes node_modules/.package-lock.json as its very last step, so comparing it with package-lock.json also finds
 * an install that was cut short, and leaves alone one that somebody did by hand.
 */
function packagesAreInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hashOfLock()) return true;
  const installed = readLock("node_modules/.package-lock.json");
  const wanted = readLock("package-lock.json");
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([place, entry]) => isAsWanted(entry, installed[place]));
}

function hashOfLock() {
  return createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
}

/** @param {{version?: string, optional?: boolean, link?: boolean}} wanted @param {{version?: string}} [installed] */
function isAsWanted(wanted, installed) {
  if (wanted.link || wanted.version === undefined) return true;
  if (!installed) return wanted.optional === true;
  return installed.version === wanted.version;
}

/** @param {string} file @returns {Record<string, {version?: string, optional?: boolean, link?: boolean}> | undefined} */
function readLock(file) {
  try {
    const { "": _root, ...packages } = JSON.parse(readFileSync(path.join(root, file), "utf8")).packages;
    return packages;
  } catch {
    return undefined;
  }
}
