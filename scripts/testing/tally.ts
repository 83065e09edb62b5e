/** What one runner found. `flaky`: what failed first and passed when it was tried again; it counts as passed. */
export type Tally = { runner: string; passed: number; failed: number; flaky?: string[] };

/** A runner that ran nothing must not look like success. */
export function withEmptyAsFailure(tally: Tally): Tally {
  return tally.passed + tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

export function sum(tallies: Tally[]): { passed: number; failed: number } {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}
