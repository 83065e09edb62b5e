import { existsSync, readFileSync } from "node:fs";
import { Refused } from "./places.ts";

/** As systemd reads an EnvironmentFile: a line each, no comments behind values, quotes around them or not. */
export function readEnvironment(file: string): Record<string, string> {
  if (!existsSync(file))
    throw new Refused(`${file} is missing: docs/operations/first-deploy.md says what stands in it.`);
  const lines = readFileSync(file, "utf8").split("\n");
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^\s*([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, unquoted(value.trim())]];
    }),
  );
}

function unquoted(value: string): string {
  const [, inside] = /^"(.*)"$/.exec(value) ?? /^'(.*)'$/.exec(value) ?? [];
  return inside ?? value;
}
