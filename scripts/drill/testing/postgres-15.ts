import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, writeFileSync } from "node:fs";

/** Debian's. */
export const programs = "/usr/lib/postgresql/15/bin";

/** A place in the test's folder. */
export type At = (...names: string[]) => string;

const id = (which: string) => Number(execFileSync("id", [which, "postgres"], { encoding: "utf8" }));
export const owner = () => ({ uid: id("-u"), gid: id("-g") });

export function asPostgres(program: string, args: string[]): string {
  return execFileSync(program, args, {
    ...owner(),
    cwd: "/",
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
}

export function give(place: string, isFolder = false): void {
  if (isFolder) mkdirSync(place, { recursive: true });
  chownSync(place, owner().uid, owner().gid);
}

export function write(file: string, text: string): void {
  writeFileSync(file, text);
  give(file);
}
