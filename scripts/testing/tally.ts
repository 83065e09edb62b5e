/** What one runner found. `failures`: by name. `flaky`: what failed first and passed when it was tried again; it counts as passed. */
export type Findings = { passed: number; failures: string[]; flaky: string[] };

export type Tally = Findings & { runner: string };

/** A runner that ran nothing must not look like success. */
export function withEmptyAsFailure(tally: Tally): Tally {
  const ran = tally.passed + tally.failures.length > 0;
  return ran ? tally : { ...tally, failures: [`${tally.runner}: nothing ran`] };
}

/** Where nothing may need a second try, such as in CI. The lines that say why keep their names. */
export function withFlakyAsFailure({ passed, failures, flaky }: Findings): Findings {
  const late = flaky.map((name) => `${name} (passed at a further try only)`);
  return { passed: passed - flaky.length, failures: [...failures, ...late], flaky: [] };
}

export function sum(tallies: Tally[]): { passed: number; failed: number } {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failures }) => total + failures.length, 0),
  };
}
