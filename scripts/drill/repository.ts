import { spawnSync } from "node:child_process";
import path from "node:path";
import { Refused } from "../deploy/places.ts";
import { dataOf } from "./drill-folder.ts";
import type { Options } from "./options.ts";
import type { Keys } from "./sealed-keys.ts";

/** `bytes`: of the restored database. */
export type Backup = { label: string; startedAt: Date; bytes: number };

type Info = {
  status: { code: number; message: string };
  repo: { status: { message: string } }[];
  backup: { label: string; timestamp: { start: number }; info: { size: number } }[];
};

/** The newest one. */
export function findBackup(options: Options, keys: Keys): Backup {
  const { stdout, complaint } = pgbackrest(options, keys, ["--output=json", "info"]);
  if (complaint) throw new Refused(`The repository can't be read. pgBackRest says: ${complaint}`);
  const [its] = JSON.parse(printable(stdout)) as Info[];
  const words = its?.repo.map(({ status }) => status.message).join(" ") ?? "there is no such stanza";
  if (/FormatError|CryptoError/.test(words))
    throw new Refused(
      `The repository does not open with the passphrase in ${options.keys}, or is damaged. pgBackRest says: ${firstLine(words)}`,
    );
  const newest = its?.backup.at(-1);
  if (!newest)
    throw new Refused(`There is no backup of ${options.stanza}. pgBackRest says: ${firstLine(words)}`);
  const { label, timestamp, info } = newest;
  return { label, startedAt: new Date(timestamp.start * 1000), bytes: info.size };
}

/** Writes the files of the copy, which is told to read the archive to its end and to add nothing to it. */
export function restore(options: Options, keys: Keys): void {
  const { folder } = options;
  const its = (name: string) => path.join(folder, name);
  const args = [
    `--pg1-path=${dataOf(folder)}`,
    `--lock-path=${its("lock")}`,
    `--spool-path=${its("spool")}`,
    `--tablespace-map-all=${its("tablespaces")}`,
    "--archive-mode=off",
    "restore",
  ];
  const { complaint } = pgbackrest(options, keys, args);
  if (complaint) throw new Refused(`The backup can't be restored. pgBackRest says: ${complaint}`);
}

/** As the one that restores and, later, the copy's server sees it: nothing of this process's own. */
export const surroundings = ({ repository }: Keys): Record<string, string> => ({
  PATH: process.env.PATH ?? "/usr/bin:/bin",
  LC_ALL: "C.UTF-8",
  TZ: "UTC",
  ...repository,
});

function pgbackrest(options: Options, keys: Keys, args: string[]) {
  const { pgbackrest: program, config, stanza, user } = options;
  const always = [
    `--config=${config}`,
    `--stanza=${stanza}`,
    "--log-level-file=off",
    "--log-level-console=off",
  ];
  const { status, stdout, stderr, error } = spawnSync(
    program,
    [...always, "--log-level-stderr=error", ...args],
    {
      ...user,
      cwd: "/",
      env: surroundings(keys),
      encoding: "utf8",
    },
  );
  if (error) throw new Refused(`${program} could not be started: ${error.message}`);
  return { stdout, complaint: status === 0 ? "" : firstLine(stderr) || `exit code ${status}` };
}

/** Its hints are for who sets it up. */
function firstLine(text: string): string {
  const [line = ""] = text.trim().split("\n");
  return printable(line).trim();
}

/** What it read with a wrong passphrase it repeats as it is, in its JSON too. */
const printable = (text: string) => text.replaceAll(/[^\P{C}]|\uFFFD/gu, "");
