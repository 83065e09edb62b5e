import { createHash, randomBytes, randomInt } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { othersCanReach, type ServerUser } from "./server-user.ts";

/** What is kept between starts, readable by its owner only. `home` is where the database's own files are. */
export type Cluster = { port: number; password: string; home: string };

const rootsDatabases = "/var/lib/rihla";

export async function readOrCreateCluster(folder: string, user: ServerUser | undefined): Promise<Cluster> {
  const file = path.join(folder, "pg.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  if (existsSync(filesOf({ home: folder })))
    throw new Error(
      `${file} is gone and with it the database's password. Bring it back, or remove ${folder}.`,
    );
  const cluster = {
    port: await freePort(),
    password: randomBytes(24).toString("hex"),
    home: homeFor(folder, user),
  };
  saveCluster(folder, cluster);
  return cluster;
}

export function saveCluster(folder: string, cluster: Cluster): void {
  const file = path.join(folder, "pg.json");
  writeFileSync(`${file}.new`, JSON.stringify(cluster), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export function filesOf({ home }: Pick<Cluster, "home">): string {
  return path.join(home, "cluster");
}

export function urlOf({ port, password }: Cluster): string {
  return `postgres://rihla:${password}@127.0.0.1:${port}/rihla`;
}

/** Below the numbers that systems give to whoever connects somewhere: one of those may be taken before it is listened on. */
const [lowest, highest] = [20_000, 32_000];

/** A number nobody listens on now; 5432 is often taken. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port is free between ${lowest} and ${highest}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: "127.0.0.1" }, () => probe.close(() => resolve(true)));
  });
}

/** Beside pg.json, unless the server's user could not get there. The random part lets a removed folder start anew. */
function homeFor(folder: string, user: ServerUser | undefined): string {
  if (!user || othersCanReach(folder)) return folder;
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  const home = path.join(rootsDatabases, `${name}-${randomBytes(4).toString("hex")}`);
  mkdirSync(home, { recursive: true, mode: 0o711 });
  return home;
}
