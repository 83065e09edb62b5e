import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { identityOf, isAlive, type ProcessIdentity } from "../processes/identity.ts";
import { stopProcess } from "../processes/stop-process.ts";
import { waitUntil } from "../processes/wait-until.ts";
import type { Binaries } from "./binaries.ts";
import { type Cluster, filesOf } from "./cluster.ts";
import { livingServer, readPidFile } from "./pid-file.ts";
import { waitForEmptiness } from "./processes-in.ts";
import type { ServerUser } from "./server-user.ts";

export type ServerOptions = { logFile: string; settings: string[]; user: ServerUser | undefined };

/** A server that outlived a killed launcher; undefined when there is none that can be used. */
export async function adoptServer(cluster: Cluster): Promise<ProcessIdentity | undefined> {
  const server = livingServer(filesOf(cluster));
  if (!server) return undefined;
  const isUsable =
    readPidFile(filesOf(cluster))?.port === cluster.port && (await becomesReady(cluster, server));
  if (isUsable) return server;
  await stopProcess(server, { signal: "SIGINT" });
  return undefined;
}

/** Throws with the server's last words. */
export async function spawnServer(cluster: Cluster, { postgres }: Binaries, options: ServerOptions) {
  await removeStalePidFile(filesOf(cluster));
  const logStart = statSync(options.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const server = launch(postgres, argumentsFor(cluster, options.settings), options);
  if (server && (await becomesReady(cluster, server))) return server;
  if (server) await stopProcess(server, { signal: "SIGINT" });
  const lastWords = readFileSync(options.logFile).subarray(logStart).toString().trim().split("\n").slice(-8);
  throw new Error(`PostgreSQL did not start:\n${lastWords.join("\n")}`);
}

function argumentsFor(cluster: Cluster, settings: string[]): string[] {
  const fixed = [
    "listen_addresses=127.0.0.1",
    `port=${cluster.port}`,
    "unix_socket_directories=",
    "timezone=UTC",
  ];
  return ["-D", filesOf(cluster), ...[...fixed, ...settings].flatMap((setting) => ["-c", setting])];
}

/** In a group of its own, so that Ctrl-C reaches the launcher first; its log is a file, which outlives the launcher. */
function launch(
  postgres: string,
  args: string[],
  { logFile, user }: ServerOptions,
): ProcessIdentity | undefined {
  const log = openSync(logFile, "a", 0o600);
  const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };
  const child = spawn(postgres, args, {
    ...user,
    env,
    cwd: "/",
    detached: true,
    stdio: ["ignore", log, log],
  });
  child.once("error", () => {}).unref();
  closeSync(log);
  return child.pid === undefined ? undefined : identityOf(child.pid);
}

async function becomesReady(cluster: Cluster, server: ProcessIdentity): Promise<boolean> {
  const isReady = () => {
    const file = readPidFile(filesOf(cluster));
    return file?.pid === server.pid && file.isReady;
  };
  await waitUntil(() => isReady() || !isAlive(server), 60_000, 5);
  return isReady() && isAlive(server);
}

/** Never while a process still works in the folder: two servers on the same files destroy them. */
async function removeStalePidFile(files: string): Promise<void> {
  if (!readPidFile(files)) return;
  if (!(await waitForEmptiness(files))) throw new Error(`Another PostgreSQL still works in ${files}.`);
  rmSync(path.join(files, "postmaster.pid"), { force: true });
}
