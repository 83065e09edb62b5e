import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { differences, readSecurityPage } from "../attack/security-page.ts";
import { root } from "../program/paths.ts";
import type { ModuleFindings } from "./module-report.ts";
import { projectNames } from "./projects.ts";
import type { Tally } from "./tally.ts";
import { makeThrowAwayFolder, removeFolder } from "./throw-away.ts";

type Wanted = {
  projects?: string[];
  /** Parts of the paths of their files. */
  files?: string[];
  /** Also tests with the tag "all"; a whole file bears it as `@module-tag all` at its head. */
  all?: boolean;
};

/** Vitest over all packages, or what is wanted of them; and whether docs/security.md names the attacks among them. */
export async function runModuleTests({ projects = projectNames, files = [], all }: Wanted): Promise<Tally> {
  const tags = all ? [] : ["--tags-filter=!all"];
  const { attacks, ...found } = await runVitest([
    ...projects.flatMap((project) => ["--project", project]),
    ...tags,
    ...files,
  ]);
  const isEverything = projects.length === projectNames.length && files.length === 0;
  const wrong = differences(readSecurityPage(), attacks, isEverything && found.failures.length === 0);
  return {
    runner: "module tests",
    passed: found.passed + (wrong.length === 0 ? 1 : 0),
    failures: [...found.failures, ...wrong.map((line) => `docs/security.md (npm run attack) ${line}`)],
    flaky: found.flaky,
  };
}

/** `args`: what narrows it. */
export async function runVitest(args: string[]): Promise<ModuleFindings> {
  const folder = makeThrowAwayFolder("report");
  const file = path.join(folder, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=./scripts/testing/module-report.ts"];
  // As with journeys: in CI what fails by chance is tried again, and named in the last lines.
  const retry = process.env.CI ? ["--retry=1"] : [];
  const child = spawn(path.join(root, "node_modules/.bin/vitest"), ["run", ...reporters, ...retry, ...args], {
    cwd: root,
    env: { ...process.env, MODULE_REPORT: file },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "close");
  const found = readReport(file);
  removeFolder(folder);
  if (code !== 0 && found.failures.length === 0) found.failures.push(`Vitest ended with ${code}`);
  return found;
}

function readReport(file: string): ModuleFindings {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { passed: 0, failures: ["no report of Vitest"], flaky: [], attacks: [] };
  }
}
