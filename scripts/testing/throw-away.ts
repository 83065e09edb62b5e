import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder for one run. Others may pass through it, since PostgreSQL under root runs as another user. */
export function makeThrowAwayFolder(name: string, parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, `rihla-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Linux keeps in memory what lies here. */
const memory = "/dev/shm";
/** Far more than the databases of one run need: a full memory stops the machine. */
const roomEnough = 4 * 2 ** 30;

/** The same for databases: in memory, where each is made in a tenth of the time, if there is room. */
export const makeDatabaseFolder = (name: string): string =>
  makeThrowAwayFolder(name, hasRoom(memory) ? memory : undefined);

function hasRoom(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize > roomEnough;
  } catch {
    return false;
  }
}
