import { chownSync, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Refused } from "../deploy/places.ts";
import { livingServer } from "../postgres/pid-file.ts";
import { stopProcess } from "../processes/stop-process.ts";
import type { Options } from "./options.ts";

/** Only a folder that has this in it is ever removed. */
const mark = "copy-of-a-drill";

/** How much more than the database is wanted: its log, and what PostgreSQL writes while it starts. */
const roomFactor = 1.2;
const roomBesidesMb = 128;

/** An empty folder that only the server's user can look into. What a drill that was killed has left is taken away first. */
export async function makeDrillFolder({ folder, user }: Options): Promise<void> {
  try {
    if (existsSync(folder)) await removeDrillFolder(folder);
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(path.join(folder, mark), "");
    if (user) chownSync(folder, user.uid, user.gid);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(notWritten(error));
  }
}

export const notWritten = (error: unknown): string =>
  `${(error as Error).message}. Run it with the right to write there, or name another --folder.`;

export async function removeDrillFolder(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, mark)))
    throw new Refused(`${folder} is there and is not of a drill: move it away, or name another --folder.`);
  await stopCopy(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** `bytes`: of the database. */
export function assertRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const mb = (count: number) => Math.ceil(count / 2 ** 20);
  const wanted = mb(bytes * roomFactor) + roomBesidesMb;
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free < wanted)
    throw new Refused(
      `The copy wants ${wanted} MB and ${free} MB are free at ${path.dirname(folder)}: make room, or name another --folder.`,
    );
}

/** One that a killed drill has left too. */
export async function stopCopy(folder: string): Promise<void> {
  const server = livingServer(dataOf(folder));
  if (server) await stopProcess(server, { signal: "SIGQUIT" });
}

export const dataOf = (folder: string): string => path.join(folder, "data");
