import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { shopApp } from "@rihla/i18n";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "../program/paths.ts";

const at = (file: string) => path.join(root, file);
const plugin = at("packages/esim-setup/android/src/main/java/example/rihla/esimsetup/EsimSetupPlugin.java");
const main = at(`apps/web/android/app/src/main/java/${shopApp.id.replaceAll(".", "/")}/MainActivity.java`);
const isMissing = spawnSync("javac", ["--version"]).error !== undefined;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "rihla-java-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What Android's build makes of the words: a number for each. */
function writeResources(): void {
  const strings = readFileSync(at("apps/web/android/app/src/main/res/values/strings.xml"), "utf8");
  const names = [...strings.matchAll(/<string name="(\w+)"/g)].map(([, name]) => name);
  const numbers = names.map((name) => `public static final int ${name} = 1;`).join("\n");
  const place = path.join(folder, shopApp.id.replaceAll(".", "/"));
  mkdirSync(place, { recursive: true });
  writeFileSync(
    path.join(place, "R.java"),
    `package ${shopApp.id};\npublic final class R { public static final class string {\n${numbers}\n} }\n`,
  );
}

/** Errors in those files alone: Capacitor's own need more of Android than is here. */
function errorsIn(files: string[]): string[] {
  writeResources();
  const sources = [
    at("scripts/native/android-stubs"),
    at("node_modules/@capacitor/android/capacitor/src/main/java"),
    folder,
  ];
  const { stderr } = spawnSync(
    "javac",
    // It stops at Capacitor's first missing import otherwise, before it has looked at ours.
    ["-proc:none", "-implicit:none", "-XDshould-stop.ifError=FLOW", "-Xmaxerrs", "100000"].concat(
      ["-d", folder, "-sourcepath", sources.join(path.delimiter)],
      files,
    ),
    { encoding: "utf8", maxBuffer: 1e8 },
  );
  return stderr
    .split("\n")
    .filter((line) => files.some((file) => line.startsWith(`${file}:`)) && line.includes(": error:"));
}

test.skipIf(isMissing)(
  "our Java fits Capacitor's own sources; a mistake put into it is found",
  { tags: ["all"], timeout: 120_000 },
  () => {
    const planted = path.join(folder, "Planted.java");
    const wrong = readFileSync(plugin, "utf8")
      .replaceAll("EsimSetupPlugin", "Planted")
      .replace('call.getString("url", "")', 'call.getText("url", "")')
      .replace('notifyListeners("screenshotTaken", new JSObject())', 'notifyListeners(1, "screenshotTaken")');
    writeFileSync(planted, wrong);
    const errors = errorsIn([plugin, main, planted]);
    expect(errors.filter((line) => !line.startsWith(planted))).toEqual([]);
    expect(errors).toHaveLength(2);
  },
);
