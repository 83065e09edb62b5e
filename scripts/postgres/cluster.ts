import { createHash, randomBytes } from "node:crypto";
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

/** A number nobody listens on now; 5432 is often taken. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** Beside pg.json, unless the server's user could not get there. The random part lets a removed folder start anew. */
function homeFor(folder: string, user: ServerUser | undefined): string {
  if (!user || othersCanReach(folder)) return folder;
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  const home = path.join(rootsDatabases, `${name}-${randomBytes(4).toString("hex")}`);
  mkdirSync(home, { recursive: true, mode: 0o711 });
  return home;
}
