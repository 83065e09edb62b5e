import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findBinaries } from "../postgres/binaries.ts";
import { serverUser } from "../postgres/server-user.ts";
import { LockIsHeld, takeLock } from "../processes/lock.ts";
import { findBrowser, hasArabicFont } from "../testing/browser.ts";
import { checkBrand } from "./brand-gaps.ts";
import { checkDatabase } from "./doctor-database.ts";
import { checkMail } from "./doctor-mail.ts";
import { assertPortIsFree } from "./ports.ts";
import type { Settings } from "./settings.ts";
import { readUserSettings } from "./user-settings.ts";

/** Says how things are, or throws with what to do. */
type Look = { what: string; look: () => string | Promise<string> };

export async function main(): Promise<number> {
  const settings = readUserSettings();
  let failed = 0;
  for (const { what, look } of looksAt(settings)) {
    const { isFine, words } = await outcome(look);
    if (!isFine) failed++;
    console.log(`${isFine ? "✓" : "✗"} ${what.padEnd(14)} ${words}`);
  }
  return failed > 0 ? 1 : 0;
}

function looksAt(settings: Settings): Look[] {
  const ports = [
    ["PORT", settings.port],
    ...(settings.hasSandbox ? [["SANDBOX_PORT", settings.sandboxPort]] : []),
  ] as const;
  return [
    { what: "Node", look: () => `${process.version} at ${process.execPath}` },
    { what: "npm", look: npmVersion },
    { what: "Data folder", look: () => canWrite(settings.dataDir) },
    { what: "Disk", look: () => freeSpace(settings.dataDir) },
    ...(isRunning(settings)
      ? []
      : ports.map(([name, port]) => ({
          what: String(name),
          look: () => portIsFree(String(name), Number(port)),
        }))),
    ...(settings.databaseUrl
      ? [{ what: "DATABASE_URL", look: () => checkDatabase(settings.databaseUrl ?? "", settings.hasSandbox) }]
      : [{ what: "PostgreSQL", look: () => findBinaries(serverUser()).postgres }]),
    ...(settings.hasSandbox ? [] : [{ what: "Mail", look: () => checkMail(settings.environment) }]),
    { what: "Legal notices", look: () => checkBrand(!settings.hasSandbox) },
    { what: "Chromium", look: browser },
    { what: "Arabic font", look: arabicFont },
  ];
}

async function outcome(look: Look["look"]): Promise<{ isFine: boolean; words: string }> {
  try {
    return { isFine: true, words: await look() };
  } catch (error) {
    return { isFine: false, words: (error as Error).message };
  }
}

function npmVersion(): string {
  const { stdout, status } = spawnSync("npm", ["--version"], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("npm is not on the PATH: install Node.js with npm.");
  return stdout.trim();
}

function canWrite(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const probe = path.join(dataDir, `.doctor-${process.pid}`);
  writeFileSync(probe, "");
  rmSync(probe);
  return dataDir;
}

function freeSpace(dataDir: string): string {
  const { bavail, bsize } = statfsSync(dataDir);
  const gigabytes = (bavail * bsize) / 1e9;
  if (gigabytes < 1)
    throw new Error(`${gigabytes.toFixed(1)} GB free: make room for at least 1 GB, or move DATA_DIR.`);
  return `${gigabytes.toFixed(0)} GB free`;
}

/** Its ports are taken by itself then. */
function isRunning({ dataDir }: Settings): boolean {
  const file = path.join(dataDir, "run/supervisor.lock");
  if (!existsSync(file)) return false;
  try {
    takeLock(file).release();
    return false;
  } catch (error) {
    return error instanceof LockIsHeld;
  }
}

async function portIsFree(name: string, port: number): Promise<string> {
  await assertPortIsFree(name, port);
  return `${port} is free`;
}

function browser(): string {
  const place = findBrowser();
  if (!place)
    throw new Error("none found: npm test brings one; or set CHROMIUM_PATH. npm start does without.");
  return place;
}

function arabicFont(): string {
  if (!hasArabicFont())
    throw new Error("none found: npm test brings one when root on Debian; else install fonts-noto-core.");
  return "there";
}
