import { defineConfig } from "@playwright/test";
import { freePort } from "./scripts/postgres/cluster.ts";
import { browserArguments, findBrowser } from "./scripts/testing/browser.ts";

// Chosen once: every worker reads this file again and inherits the environment. SHOP_URL and SANDBOX_URL set from
// outside aim the journeys at a program that already runs.
if (!process.env.SHOP_URL) {
  process.env.JOURNEY_PORT = String(await freePort());
  process.env.JOURNEY_SANDBOX_PORT = String(await freePort());
  process.env.SHOP_URL = `http://localhost:${process.env.JOURNEY_PORT}`;
  process.env.SANDBOX_URL = `http://localhost:${process.env.JOURNEY_SANDBOX_PORT}`;
}

// What e2e/when.ts marks: `npm test` leaves out what only `npm test -- --all` follows, and that leaves out what was followed in both directions. By hand all can be run.
const isShort = process.env.JOURNEYS === "short";
const leftOut = { short: /@all/, all: /@by-hand/ }[process.env.JOURNEYS ?? ""];

export default defineConfig({
  testDir: "e2e",
  ...(leftOut ? { grepInvert: leftOut } : {}),
  globalSetup: "./scripts/testing/playwright-global-setup.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes only at a further try is counted and named as such (scripts/testing/journeys.ts).
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.JOURNEY_REPORT
    ? [["list"], ["json", { outputFile: process.env.JOURNEY_REPORT }]]
    : "list",
  outputDir: "test-results",
  use: {
    baseURL: process.env.SHOP_URL,
    // A worker beside the pages would answer in place of what journeys play; those about it let it in.
    serviceWorkers: "block",
    // A trace of each journey costs a third of its time; by hand: --trace retain-on-failure.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
    // What differs on a wide screen; the rest would only be the same again.
    {
      name: "desktop",
      testMatch: /(smoke|purchase|coupon)\.spec\.ts$/,
      ...(isShort ? { grep: /@desktop/ } : {}),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
