import { runJourneys } from "./journeys.ts";
import { runModuleTests } from "./module-tests.ts";
import { projectNames } from "./projects.ts";
import { type Runner, report } from "./report.ts";
import { runStaticChecks } from "./static-checks.ts";

const names = ["static", ...projectNames, "journeys"];

/** `--only static,api,journeys` narrows it. `--all`: also what takes long or only repeats, and attacks in full, as `npm run attack` tries them. */
export async function main(words: string[]): Promise<number> {
  const args = words.filter((word) => word !== "--all");
  const all = args.length < words.length;
  if (all) process.env.ATTACKS = "whole";
  const chosen = readChoice(args);
  const chosenProjects = projectNames.filter((name) => chosen.includes(name));
  const runners: Runner[] = [
    ...(chosen.includes("static") ? [{ title: "Static checks", run: runStaticChecks }] : []),
    ...(chosenProjects.length > 0
      ? [{ title: "Module tests", run: () => runModuleTests({ projects: chosenProjects, all }) }]
      : []),
    ...(chosen.includes("journeys") ? [{ title: "Journeys", run: () => runJourneys({ all }) }] : []),
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
