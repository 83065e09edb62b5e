import { spawnSync } from "node:child_process";
import { root } from "../program/paths.ts";

/** The same test that is in the suite with few calls. */
export async function main([calls = "100000", seed = ""]: string[]): Promise<number> {
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "api", "apps/api/src/fuzz"];
  const env = { ...process.env, FUZZ_CALLS: calls, FUZZ_SEED: seed };
  return spawnSync(process.execPath, vitest, { cwd: root, env, stdio: "inherit" }).status ?? 1;
}
