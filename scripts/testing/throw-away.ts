import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder for one run. Others may pass through it, since PostgreSQL under root runs as another user. */
export function makeThrowAwayFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `rihla-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
