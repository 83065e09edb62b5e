import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Drawings in the public domain, from the package country-flag-icons. */
export const flagsFolder = join(
  dirname(fileURLToPath(import.meta.resolve("country-flag-icons/package.json"))),
  "3x2",
);
