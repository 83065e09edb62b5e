import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { codeOf } from "./error-code.ts";
import { identityOf, isAlive, type ProcessIdentity } from "./identity.ts";
import { waitUntil } from "./wait-until.ts";

export type Lock = { release: () => void };

export class LockIsHeld extends Error {
  readonly holder: ProcessIdentity & { note: unknown };

  constructor(holder: ProcessIdentity & { note: unknown }) {
    super(`Process ${holder.pid} holds it.`);
    this.holder = holder;
  }
}

/**
 * A file that names its holder. A lock whose holder is dead is taken over. `note` is for whoever finds it held.
 * Throws LockIsHeld.
 */
export function takeLock(file: string, note?: unknown): Lock {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = JSON.stringify({ ...identityOf(process.pid), note });
  while (!createWhole(file, mine)) {
    const found = read(file);
    if (found !== undefined) removeIfStale(file, found);
  }
  return { release: () => void (read(file) === mine && rmSync(file, { force: true })) };
}

/** Waits while another process has it. */
export async function waitForLock(file: string): Promise<Lock> {
  let lock: Lock | undefined;
  const isTaken = () => {
    lock = takeLockIfFree(file);
    return lock !== undefined;
  };
  if (!(await waitUntil(isTaken, 180_000, 50)) || !lock)
    throw new Error(`${file} has been held for three minutes.`);
  return lock;
}

function takeLockIfFree(file: string): Lock | undefined {
  try {
    return takeLock(file);
  } catch (error) {
    if (error instanceof LockIsHeld) return undefined;
    throw error;
  }
}

/** link() fails when the name exists and never shows a half-written file. */
function createWhole(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Moves it aside first and looks again, since another process may have replaced it in between. */
function removeIfStale(file: string, found: string): void {
  const holder = JSON.parse(found);
  if (isAlive(holder)) throw new LockIsHeld(holder);
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readFileSync(aside, "utf8");
  rmSync(aside);
  if (moved !== found) createWhole(file, moved);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
