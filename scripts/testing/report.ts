import { sum, type Tally, withEmptyAsFailure } from "./tally.ts";

export type Runner = { title: string; run: () => Promise<Tally> };

/** Runs them one after the other, each to its end. The last line is the sum; the result is the exit code. */
export async function report(runners: Runner[]): Promise<number> {
  const tallies: Tally[] = [];
  for (const { title, run } of runners) {
    console.log(`\n── ${title}`);
    tallies.push(withEmptyAsFailure(await runToTheEnd(title, run)));
  }
  console.log("");
  for (const { runner, passed, failures } of tallies)
    console.log(`${runner}: ${passed} passed, ${failures.length} failed`);
  for (const name of tallies.flatMap(({ flaky }) => flaky)) console.log(`flaky: ${name}`);
  for (const name of tallies.flatMap(({ failures }) => failures)) console.log(`failed: ${name}`);
  const { passed, failed } = sum(tallies);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

async function runToTheEnd(runner: string, run: Runner["run"]): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { runner, passed: 0, failures: [`${runner}: ${message}`], flaky: [] };
  }
}
