import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../program/paths.ts";
import { bringBrowser } from "./browser.ts";
import type { Tally } from "./tally.ts";
import { makeThrowAwayFolder, removeFolder } from "./throw-away.ts";

type Stats = { expected: number; unexpected: number; flaky: number };

/** Playwright against the built program, which its global setup starts. */
export async function runJourneys(): Promise<Tally> {
  const folder = makeThrowAwayFolder("report");
  const file = path.join(folder, "playwright.json");
  const env = { ...process.env, ...browserVariable(), JOURNEY_REPORT: file };
  const child = spawn(path.join(root, "node_modules/.bin/playwright"), ["test"], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "close");
  const { expected, unexpected, flaky } = readStats(file);
  removeFolder(folder);
  if (flaky > 0) console.log(`${flaky} journeys passed at the second try only: see "flaky" above.`);
  const failed = code !== 0 && unexpected === 0 ? 1 : unexpected;
  return { runner: "journeys", passed: expected + flaky, failed };
}

function browserVariable() {
  const place = bringBrowser();
  return place ? { CHROMIUM_PATH: place } : {};
}

function readStats(file: string): Stats {
  try {
    return JSON.parse(readFileSync(file, "utf8")).stats;
  } catch {
    return { expected: 0, unexpected: 0, flaky: 0 };
  }
}
