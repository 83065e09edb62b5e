import { readdirSync } from "node:fs";
import path from "node:path";
import { root } from "../program/paths.ts";

const test = /\.test(-kit)?\.tsx?$|\/testing\//;

/** What runs for somebody: the files below `folder` with one of the endings, as whole paths; no tests, nothing that was installed. */
export function sourcesIn(folder: string, endings = /\.tsx?$/): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => endings.test(file) && !test.test(file) && !file.includes("node_modules"))
    .map((file) => path.join(root, folder, file));
}
