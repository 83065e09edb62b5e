import { buildPlayedAppIfChanged, buildWebIfChanged } from "../program/web-build.ts";
import { runJourneys } from "./journeys.ts";
import { runModuleTests } from "./module-tests.ts";
import { projectNames } from "./projects.ts";
import { type Runner, report } from "./report.ts";
import { runStaticChecks } from "./static-checks.ts";
import type { Tally } from "./tally.ts";

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
      ? [
          {
            title: "Module tests",
            run: () => {
              const running = runModuleTests({ projects: chosenProjects, all });
              return chosen.includes("journeys") ? besidesBuilding(running) : running;
            },
          },
        ]
      : []),
    ...(chosen.includes("journeys") ? [{ title: "Journeys", run: () => runJourneys({ all }) }] : []),
  ];
  return report(runners);
}

/** Module tests wait more than they compute: meanwhile what journeys walk through is built. What fails is built again, and told, there. */
async function besidesBuilding(running: Promise<Tally>): Promise<Tally> {
  const building = buildWebIfChanged().then(buildPlayedAppIfChanged);
  const [tally] = await Promise.all([running, building.catch(() => {})]);
  return tally;
}

function readChoice(args: string[]): string[] {
  if (args.length === 0) return names;
  const chosen = args[0] === "--only" ? (args[1] ?? "").split(",") : [];
  if (chosen.length > 0 && chosen.every((name) => names.includes(name))) return chosen;
  throw new Error(
    `Usage: npm test -- --all, or npm test -- --only <names>, with names out of ${names.join(", ")}, separated by commas.`,
  );
}
