import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";

type Entry = { optionalDependencies?: Record<string, string> };

test("package-lock.json names the parts for every platform, or npm ci refuses it (scripts/complete-lock.mjs adds them)", () => {
  const packages: Record<string, Entry> = JSON.parse(
    readFileSync(path.join(root, "package-lock.json"), "utf8"),
  ).packages;
  const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${parent}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
