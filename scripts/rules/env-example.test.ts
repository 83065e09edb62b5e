import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { configVariables } from "../../apps/api/src/config.ts";
import { root } from "../program/paths.ts";
import { doors } from "./doors.ts";

const example = readFileSync(path.join(root, ".env.example"), "utf8");
const known: Record<string, { description: string }> = { ...doors, ...configVariables };

test(".env.example names every variable that is read, and no other", () => {
  const named = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(known).toSorted());
});

test.each(Object.entries(known))(".env.example says of %s what the program says", (name, { description }) => {
  expect(example).toContain(`# ${description}\n# ${name}=`);
});

test("a copy of .env.example changes nothing: all of it is commented out", () => {
  expect(example.split("\n").filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
});
