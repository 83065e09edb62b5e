import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { keptEnvironment } from "../scripts/program/environment.ts";
import { entries } from "../scripts/program/paths.ts";

/** An operator's command in the shop under test; gives what it tells. */
export const operate = (...words: string[]) => operateIn(process.env.JOURNEY_DATA_DIR ?? "", ...words);

/** The same in the shop of another program, which keeps its data there. */
export async function operateIn(dataDir: string, ...words: string[]) {
  const responsible = ["--by", "journeys", "--why", "a journey"];
  const args = [entries.ops, ...words, ...responsible, "--json"];
  const env = { ...process.env, ...keptEnvironment(dataDir) };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout);
}
