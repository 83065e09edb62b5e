import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Start } from "./start-options.ts";

/**
 * The first time the shop waits for its plans. Later it opens with those it has, and they are brought up to date once
 * everything runs; a supplier that is down then costs a warning, not the start.
 */
export async function fillCatalogue({ settings }: Start, databaseUrl: string, sync: () => Promise<void>) {
  const database = createHash("sha256").update(databaseUrl).digest("hex").slice(0, 12);
  const mark = path.join(settings.dataDir, "run", `catalogue-of-${database}`);
  if (existsSync(mark)) return;
  await sync();
  writeFileSync(mark, "");
}
