import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const names = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, name]) => name).toSorted();

test("our plugin has the same methods in the page, on an iPhone and on Android", () => {
  const page = read("apps/web/src/platform/phone/esim-setup.ts");
  const swift = read("packages/esim-setup/ios/Sources/EsimSetupPlugin/EsimSetupPlugin.swift");
  const java = read("packages/esim-setup/android/src/main/java/example/rihla/esimsetup/EsimSetupPlugin.java");
  const called = names(page, /^ {2}(\w+): \(/gm).filter((name) => name !== "addListener");
  expect(called.length).toBeGreaterThan(3);
  expect(names(swift, /CAPPluginMethod\(name: "(\w+)"/g)).toEqual(called);
  expect(names(swift, /@objc func (\w+)\(_ call: CAPPluginCall\)/g)).toEqual(called);
  expect(names(java, /@PluginMethod\s+public void (\w+)\(PluginCall call\)/g)).toEqual(called);
  const event = /event: "(\w+)"/.exec(page)?.[1];
  for (const system of [swift, java]) expect(system).toContain(`notifyListeners("${event}"`);
});
