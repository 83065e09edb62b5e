import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { waitForLock } from "../processes/lock.ts";
import { root } from "./paths.ts";

const web = path.join(root, "apps/web");
const admin = path.join(root, "apps/admin");
const notSources = /(^|\/)(node_modules|dist|ios|android)(\/|$)|\.test\.tsx?$|\.md$/;

/** What is built: the script of apps/web, or of another package, that does it, and the file that says from which sources. */
type Build = { what: string; folder?: string; script: string; stamp: string; env?: Record<string, string> };
const backOffice: Build = {
  what: "back office",
  folder: "apps/admin",
  script: "build",
  stamp: path.join(admin, "dist/.built-from"),
};
const shop: Build = { what: "shop", script: "build", stamp: path.join(web, "dist/.built-from") };
const app: Build = { what: "app", script: "build:native", stamp: path.join(web, "dist/.app-built-from") };

/** The same, as with Google's file in the Android shell. It is played in a browser and never goes into a shell. */
const playedApp: Build = {
  what: "app for the journeys",
  script: "build:native",
  stamp: path.join(web, "dist/.played-app-built-from"),
  env: { PLAYED_APP: "yes" },
};

export const buildAdminIfChanged = () => buildIfChanged(backOffice);
export const buildWebIfChanged = () => buildIfChanged(shop);
/** The bundle of the phones' apps. */
export const buildNativeIfChanged = () => buildIfChanged(app);
export const buildPlayedAppIfChanged = () => buildIfChanged(playedApp);

/** Builds it when its sources are not those of the last build. Two programs starting at once build it once, and a package is built by one at a time. */
async function buildIfChanged(build: Build): Promise<void> {
  if (isBuiltFrom(build, hashOfSources(build))) return;
  const { folder = "apps/web" } = build;
  const lock = await waitForLock(
    path.join(root, `node_modules/.cache/rihla/build-${path.basename(folder)}.lock`),
  );
  try {
    const hash = hashOfSources(build);
    if (!isBuiltFrom(build, hash)) await run(build, hash);
  } finally {
    lock.release();
  }
}

async function run({ what, folder = "apps/web", script, stamp, env }: Build, hash: string): Promise<void> {
  console.log(`Building the ${what} (only when its sources changed) ...`);
  const options = {
    cwd: root,
    shell: process.platform === "win32",
    env: { ...process.env, NODE_ENV: "production", ...env },
  };
  const child = spawn("npm", ["run", script, "--silent", "-w", folder], options);
  const code = new Promise((resolve) => child.once("close", resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if ((await code) !== 0) throw new Error(`The ${what} could not be built:\n${output}${errors}`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

function isBuiltFrom({ stamp }: Build, hash: string): boolean {
  try {
    return readFileSync(stamp, "utf8") === hash;
  } catch {
    return false;
  }
}

function hashOfSources({ folder = "apps/web" }: Build): string {
  const hash = createHash("sha256").update(readFileSync(path.join(root, "package-lock.json")));
  // Which shop the app is built for, and whether Google lets it ask for notifications.
  hash.update(`${process.env.SHOP_ORIGIN} ${existsSync(path.join(web, "android/app/google-services.json"))}`);
  for (const place of [folder, "packages"])
    for (const file of filesIn(path.join(root, place))) hash.update(file).update(readFileSync(file));
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
