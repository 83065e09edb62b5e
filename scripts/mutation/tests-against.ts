import path from "node:path";
import { createVitest, type TestRunResult } from "vitest/node";
import { root } from "../program/paths.ts";

/** Vitest with these test files at hand, to be run against the code as it is or with one file changed. */
export async function testsAgainst(file: string, tests: readonly string[]) {
  const config = path.join(import.meta.dirname, "vitest.config.ts");
  const vitest = await createVitest("test", { root, config, watch: false, bail: 1, reporters: [{}] });
  const specifications = await vitest.globTestSpecifications([...tests]);
  process.env.MUTATED_FILE = path.join(root, file);
  return {
    async pass(source: string): Promise<boolean> {
      process.env.MUTATED_SOURCE = source;
      vitest.invalidateFile(path.join(root, file));
      return isGreen(await vitest.runTestSpecifications(specifications));
    },
    close: () => vitest.close(),
  };
}

function isGreen({ testModules, unhandledErrors }: TestRunResult): boolean {
  const ran = testModules.length > 0 && testModules.every((module) => module.state() === "passed");
  return ran && unhandledErrors.length === 0;
}
