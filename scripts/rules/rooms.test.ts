import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";
import { sourcesIn } from "./sources-in.ts";

/** Files of TypeScript in one folder, tests and what serves them not counted. */
const limit = 30;

/** Journeys are found by their names, parts of the design system by theirs. */
const exempt = ["e2e", "packages/ui/src"];

const supporting = /\.conformance\.ts$|\.d\.ts$/;
const written = ["apps", "packages", "scripts", "bench", "e2e"]
  .flatMap((folder) => sourcesIn(folder))
  .map((file) => path.relative(root, file))
  .filter((file) => !supporting.test(file) && !/\/(dist|android|ios)\//.test(file));

test(`no folder holds more than ${limit} files without tests`, () => {
  expect(crowded(written)).toEqual({});
});

test("a folder with one file too many is named, with its count", () => {
  const files = Array.from({ length: limit + 1 }, (_, at) => `apps/api/src/modules/new/file-${at}.ts`);
  expect(crowded(files)).toEqual({ "apps/api/src/modules/new": limit + 1 });
  expect(crowded(files.slice(1))).toEqual({});
});

function crowded(files: readonly string[]): Record<string, number> {
  const counts = Map.groupBy(files, (file) => path.dirname(file));
  return Object.fromEntries(
    [...counts]
      .map(([folder, inIt]) => [folder, inIt.length] as const)
      .filter(([folder, count]) => count > limit && !exempt.includes(folder)),
  );
}
