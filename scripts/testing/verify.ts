import { changedFiles, roomsOf } from "./changed-files.ts";
import { runModuleTests } from "./module-tests.ts";
import { report } from "./report.ts";
import { runStaticChecks } from "./static-checks.ts";

/** `--changed`: the module tests that lie where something differs from main, and those of the house's rules. */
export async function main(words: string[]): Promise<number> {
  const files = words.includes("--changed") ? [...roomsOf(await changedFiles()), "scripts/rules/"] : [];
  return report([
    { title: "Static checks", run: runStaticChecks },
    { title: "Module tests", run: () => runModuleTests({ files }) },
  ]);
}
