import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";
import { makeThrowAwayFolder, removeFolder } from "./throw-away.ts";

const tests = `import { describe, expect, test } from "vitest";
import { attack } from "${root}/scripts/testing/attack.ts";
let tries = 0;
test("steady", () => {});
test("moody", () => expect(++tries).toBe(2));
test("broken", () => expect(1).toBe(2));
describe("the till", () => attack("a hand in it", { short: 1, whole: 30 }, async () => {}));
`;

test("module tests that fail, those that pass at the second try only, files that cannot be loaded and attacks are named", () => {
  const folder = makeThrowAwayFolder("module-report");
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  writeFileSync(path.join(folder, "moods.test.ts"), tests);
  writeFileSync(path.join(folder, "unloadable.test.ts"), 'throw new Error("gone");');
  writeFileSync(path.join(folder, "vitest.config.ts"), "export default { test: { retry: 1 } };");
  const file = path.join(folder, "report.json");
  const reporter = path.join(root, "scripts/testing/module-report.ts");
  const args = [path.join(root, "node_modules/vitest/vitest.mjs"), "run", `--reporter=${reporter}`];
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, MODULE_REPORT: file };
  spawnSync(process.execPath, args, { cwd: folder, env });
  const found = JSON.parse(readFileSync(file, "utf8"));
  removeFolder(folder);
  expect(found).toEqual({
    passed: 3,
    failures: expect.arrayContaining([
      expect.stringMatching(/moods\.test\.ts › broken: expected 1 to be 2/),
      expect.stringMatching(/unloadable\.test\.ts › gone/),
    ]),
    flaky: [expect.stringMatching(/moods\.test\.ts › moody: expected 1 to be 2/)],
    attacks: [{ subject: "Moods.test.ts", name: "the till: a hand in it", tries: 30, held: true }],
  });
  expect(found.failures).toHaveLength(2);
});
