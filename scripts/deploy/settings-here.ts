import { readFileSync } from "node:fs";
import { environmentIn } from "./environment.ts";
import { Refused } from "./places.ts";

type Files = { environment: string; owner: string };

/** Where a deployment has them (docs/operations/first-deploy.md). */
const files: Files = { environment: "/etc/rihla/rihla.env", owner: "/etc/rihla/owner.env" };

/**
 * What `bin/cli` and `bin/ops` are given beside the environment that they were started with: this machine's settings, unless whoever
 * starts them names a database. Only the command that migrates gets the address of the role that owns the tables.
 */
export function settingsHere(
  env: NodeJS.ProcessEnv,
  command: string | undefined,
  { environment, owner }: Files = files,
): Record<string, string> {
  if (env.DATABASE_URL) return {};
  return { ...settingsIn(environment), ...(command === "migrate" && settingsIn(owner)) };
}

function settingsIn(file: string): Record<string, string> {
  try {
    return environmentIn(readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw new Refused(
      `${file} can't be read (${(error as NodeJS.ErrnoException).code}). Nothing was done: run it with the right to, as with sudo.`,
    );
  }
}
