import { existsSync, readFileSync } from "node:fs";
import { Refused } from "./places.ts";

/** What systemd gives a process of this file, so that no command reads another value than the processes do. */
export function readEnvironment(file: string): Record<string, string> {
  if (!existsSync(file))
    throw new Refused(`${file} is missing: docs/operations/first-deploy.md says what stands in it.`);
  return environmentIn(readFileSync(file, "utf8"));
}

/**
 * As systemd reads an EnvironmentFile (its own parser, 252, was asked): a line each; a # behind a value belongs to it; without quotes
 * a backslash is taken away, so that `\n` would become `n`; in single quotes all stays, in double ones all but an escaped `"`, `\`, `$` or backtick.
 */
export function environmentIn(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split("\n").flatMap((line) => {
      const [, name, value] = /^\s*([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, meaning(value.trim())]];
    }),
  );
}

/** Names of values that hold a backslash without quotes, as a key of several lines that was pasted with its `\n`. */
export const losingBackslashes = (text: string): string[] =>
  [...text.matchAll(/^\s*([A-Za-z_]\w*)=[ \t]*[^"'\s].*?\\/gm)].map(([, name = ""]) => name);

function meaning(value: string): string {
  const [, single] = /^'([^']*)'$/.exec(value) ?? [];
  if (single !== undefined) return single;
  const [, double] = /^"((?:[^"\\]|\\.)*)"$/.exec(value) ?? [];
  if (double !== undefined) return double.replaceAll(/\\(["\\$`])/g, "$1");
  return value.replaceAll(/\\(.)/g, "$1");
}
