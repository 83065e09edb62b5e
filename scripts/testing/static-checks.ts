import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { root } from "../program/paths.ts";
import type { Tally } from "./tally.ts";

export type Check = { name: string; program: string; args: string[] };

const sources = ["apps", "packages", "e2e", "bench", "scripts"].filter((folder) =>
  existsSync(path.join(root, folder)),
);

/** What the last run found is kept, so that only what depends on a change is checked again: seconds instead of half a minute. */
const remembering = (name: string) => [
  "--incremental",
  "--tsBuildInfoFile",
  `.cache/types/${name}.tsbuildinfo`,
];

/** Each counts as one test. The slowest first, since two run at a time. */
export const checks: Check[] = [
  { name: "types of the shop's front", program: "tsc", args: ["-p", "apps/web", ...remembering("web")] },
  { name: "types of the back office", program: "tsc", args: ["-p", "apps/admin"] },
  { name: "types of the design system", program: "tsc", args: ["-p", "packages/ui"] },
  { name: "types of everything else", program: "tsc", args: ["-p", "tsconfig.json", ...remembering("else")] },
  {
    name: "who imports whom",
    program: "depcruise",
    args: ["--config", ".dependency-cruiser.cjs", ...sources],
  },
  { name: "unused code", program: "knip", args: [] },
  {
    name: "format and lint",
    program: "biome",
    // Sizes are told as information, which never fails; anything above it does.
    args: ["ci", "--colors=off", "--reporter=concise", "--max-diagnostics=none", "--error-on-warnings"],
  },
];

export async function runStaticChecks(): Promise<Tally> {
  const waiting = [...checks];
  const tally: Tally = { runner: "static checks", passed: 0, failures: [], flaky: [] };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      if (await passes(check)) tally.passed += 1;
      else tally.failures.push(check.name);
  };
  await Promise.all([worker(), worker()]);
  return tally;
}

async function passes(check: Check): Promise<boolean> {
  const began = performance.now();
  const { isFine, output } = await runCheck(check, root);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const told = isFine ? information(output) : `\n${output}`;
  console.log(` ${isFine ? "✓" : "✗"} ${check.name} (${seconds} s)${told}`);
  return isFine;
}

/** Over the project in `folder`, which has our packages and our configurations. */
export async function runCheck({ program, args }: Check, folder: string) {
  const programs = path.join(root, "node_modules/.bin");
  const child = spawn(path.join(programs, program), args, {
    cwd: folder,
    // They are scripts for "node": the one that we bring, not the machine's.
    env: { ...process.env, PATH: `${programs}${path.delimiter}${process.env.PATH}` },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { isFine: (await ended) === 0, output: output + errors };
}

/** What the linter wants looked at again, each line beginning with an i. */
function information(output: string): string {
  return [...output.matchAll(/^i .*$/gm)].map(([line]) => `\n   ${line}`).join("");
}
