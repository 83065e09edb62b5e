import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../program/paths.ts";
import type { Findings, Tally } from "./tally.ts";
import { makeThrowAwayFolder, removeFolder } from "./throw-away.ts";

/** Vitest over all packages, or over those named. */
export async function runModuleTests(projects: string[]): Promise<Tally> {
  const folder = makeThrowAwayFolder("report");
  const file = path.join(folder, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=./scripts/testing/module-report.ts"];
  // As with journeys: in CI what fails by chance is tried again, and named in the last lines.
  const retry = process.env.CI ? ["--retry=1"] : [];
  const args = ["run", ...reporters, ...retry, ...projects.flatMap((project) => ["--project", project])];
  const child = spawn(path.join(root, "node_modules/.bin/vitest"), args, {
    cwd: root,
    env: { ...process.env, MODULE_REPORT: file },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "close");
  const found = readReport(file);
  removeFolder(folder);
  if (code !== 0 && found.failures.length === 0) found.failures.push(`Vitest ended with ${code}`);
  return { runner: "module tests", ...found };
}

function readReport(file: string): Findings {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { passed: 0, failures: ["no report of Vitest"], flaky: [] };
  }
}
