import { type SpawnOptions, spawn } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Binaries } from "./binaries.ts";
import { type Cluster, filesOf } from "./cluster.ts";
import { killProcessesIn } from "./processes-in.ts";
import { giveTo, type ServerUser } from "./server-user.ts";

const shape = ["-E", "UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];

/**
 * Makes the files of a new database under a name that says "unfinished" and renames them at the end, so that a
 * process killed half-way leaves nothing that could be taken for a database.
 */
export async function initialise(
  cluster: Cluster,
  binaries: Binaries,
  user: ServerUser | undefined,
): Promise<void> {
  if (existsSync(filesOf(cluster))) return;
  const draft = `${filesOf(cluster)}.unfinished`;
  await clear(draft);
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  giveTo(user, draft);
  const options = { ...user, cwd: draft, env: { ...process.env, LC_ALL: "C", TZ: "UTC" } };
  await withPasswordFile(cluster, user, (file) =>
    run(
      binaries.initdb,
      ["-D", draft, "-U", "rihla", "--pwfile", file, "-A", "scram-sha-256", ...shape],
      options,
    ),
  );
  await run(binaries.postgres, ["--single", "-D", draft, "postgres"], options, "create database rihla\n");
  renameSync(draft, filesOf(cluster));
}

/** An initdb that outlived its killed launcher would write into the new files. */
async function clear(draft: string): Promise<void> {
  await killProcessesIn(draft);
  rmSync(draft, { recursive: true, force: true });
}

async function withPasswordFile(
  cluster: Cluster,
  user: ServerUser | undefined,
  use: (file: string) => Promise<void>,
) {
  const file = path.join(cluster.home, "password.tmp");
  rmSync(file, { force: true });
  writeFileSync(file, cluster.password, { mode: 0o600 });
  giveTo(user, file);
  await use(file).finally(() => rmSync(file, { force: true }));
}

async function run(program: string, args: string[], options: SpawnOptions, input = ""): Promise<void> {
  const child = spawn(program, args, { ...options, stdio: ["pipe", "ignore", "pipe"] });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once("close", resolve).once("error", reject),
  );
  child.stdin?.end(input);
  const [code, errors] = await Promise.all([ended, child.stderr ? text(child.stderr) : ""]);
  if (code !== 0) throw new Error(`${path.basename(program)} failed:\n${errors.trim()}`);
}
