import { readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import config from "../../vitest.config.ts";
import { root } from "../program/paths.ts";

/** Hands Vite other words for one file, which itself is not touched: tests-against.ts says which. */
const mutant = {
  name: "mutant",
  load(id: string) {
    const { MUTATED_FILE, MUTATED_SOURCE, MUTANT_SOURCES } = process.env;
    if (id === MUTATED_FILE) return MUTATED_SOURCE;
    if (!MUTANT_SOURCES || !id.startsWith(`${MUTATED_FILE}?mutant=`)) return undefined;
    const number = id.split("=").at(-1);
    const sources: string[] = JSON.parse(readFileSync(MUTANT_SOURCES, "utf8"));
    return sources.at(number === "original" ? -1 : Number(number));
  },
};
/** Several mutants of one file in one run of its tests (try-quickly.ts). */
const runner = process.env.MUTATION_TURNS
  ? { runner: path.join(import.meta.dirname, "turns-runner.ts") }
  : {};

/** Milliseconds. A machine that is busy must not look like a test that noticed. */
const patience = 60_000;

const projects = (config.test?.projects ?? []) as TestProjectInlineConfiguration[];

// The cache of modules goes by what stands on the disk, so it would never see a mutant.
export default defineConfig({
  root,
  test: {
    fsModuleCache: false,
    projects: projects.map(({ extends: base, ...project }) => ({
      ...project,
      ...(typeof base === "string" && { extends: path.resolve(root, base) }),
      test: {
        ...project.test,
        ...runner,
        fsModuleCache: false,
        testTimeout: patience,
        hookTimeout: patience,
      },
      plugins: [mutant],
    })),
  },
});
