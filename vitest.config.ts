import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";

const files = ["**/*.test.ts", "**/*.test.tsx"];

/** Folders that need nothing but Node. */
const plain = ["packages/contract", "packages/i18n", "apps/sandbox", "scripts"].filter((folder) =>
  existsSync(folder),
);

export default defineConfig({
  test: {
    projects: [
      ...plain.map((root) => ({
        test: { name: root.split("/").at(-1) ?? root, root, include: files, testTimeout: 30_000 },
      })),
      {
        test: {
          name: "api",
          root: "apps/api",
          include: files,
          globalSetup: path.resolve("scripts/testing/vitest-global-setup.ts"),
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      ...(!existsSync("apps/web/vite.config.ts")
        ? []
        : [
            { extends: "./apps/web/vite.config.ts", test: { name: "web", root: "apps/web", include: files } },
          ]),
    ],
  },
});
