import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { configVariables } from "../../apps/api/src/compose.ts";
import { root } from "../program/paths.ts";
import { variablesOfExample } from "../testing/env-example.ts";
import { startVariables } from "./start-variables.ts";

const known: Record<string, { description: string; example?: string }> = {
  ...startVariables,
  ...configVariables,
};
const byName = (rows: ReturnType<typeof variablesOfExample>) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));

test(".env.example names every variable that is read, and no other, as the program describes it, with its example", () => {
  const read = Object.entries(known).map(([name, { description, example = "" }]) => ({
    name,
    description,
    example,
  }));
  expect(byName(variablesOfExample())).toEqual(byName(read));
});

test("a copy of .env.example changes nothing: all of it is commented out", () => {
  const example = readFileSync(path.join(root, ".env.example"), "utf8");
  expect(example.split("\n").filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
});
