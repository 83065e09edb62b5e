import { runJourneys } from "./journeys.ts";
import { runModuleTests } from "./module-tests.ts";
import { projectNames } from "./projects.ts";
import { type Runner, report } from "./report.ts";
import { runStaticChecks } from "./static-checks.ts";

const names = ["static", ...projectNames, "journeys"];

/** `--only static,api,journeys`: nothing named means everything. `--all`: attacks too are tried in full, as `npm run attack` does. */
export async function main(words: string[]): Promise<number> {
  const args = words.filter((word) => word !== "--all");
  if (args.length < words.length) process.env.ATTACKS = "whole";
  const chosen = readChoice(args);
  const chosenProjects = projectNames.filter((name) => chosen.includes(name));
  const runners: Runner[] = [
    ...(chosen.includes("static") ? [{ title: "Static checks", run: runStaticChecks }] : []),
    ...(chosenProjects.length > 0
      ? [{ title: "Module tests", run: () => runModuleTests(chosenProjects) }]
      : []),
    ...(chosen.includes("journeys") ? [{ title: "Journeys", run: runJourneys }] : []),
  ];
  return report(runners);
}

function readChoice(args: string[]): string[] {
  if (args.length === 0) return names;
  const chosen = args[0] === "--only" ? (args[1] ?? "").split(",") : [];
  if (chosen.length > 0 && chosen.every((name) => names.includes(name))) return chosen;
  throw new Error(
    `Usage: npm test -- --all, or npm test -- --only <names>, with names out of ${names.join(", ")}, separated by commas.`,
  );
}
