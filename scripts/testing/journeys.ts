import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root } from "../program/paths.ts";
import { bringBrowser } from "./browser.ts";
import { readJourneyReport } from "./journey-report.ts";
import { type Tally, withFlakyAsFailure } from "./tally.ts";
import { makeThrowAwayFolder, removeFolder } from "./throw-away.ts";

/** Playwright against the built program, which its global setup starts. `all`: those too that e2e/when.ts leaves out; each must pass at once. */
export async function runJourneys({ all }: { all: boolean }): Promise<Tally> {
  const folder = makeThrowAwayFolder("report");
  const file = path.join(folder, "playwright.json");
  bringBrowser();
  const env = { ...process.env, JOURNEY_REPORT: file, JOURNEYS: all ? "all" : "short" };
  const child = spawn(path.join(root, "node_modules/.bin/playwright"), ["test"], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "close");
  const found = readJourneyReport(file);
  removeFolder(folder);
  if (code !== 0 && found.failures.length === 0) found.failures.push(`Playwright ended with ${code}`);
  return { runner: "journeys", ...(all ? withFlakyAsFailure(found) : found) };
}
