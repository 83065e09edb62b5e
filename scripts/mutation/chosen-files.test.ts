import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";
import { chosenFiles } from "./chosen-files.ts";

test("every chosen file is there, and so are its tests", () => {
  const named = chosenFiles.flatMap(({ file, tests }) => [file, ...tests]);
  expect(named.filter((one) => !existsSync(path.join(root, one)))).toEqual([]);
});
