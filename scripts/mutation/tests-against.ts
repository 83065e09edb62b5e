import path from "node:path";
import { createVitest, type TestRunResult } from "vitest/node";
import { root } from "../program/paths.ts";

/** Vitest with these test files at hand, to be run in their order, until one notices, against the code as it is or with one file changed. */
export async function testsAgainst(file: string, tests: readonly string[]) {
  const config = path.join(import.meta.dirname, "vitest.config.ts");
  const vitest = await createVitest("test", { root, config, watch: false, bail: 1, reporters: [{}] });
  process.env.MUTATED_FILE = path.join(root, file);
  const isGreen = async (test: string) => {
    const specifications = await vitest.globTestSpecifications([test]);
    return hasPassed(await vitest.runTestSpecifications(specifications));
  };
  return {
    async pass(source: string): Promise<boolean> {
      process.env.MUTATED_SOURCE = source;
      vitest.invalidateFile(path.join(root, file));
      for (const test of tests) if (!(await isGreen(test))) return false;
      return true;
    },
    close: () => vitest.close(),
  };
}

function hasPassed({ testModules, unhandledErrors }: TestRunResult): boolean {
  const ran = testModules.length > 0 && testModules.every((module) => module.state() === "passed");
  return ran && unhandledErrors.length === 0;
}
