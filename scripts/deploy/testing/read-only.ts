import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { findDebianProgram } from "../../testing/debian-program.ts";

/** A user who owns nothing. */
const nobody = ["--unshare-user", "--uid", "10001", "--gid", "10001"];
/** The whole machine can only be read, and what is written to /tmp is gone afterwards. */
const readOnly = [
  "--unshare-pid",
  "--unshare-ipc",
  "--ro-bind",
  "/",
  "/",
  "--proc",
  "/proc",
  "--dev",
  "/dev",
  "--tmpfs",
  "/tmp",
];

/** Undefined where it can't be had, or where the machine lets nobody make such a room. */
export function findBubblewrap(): string | undefined {
  const program = findDebianProgram({ program: "bwrap", debianPackage: "bubblewrap", asks: "--version" });
  return program && spawnSync(program, [...nobody, ...readOnly, "/bin/true"]).status === 0
    ? program
    : undefined;
}

/** Starts a program for which the machine can only be read, but for `folders`, which are as they are. Resolves once it says that it is up. */
export async function startReadOnly(
  bubblewrap: string,
  program: string,
  { env, folders }: { env: Record<string, string>; folders: string[] },
): Promise<ChildProcess> {
  const binds = folders.flatMap((folder) => ["--ro-bind", folder, folder]);
  const child = spawn(bubblewrap, [...nobody, ...readOnly, ...binds, "--die-with-parent", program], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  const isUp = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on("line", (line) => {
      said.push(line);
      if (line.startsWith('{"event":')) isUp.resolve();
    });
  child.once("close", () => isUp.reject(new Error(`${program} ended:\n${said.join("\n")}`)));
  await isUp.promise;
  return child;
}
