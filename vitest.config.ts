import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { plainFolders } from "./scripts/testing/projects.ts";

const include = ["**/*.test.ts", "**/*.test.tsx"];

export default defineConfig({
  test: {
    // A worker loads the shop's code once for all its files: a third less to compute. So a test leaves nothing behind.
    isolate: false,
    // Most tests wait for a database or a process more than they compute.
    tags: [{ name: "all", description: "Runs with `npm test -- --all` only, or by hand" }],
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      ...plainFolders.map((root) => ({
        test: { name: path.basename(root), root, include, testTimeout: 30_000 },
      })),
      {
        test: {
          name: "api",
          root: "apps/api",
          include,
          globalSetup: path.resolve("scripts/testing/vitest-global-setup.ts"),
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      { extends: "./apps/web/vite.config.ts", test: { name: "web", root: "apps/web", include } },
    ],
  },
});
