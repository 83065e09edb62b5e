import { globSync } from "node:fs";
import path from "node:path";
import { languageCodes } from "@rihla/contract/rules";
import { expect, test } from "vitest";
import { allPapers } from "../../apps/api/src/testing/papers/all-papers.ts";
import { root } from "../program/paths.ts";

const modules = path.join(root, "apps/api/src/modules");

test("each paper of the shop is in the gallery, under the same names in every language", async () => {
  const all = await Promise.all(languageCodes.map(allPapers));
  const [names = [], ...others] = all.map((papers) => papers.map(({ name }) => name));
  for (const other of others) expect(other).toEqual(names);
  const shown = all.flat().map(({ template }) => path.relative(modules, template.pathname));
  expect([...new Set(shown)].toSorted()).toEqual(globSync("**/*.typ", { cwd: modules }).toSorted());
});
