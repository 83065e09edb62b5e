import { readFileSync } from "node:fs";
import path from "node:path";
import { Durations } from "@rihla/http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shopFigures } from "./modules/health/index.ts";
import { createTestShop, type TestShop } from "./testing/test-shop.ts";
import { WorkerFigures } from "./worker-figures.ts";

/** Seen when somebody looks; no alert by themselves. */
const onlyLookedAt = [
  "database_pool_connections",
  "database_pool_waiting",
  "database_pool_waits_total",
  "esim_line_waiting",
];
/** Prometheus' own. */
const ofPrometheus = ["up"];
/** Words of its language that are no names of figures. */
const words = new Set("absent and by increase max offset or rate scalar sum time".split(" "));

let shop: TestShop;
let told: string[];
beforeAll(async () => {
  shop = await createTestShop();
  const worker = new WorkerFigures();
  worker.countingMessages(shop.app);
  const requests = new Durations("http_request_duration_seconds", "As the servers tell it");
  const texts = await Promise.all(shopFigures(shop.app).map((tell) => tell()));
  const all = [...texts, worker.text(), requests.text()].join("");
  told = [...all.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = "", type]) =>
    type === "histogram" ? `${name}_count` : name,
  );
});
afterAll(() => shop.close());

const rules = readFileSync(path.join(import.meta.dirname, "../../../deploy/prometheus/rules.yml"), "utf8");

/** The names in the expressions: what stands in quotes, braces, brackets and lists of labels are not any. */
function namesInRules(): string[] {
  const expressions = [...rules.matchAll(/expr: (?:>\n((?: {10}.*\n)+)|(.*)\n)/g)].map(
    ([, long, short]) => long ?? short ?? "",
  );
  const names = expressions.flatMap((text) =>
    text.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)|\boffset \w+/g, " ").match(/[a-z][a-z0-9_]*/g),
  );
  return [...new Set(names)].filter((name): name is string => name !== null && !words.has(name));
}

it("every figure that an alert asks for is told by the api, the worker or the shop's server", () => {
  expect(namesInRules().filter((name) => !told.includes(name) && !ofPrometheus.includes(name))).toEqual([]);
});

it("every figure that is told has an alert, or is only looked at", () => {
  const asked = namesInRules();
  expect(told.filter((name) => !asked.includes(name)).toSorted()).toEqual(onlyLookedAt);
});

it("what the database knows is never added up over the processes, which all tell the same", () => {
  const ofDatabase = told.filter((name) => !name.endsWith("_total") && !name.endsWith("_count"));
  for (const name of ofDatabase)
    expect(rules).not.toMatch(new RegExp(`\\bsum(?: by \\([^)]*\\))? ?\\(${name}\\b`));
});
