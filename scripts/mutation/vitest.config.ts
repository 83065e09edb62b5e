import path from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import config from "../../vitest.config.ts";
import { root } from "../program/paths.ts";

/** Hands Vite other words for one file, which itself is not touched: tests-against.ts says which. */
const mutant = {
  name: "mutant",
  load: (id: string) => (id === process.env.MUTATED_FILE ? process.env.MUTATED_SOURCE : undefined),
};

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
      test: { ...project.test, fsModuleCache: false, testTimeout: patience, hookTimeout: patience },
      plugins: [mutant],
    })),
  },
});
