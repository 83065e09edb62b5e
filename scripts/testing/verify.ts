import { runModuleTests } from "./module-tests.ts";
import { type Runner, report } from "./report.ts";
import { runStaticChecks } from "./static-checks.ts";

const runners: Runner[] = [
  { title: "Static checks", run: runStaticChecks },
  { title: "Module tests", run: () => runModuleTests([]) },
];

export const main = () => report(runners);
