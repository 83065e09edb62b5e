import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

/** What goes as it should not, in words for who runs the machine. */
export class Refused extends Error {}

/** Where things are on this machine; the flags are for machines that have them elsewhere. */
export type Places = {
  /** `releases/<name>`, `current` and `previous` stand in it. */
  root: string;
  /** What every process is given, and what only the command that migrates is. */
  environment: string;
  owner: string;
  /** Links of the units that `systemctl enable` has named: what is enabled is what is replaced. */
  wants: string;
  run: string;
  /** Seconds that the proxy is given to see that a process is ready, and that one has to become so. */
  settle: number;
  patience: number;
};

export type Command = Places & { named: string | undefined };

const ownRelease = path.resolve(import.meta.dirname, "../..");

export function readCommand(args: string[]): Command {
  const option = (value: string) => ({ type: "string", default: value }) as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      root: option(path.resolve(ownRelease, "../..")),
      environment: option("/etc/rihla/rihla.env"),
      owner: option("/etc/rihla/owner.env"),
      wants: option("/etc/systemd/system/multi-user.target.wants"),
      run: option("/run"),
      settle: option("3"),
      patience: option("90"),
    },
  });
  const { settle, patience, ...places } = values;
  if (positionals.length > 1)
    throw new Refused(`One release is named at most, not "${positionals.join(" ")}". Nothing was changed.`);
  const seconds = { settle: secondsOf("settle", settle), patience: secondsOf("patience", patience) };
  return { ...places, ...seconds, named: positionals[0] };
}

/** Of what is no number it would be waited for without end. */
function secondsOf(option: string, typed: string): number {
  if (!/^\d+(\.\d+)?$/.test(typed))
    throw new Refused(`--${option} takes seconds, not "${typed}". Nothing was changed.`);
  return Number(typed);
}

export type Release = {
  name: string;
  folder: string;
  platform: string;
  breakingMigrations: string[];
  /** Files and folders in it, by which one that was copied in part is known; absent from releases that did not count. */
  entries?: number;
};

export const countEntries = (folder: string): number => readdirSync(folder, { recursive: true }).length;

/** `name`: left out, the release that this program lies in. */
export function readRelease({ root }: Places, name = path.basename(ownRelease)): Release {
  const folder = path.join(root, "releases", name);
  const facts = path.join(folder, "RELEASE.json");
  if (!existsSync(facts))
    throw new Refused(`${folder} is no release, or was not copied whole: RELEASE.json is missing.`);
  return { ...JSON.parse(readFileSync(facts, "utf8")), name, folder };
}

/** The release that `current` or `previous` leads to. */
export function linked(places: Places, link: "current" | "previous"): Release | undefined {
  const at = path.join(places.root, link);
  if (!existsSync(at)) return undefined;
  return readRelease(places, path.basename(realpathSync(at)));
}

/** At once: whoever starts meanwhile finds the one or the other. */
export function pointTo({ root }: Places, link: "current" | "previous", { name }: Release): void {
  const target = path.join("releases", name);
  const at = path.join(root, link);
  if (existsSync(at) && readlinkSync(at) === target) return;
  const draft = `${at}.${process.pid}`;
  symlinkSync(target, draft);
  renameSync(draft, at);
}

/** Whole, or as it was. */
export function writeWhole(file: string, content: string): void {
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}
