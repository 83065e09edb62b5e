import { existsSync, readFileSync } from "node:fs";
import { Refused } from "./places.ts";

/** As systemd reads an EnvironmentFile: a line each, no comments behind values, quotes around them or not. */
export function readEnvironment(file: string): Record<string, string> {
  if (!existsSync(file))
    throw new Refused(`${file} is missing: docs/operations/first-deploy.md says what stands in it.`);
  return environmentIn(readFileSync(file, "utf8"));
}

export function environmentIn(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split("\n").flatMap((line) => {
      const [, name, value] = /^\s*([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, unquoted(value.trim())]];
    }),
  );
}

function unquoted(value: string): string {
  const [, inside] = /^"(.*)"$/.exec(value) ?? /^'(.*)'$/.exec(value) ?? [];
  return inside ?? value;
}
