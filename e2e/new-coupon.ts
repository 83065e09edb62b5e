import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { keptEnvironment } from "../scripts/program/environment.ts";
import { entries } from "../scripts/program/paths.ts";

/** A coupon as an operator makes it: `--percent 10`. Gives its code. */
export async function newCoupon(...wishes: string[]): Promise<string> {
  const responsible = ["--by", "journeys", "--why", "a journey"];
  const args = [entries.ops, "coupon", "create", ...wishes, ...responsible, "--json"];
  const env = { ...process.env, ...keptEnvironment(process.env.JOURNEY_DATA_DIR ?? "") };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout)[0].code;
}
