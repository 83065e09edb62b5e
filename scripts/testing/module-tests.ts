import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../program/paths.ts";
import type { Tally } from "./tally.ts";
import { makeThrowAwayFolder, removeFolder } from "./throw-away.ts";

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** Vitest over all packages, or over those named. */
export async function runModuleTests(projects: string[]): Promise<Tally> {
  const folder = makeThrowAwayFolder("report");
  const file = path.join(folder, "vitest.json");
  const chosen = projects.flatMap((project) => ["--project", project]);
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...chosen];
  const child = spawn(path.join(root, "node_modules/.bin/vitest"), args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "close");
  const tally = count(readReport(file));
  removeFolder(folder);
  // An error outside any test, such as a process that could not be stopped, fails the run but no test of it.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** A file that could not even be loaded has no tests to fail. */
function count(report: Report | undefined): Tally {
  const unloadable = report?.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    runner: "module tests",
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (unloadable?.length ?? 0),
  };
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
