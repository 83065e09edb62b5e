import { chownSync, statSync } from "node:fs";
import path from "node:path";

export type ServerUser = { uid: number; gid: number };

/** PostgreSQL refuses to run as root. "nobody" is there on every system and needs no account to be made. */
export function serverUser(): ServerUser | undefined {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
}

export function giveTo(user: ServerUser | undefined, place: string): void {
  if (user) chownSync(place, user.uid, user.gid);
}

/** Whether a user without rights of its own may pass through every folder on the way. */
export function othersCanReach(place: string): boolean {
  if (!(statSync(place).mode & 0o001)) return false;
  const parent = path.dirname(place);
  return parent === place || othersCanReach(parent);
}
