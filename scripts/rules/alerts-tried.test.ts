// @module-tag all
import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";
import { findPromtool } from "../testing/promtool.ts";

const folder = path.join(root, "deploy/prometheus");

/** Days of samples are gone through, and the package may have to be brought. */
test.for<[string, string[]]>([
  ["the rules are read", ["check", "rules", "rules.yml"]],
  ["so is what Prometheus starts with", ["check", "config", "prometheus.yml"]],
  ["each alert is silent, fires and goes out", ["test", "rules", "rules.test.yml"]],
  ["so is one of days or weeks", ["test", "rules", "rules.long.test.yml"]],
])("%s, as Prometheus itself does it", { timeout: 240_000 }, ([, args], { skip }) => {
  const promtool = findPromtool();
  if (!promtool) return skip("no promtool here");
  const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: folder, encoding: "utf8" });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain("SUCCESS");
});
