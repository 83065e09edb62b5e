import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { environmentIn } from "../deploy/environment.ts";
import { Refused } from "../deploy/places.ts";
import type { Options } from "./options.ts";

export type Keys = {
  secretKey: string;
  /** Of the database that is in use, as the role that serves. */
  databaseUrl: string;
  /** What pgBackRest is told by its environment: the repository's passphrase, and whatever else lies there. */
  repository: Record<string, string>;
  stampFile: string | undefined;
};

/** docs/operations/backups.md seals with the same; the rounds make guessing at the passphrase slow. */
const cipher = ["enc", "-d", "-aes-256-cbc", "-pbkdf2", "-iter", "600000"];

/** What lies elsewhere for the day on which this machine is gone. */
export function openKeys({ keys, passphrase }: Pick<Options, "keys" | "passphrase">): Keys {
  for (const file of [keys, passphrase]) assertReadable(file);
  const { status, stdout, error } = spawnSync(
    "openssl",
    [...cipher, "-in", keys, "-pass", `file:${passphrase}`],
    { encoding: "utf8" },
  );
  if (error) throw new Refused(`openssl could not be started: ${error.message}`);
  const its = environmentIn(stdout);
  const { SECRET_KEY, DATABASE_URL, DRILL_STAMP_FILE } = its;
  // A wrong passphrase now and then gives rubbish instead of an error.
  if (status !== 0 || Object.keys(its).length === 0)
    throw new Refused(`The passphrase in ${passphrase} does not open ${keys}.`);
  const ofPgBackRest = Object.entries(its).filter(([name]) => name.startsWith("PGBACKREST_"));
  if (!SECRET_KEY || !DATABASE_URL || !its.PGBACKREST_REPO1_CIPHER_PASS)
    throw new Refused(
      `${keys} lacks one of SECRET_KEY, DATABASE_URL and PGBACKREST_REPO1_CIPHER_PASS: seal it again, as docs/operations/backups.md says.`,
    );
  return {
    secretKey: SECRET_KEY,
    databaseUrl: DATABASE_URL,
    repository: Object.fromEntries(ofPgBackRest),
    stampFile: DRILL_STAMP_FILE,
  };
}

function assertReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw new Refused(`${(error as Error).message}: the drill reads it.`);
  }
}
