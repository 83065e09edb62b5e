import { spawnSync } from "node:child_process";
import { keptEnvironment } from "./environment.ts";
import { entries, root } from "./paths.ts";
import { readUserSettings } from "./user-settings.ts";

/** Runs the operators' command with the environment of the program that runs in DATA_DIR; its exit code. */
export async function main(args: string[]): Promise<number> {
  const settings = readUserSettings();
  const env = settings.hasSandbox ? keptEnvironment(settings.dataDir) : process.env;
  if (!env) throw new Error(`No shop was started in ${settings.dataDir} yet: npm start`);
  const { status } = spawnSync(process.execPath, [entries.ops, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  return status ?? 1;
}
