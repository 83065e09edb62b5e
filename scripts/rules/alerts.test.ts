import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { root } from "../program/paths.ts";

const read = (file: string) => readFileSync(path.join(root, "deploy/prometheus", file), "utf8");
const rules = read("rules.yml")
  .split(/^ +- alert: /m)
  .slice(1)
  .map((text) => ({ name: text.split("\n")[0] ?? "", text }));
const tried = read("rules.test.yml") + read("rules.long.test.yml");

/** What a case says of an alert, in its order: whether it fires. */
const stepsOf = (name: string) =>
  [...tried.matchAll(new RegExp(`alertname: ${name}\\n +exp_alerts:( \\[\\])?`, "g"))].map(
    ([, silent]) => silent === undefined,
  );

describe.each(rules)("the alert $name", ({ name, text }) => {
  it("says how urgent it is, what is so and what to do", () => {
    expect(text).toMatch(/labels: \{ severity: (page|ticket) \}/);
    expect(text).toMatch(/\n +summary: ./);
    expect(text).toMatch(/\n +action: ./);
  });

  it("is tried: silent, firing, gone out", () => {
    expect(stepsOf(name)).toEqual([false, true, false]);
  });
});

test("docs/operations/alerts.md names every alert, and no other", () => {
  const page = readFileSync(path.join(root, "docs/operations/alerts.md"), "utf8");
  const table = page.slice(page.indexOf("## Alerts"), page.indexOf("\n## ", page.indexOf("## Alerts") + 5));
  const named = [...table.matchAll(/`([A-Z][A-Za-z]+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(rules.map(({ name }) => name).toSorted());
});
