import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { countEntries } from "../deploy/places.ts";
import { root } from "../program/paths.ts";
import { buildAdminIfChanged, buildWebIfChanged } from "../program/web-build.ts";
import { fillRelease, nodeVersion } from "./contents.ts";
import { libc, writeLaunchers } from "./launchers.ts";

/** Makes a release of what is checked out, whole or not at all, and says where it is. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: "string", default: ".data/releases" } } });
  const { name, commit, isChanged } = versionHere();
  const folder = path.resolve(values.to, name);
  if (existsSync(folder)) {
    if (!isChanged) return console.log(`${folder} is there already: a commit's release never changes.`);
    rmSync(folder, { recursive: true });
  }
  await Promise.all([buildWebIfChanged(), buildAdminIfChanged()]);
  const draft = path.resolve(values.to, `.${name}.unfinished`);
  const facts = makeOrClearAway(draft, () => {
    mkdirSync(draft, { recursive: true });
    fillRelease(draft);
    writeLaunchers(draft, nodeVersion());
    letEverybodyRead(draft);
    const entries = countEntries(draft) + 1;
    const told = { name, commit, isChanged, made: new Date().toISOString(), ...factsOfContents(), entries };
    writeFileSync(path.join(draft, "RELEASE.json"), `${JSON.stringify(told, null, 2)}\n`);
    renameSync(draft, folder);
    return told;
  });
  console.log(`${folder}: Node ${facts.node}, schema ${facts.newestMigration}`);
  if (isChanged) console.log("It has changes that no commit has: for a trial, not for customers.");
}

/** A disk that is full would stay so with what was left half-way. */
function makeOrClearAway<Made>(draft: string, make: () => Made): Made {
  try {
    rmSync(draft, { recursive: true, force: true });
    return make();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ENOSPC" && code !== "EACCES" && code !== "EROFS") throw error;
    if (code === "ENOSPC") rmSync(draft, { recursive: true, force: true });
    throw new Error(
      `No release was made (${message.split(",")[0]}). Run it again with the right to write ${path.dirname(draft)} and 400 MB free there, or name another folder: --to FOLDER.`,
    );
  }
}

/** Its processes run as nobody in particular, whatever the umask of who made it. */
function letEverybodyRead(folder: string): void {
  execFileSync("chmod", ["-R", "go+rX", folder]);
}

/** `isChanged`: files differ from the commit's, so its name says so. */
function versionHere(): { name: string; commit: string; isChanged: boolean } {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const commit = git("rev-parse", "HEAD");
  const isChanged = git("status", "--porcelain") !== "";
  return { name: `${commit.slice(0, 12)}${isChanged ? "-changed" : ""}`, commit, isChanged };
}

function factsOfContents() {
  const migrations = readdirSync(path.join(root, "apps/api/migrations")).filter((file) =>
    file.endsWith(".sql"),
  );
  const breaking: Record<string, string> = JSON.parse(
    readFileSync(path.join(root, "deploy/breaking-migrations.json"), "utf8"),
  ).breaking;
  return {
    node: nodeVersion(),
    platform: `${process.platform}-${process.arch}-${libc().replaceAll(" ", "-")}`,
    newestMigration: migrations.toSorted().at(-1),
    /** An older release that lacks one of these can't serve the schema that this release makes. */
    breakingMigrations: Object.keys(breaking),
  };
}
