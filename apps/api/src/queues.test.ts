import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { workerNames } from "../../../scripts/program/paths.ts";
import { composeJobs, workers } from "./compose.ts";
import { queues } from "./queues.ts";
import { createTestShop, type TestShop } from "./testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

it("every queue that is installed has one handler, and no handler waits for a queue that is not", () => {
  const handled = composeJobs(shop.app).map(({ job }) => job.name);
  expect(handled.toSorted()).toEqual(queues.map(({ name }) => name).toSorted());
});

it("the worker programs take every queue together, and what they take is what they are listed with", () => {
  const taken = Object.values(workers).flatMap((jobsOf) => jobsOf(shop.app).map(({ job }) => job.name));
  expect([...new Set(taken)].toSorted()).toEqual(queues.map(({ name }) => name).toSorted());
  const programs = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => ({ file, source: readFileSync(path.join(import.meta.dirname, file), "utf8") }))
    .filter(({ source }) => source.includes("openJobWorker("));
  expect(programs.map(({ file }) => file)).toEqual(Object.keys(workers).map((name) => `${name}.ts`));
  for (const { file, source } of programs) {
    const { name } = path.parse(file);
    expect(source).toContain(`workers.${name}(app)`);
    // Its unit sets its own: by another's it would tell its figures nowhere.
    expect(source).toContain(`config.${name.toUpperCase()}_METRICS_PORT`);
  }
});

it("whatever starts a whole shop starts every worker program", () => {
  expect(workerNames).toEqual(Object.keys(workers));
});

it.each(Object.keys(workers))(
  "the program %s is started by a release on a machine, and operations.md names it",
  (name) => {
    const textOf = (file: string) => readFileSync(path.join(import.meta.dirname, "../../..", file), "utf8");
    // Replaced by a release, and missed by it where no process of it is enabled.
    for (const list of ["kinds", "needed"]) {
      const [, named = ""] =
        new RegExp(`export const ${list} = \\[(.+)\\]`).exec(textOf("scripts/deploy/check.ts")) ?? [];
      expect([list, ...named.split(", ")]).toContain(`"${name}"`);
    }
    expect(textOf("docs/operations.md")).toContain(`apps/api/src/${name}.ts`);
  },
);
