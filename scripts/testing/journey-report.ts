import { readFileSync } from "node:fs";
import type { Findings } from "./tally.ts";

type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: { status: string }[] }[] };
type Report = { stats: { expected: number; flaky: number }; suites: Suite[] };

/** What Playwright's JSON report says: how many journeys passed, which did at the second try only, and which did not. */
export function readJourneyReport(file: string): Findings {
  try {
    const { stats, suites }: Report = JSON.parse(readFileSync(file, "utf8"));
    return {
      passed: stats.expected + stats.flaky,
      failures: suites.flatMap(namesOf("unexpected")),
      flaky: suites.flatMap(namesOf("flaky")),
    };
  } catch {
    return { passed: 0, failures: ["no report of Playwright"], flaky: [] };
  }
}

const namesOf = (wanted: string) =>
  function find({ suites = [], specs = [] }: Suite): string[] {
    const here = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
    return [...here.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(find)];
  };
