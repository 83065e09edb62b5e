import { mkdirSync } from "node:fs";
import path from "node:path";
import { isAlive, type ProcessIdentity } from "../processes/identity.ts";
import { waitForLock } from "../processes/lock.ts";
import { stopProcess } from "../processes/stop-process.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { type Cluster, freePort, readOrCreateCluster, saveCluster, urlOf } from "./cluster.ts";
import { initialise } from "./initialise.ts";
import { adoptServer, type ServerOptions, spawnServer } from "./server.ts";
import { serverUser } from "./server-user.ts";
import { createServingRole } from "./serving-role.ts";

export type Postgres = {
  /** As the role that owns everything and migrates. */
  url: string;
  /** As the role that the shop serves with. */
  servingUrl: string;
  pid: number;
  isRunning: () => boolean;
  stop: () => Promise<void>;
};

type Options = { dataDir: string; logFile?: string; settings?: string[] };

/** For databases that are thrown away: a power cut may lose everything. */
export const withoutDurability = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** The real server on files in `dataDir`, 127.0.0.1 only. A server already running there is taken over. */
export async function startPostgres({ dataDir, logFile, settings = [] }: Options): Promise<Postgres> {
  const folder = path.resolve(dataDir, "postgres");
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const lock = await waitForLock(path.join(folder, "launch.lock"));
  try {
    return await startLocked(folder, {
      logFile: logFile ?? path.join(folder, "server.log"),
      settings,
      user: serverUser(),
    });
  } finally {
    lock.release();
  }
}

async function startLocked(folder: string, options: ServerOptions): Promise<Postgres> {
  const binaries = findBinaries(options.user);
  const cluster = await readOrCreateCluster(folder, options.user);
  await initialise(cluster, binaries, options.user);
  const server = (await adoptServer(cluster)) ?? (await spawnOnFreePort(folder, cluster, binaries, options));
  return handleOf(cluster, server, await createServingRole(urlOf(cluster)));
}

function handleOf(cluster: Cluster, server: ProcessIdentity, servingUrl: string): Postgres {
  return {
    url: urlOf(cluster),
    servingUrl,
    pid: server.pid,
    isRunning: () => isAlive(server),
    stop: () => stopProcess(server, { signal: "SIGINT", graceMs: 30_000 }),
  };
}

/** The port of the last time may have gone to another program since. */
async function spawnOnFreePort(folder: string, cluster: Cluster, binaries: Binaries, options: ServerOptions) {
  try {
    return await spawnServer(cluster, binaries, options);
  } catch (error) {
    if (!String(error).includes("Address already in use")) throw error;
    cluster.port = await freePort();
    saveCluster(folder, cluster);
    return spawnServer(cluster, binaries, options);
  }
}
