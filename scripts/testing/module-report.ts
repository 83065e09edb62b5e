import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter, SerializedError, TestModule } from "vitest/node";
import { type Attack, subjectOf } from "../attack/attacks.ts";
import { root } from "../program/paths.ts";
import type { Findings } from "./tally.ts";

export type ModuleFindings = Findings & { attacks: Attack[] };

/** A reporter for Vitest that writes the names the last lines of `npm test` need into `MODULE_REPORT`. */
export default class ModuleReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.MODULE_REPORT;
    if (file) writeFileSync(file, JSON.stringify(readModules(modules, unhandled)));
  }
}

function readModules(modules: readonly TestModule[], unhandled: readonly SerializedError[]): ModuleFindings {
  const found: ModuleFindings = { passed: 0, failures: [], flaky: [], attacks: [] };
  for (const module of modules) {
    const file = path.relative(root, module.moduleId);
    // A file that could not even be loaded has no tests to fail.
    if (module.errors().length > 0) found.failures.push(`${file} › ${firstLine(module.errors()[0])}`);
    for (const test of module.children.allTests()) {
      const { state, errors = [] } = test.result();
      const name = `${file} › ${test.fullName}`;
      if (state === "failed") found.failures.push(`${name}: ${firstLine(errors[0])}`);
      if (state === "passed") found.passed += 1;
      const { attack } = test.meta();
      if (attack)
        found.attacks.push({
          ...attack,
          subject: subjectOf(file),
          name: row(test.fullName),
          held: state === "passed",
        });
      if (test.diagnostic()?.flaky) found.flaky.push(`${name}: ${firstLine(errors[0])}`);
    }
  }
  // An error outside any test, such as a process that could not be stopped, fails the run but no test of it.
  for (const error of unhandled) found.failures.push(`outside any test: ${firstLine(error)}`);
  return found;
}

const firstLine = (error: { message?: string } | undefined) => error?.message?.split("\n")[0] ?? "no message";

/** A chapter's title stands before the test's. */
const row = (fullName: string) => fullName.replaceAll(" > ", ": ");
