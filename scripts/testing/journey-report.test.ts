import { spawnSync } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { root } from "../program/paths.ts";
import { readJourneyReport } from "./journey-report.ts";
import { report } from "./report.ts";
import { withFlakyAsFailure } from "./tally.ts";
import { makeThrowAwayFolder, removeFolder } from "./throw-away.ts";

const journeys = `import { expect, test } from "@playwright/test";
test("steady", () => {});
test.describe("paying", () => {
  test("moody", ({}, { retry }) => expect(retry).toBe(1));
  test("broken", () => expect(1).toBe(2));
});
`;

test("a journey that passes at the second try only is counted as passed and named, and so is one that fails", () => {
  const folder = makeThrowAwayFolder("flaky");
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  writeFileSync(path.join(folder, "moody.spec.ts"), journeys);
  const file = path.join(folder, "report.json");
  const playwright = path.join(root, "node_modules/.bin/playwright");
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  spawnSync(playwright, ["test", "--retries=1", "--reporter=json"], { cwd: folder, env });
  const found = readJourneyReport(file);
  removeFolder(folder);
  expect(found).toEqual({
    passed: 2,
    failures: ["moody.spec.ts › broken"],
    flaky: ["moody.spec.ts › moody"],
  });
});

test("what failed, or passed at the second try only, stands by name in the last lines, just above the sum", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const found = { passed: 2, failures: ["moody.spec.ts › broken"], flaky: ["moody.spec.ts › moody"] };
  const code = await report([{ title: "Journeys", run: async () => ({ runner: "journeys", ...found }) }]);
  const lines = log.mock.calls.map(([line]) => line);
  log.mockRestore();
  expect(lines.slice(-4)).toEqual([
    "journeys: 2 passed, 1 failed",
    "flaky: moody.spec.ts › moody",
    "failed: moody.spec.ts › broken",
    "2 passed, 1 failed",
  ]);
  expect(code).toBe(1);
});

test("where nothing may need a second try, a journey that did has failed, and stands there as such", () => {
  expect(withFlakyAsFailure({ passed: 2, failures: ["broken"], flaky: ["moody"] })).toEqual({
    passed: 1,
    failures: ["broken", "moody (passed at a further try only)"],
    flaky: [],
  });
});
