import path from "node:path";
import { createVitest, type TestModule, type TestRunResult } from "vitest/node";
import { root } from "../program/paths.ts";

/** "late": a test ran out of time, which says nothing where the machine is busy. */
export type Verdict = "passed" | "noticed" | "late";

/** Vitest with these test files at hand, to be run in their order, until one notices, against the code as it is or with one file changed. */
export async function testsAgainst(file: string, tests: readonly string[]) {
  const config = path.join(import.meta.dirname, "vitest.config.ts");
  const vitest = await createVitest("test", { root, config, watch: false, bail: 1, reporters: [{}] });
  process.env.MUTATED_FILE = path.join(root, file);
  const verdictOn = async (test: string) => {
    const specifications = await vitest.globTestSpecifications([test]);
    return verdictOf(await vitest.runTestSpecifications(specifications));
  };
  return {
    async run(source: string): Promise<Verdict> {
      process.env.MUTATED_SOURCE = source;
      vitest.invalidateFile(path.join(root, file));
      for (const test of tests) {
        const verdict = await verdictOn(test);
        if (verdict !== "passed") return verdict;
      }
      return "passed";
    },
    close: () => vitest.close(),
  };
}

function verdictOf({ testModules, unhandledErrors }: TestRunResult): Verdict {
  const ran = testModules.length > 0 && testModules.every((module) => module.state() === "passed");
  if (ran && unhandledErrors.length === 0) return "passed";
  return testModules.flatMap(failuresIn).some((message) => / timed out (in|after) \d+ms/.test(message))
    ? "late"
    : "noticed";
}

/** What its tests and hooks failed with. */
const failuresIn = ({ children, errors }: TestModule): string[] =>
  [
    ...errors(),
    ...[...children.allSuites()].flatMap((suite) => suite.errors()),
    ...[...children.allTests("failed")].flatMap((test) => test.result().errors ?? []),
  ].map(({ message }) => message);
