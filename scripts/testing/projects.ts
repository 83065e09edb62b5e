import { readdirSync } from "node:fs";
import path from "node:path";
import { root } from "../program/paths.ts";

/** Folders whose tests need nothing but Node. */
export const plainFolders = [
  ...readdirSync(path.join(root, "packages")).map((name) => `packages/${name}`),
  "apps/sandbox",
  "scripts",
];

/** The names that vitest knows its projects by. */
export const projectNames = [...plainFolders.map((folder) => path.basename(folder)), "api", "web"];
