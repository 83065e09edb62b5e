import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { Refused } from "../deploy/places.ts";

/** PostgreSQL refuses to run as root, so whoever is root starts its programs as another; left out, as oneself. */
export type ServerUser = { uid: number; gid: number } | undefined;

export type Options = {
  /** The environment of the shop with the repository's passphrase, sealed, and what opens it. */
  keys: string;
  passphrase: string;
  /** Of pgBackRest. */
  config: string;
  stanza: string;
  /** Where the copy lies while it is looked at; made, and removed. */
  folder: string;
  pgbackrest: string;
  /** Where PostgreSQL's programs are; `VERSION` stands for the copy's. */
  programs: string;
  user: ServerUser;
  /** Seconds: what would be lost may be this old, and no older. */
  oldest: number;
};

/** `args`: of the command line, for machines that have things elsewhere than docs/operations/backups.md puts them. */
export function readOptions(args: string[]): Options {
  const option = (value: string) => ({ type: "string", default: value }) as const;
  const { values } = parseArgs({
    args,
    options: {
      keys: option("/etc/pgbackrest/keys.sealed"),
      passphrase: option("/etc/pgbackrest/keys.passphrase"),
      config: option("/etc/pgbackrest/pgbackrest.conf"),
      stanza: option("rihla"),
      folder: option("/var/lib/rihla-backup/drill"),
      pgbackrest: option("pgbackrest"),
      programs: option("/usr/lib/postgresql/VERSION/bin"),
      user: option("postgres"),
      oldest: option("900"),
    },
  });
  return { ...values, user: userCalled(values.user), oldest: Number(values.oldest) };
}

function userCalled(name: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined;
  const id = (which: string) =>
    Number(execFileSync("id", [which, name], { encoding: "utf8", stdio: "pipe" }));
  try {
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    throw new Refused(`There is no user ${name} on this machine, as whom PostgreSQL's programs are started.`);
  }
}
