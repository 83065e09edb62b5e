import { readFileSync } from "node:fs";

type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: { status: string }[] }[] };
type Report = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

/** What Playwright's JSON report says: how many journeys did what, and which passed at the second try only. */
export function readJourneyReport(file: string) {
  try {
    const { stats, suites }: Report = JSON.parse(readFileSync(file, "utf8"));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: suites.flatMap(flakyIn) };
  } catch {
    return { passed: 0, failed: 0, flaky: [] };
  }
}

function flakyIn({ suites = [], specs = [] }: Suite): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...here.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(flakyIn)];
}
