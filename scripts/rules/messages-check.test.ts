import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";
import { makeThrowAwayFolder, removeFolder } from "../testing/throw-away.ts";

test("a message that misses in one language, or takes another value there, fails the words' own tests", () => {
  const folder = makeThrowAwayFolder("messages");
  cpSync(path.join(root, "packages/i18n/src"), path.join(folder, "src"), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  change(folder, "en/account", /"resend": "[^"]*",/, "");
  change(folder, "ar/account", /\{brand\}/, "{moment}");

  const vitest = path.join(root, "node_modules/.bin/vitest");
  const report = path.join(folder, "report.json");
  const args = ["run", "--root", folder, "--reporter=json", `--outputFile=${report}`, "src/messages.test.ts"];
  spawnSync(vitest, args);
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  removeFolder(folder);

  const tests = testResults[0].assertionResults as { status: string; fullName: string }[];
  expect(tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName)).toEqual([
    "account.json has the keys of French in en",
    "account.json takes the same values and tags in ar",
  ]);
});

function change(folder: string, name: string, from: RegExp, to: string): void {
  const file = path.join(folder, "src/messages", `${name}.json`);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}
