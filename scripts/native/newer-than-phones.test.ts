import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { leastVersions } from "../../apps/web/native/least-versions.ts";
import { root } from "../program/paths.ts";
import { newerScript, newerStyles } from "./newer-than-phones.ts";

const read = (file: string) => readFileSync(path.join(root, "apps/web", file), "utf8");

it.each([
  ["a class that begins with a block of its own", "class A { static { this.a = 1 } #b; }", undefined],
  [
    "a flag of regular expressions of 2024",
    "const a = /[\\p{L}--[a-z]]/v;",
    /Invalid regular expression flag/,
  ],
  ["what is done with at the end of a block", "{ using a = b(); }", /Unexpected token/],
  ["attributes of an import", 'import a from "./a.json" with { type: "json" };', /Unexpected token/],
])("%s", (_what, script, fault) => {
  if (fault) expect(newerScript(script)).toMatch(fault);
  else expect(newerScript(script)).toBeUndefined();
});

it.each([
  [".a { color: red } @media (width >= 40rem) { .a { color: color-mix(in srgb, red, blue) } }", []],
  ["@starting-style { .a { opacity: 0 } }", []],
  [".a { .b { color: red } }", ["nested: .b"]],
  [".a { color: light-dark(#000, #fff) }", ["color: light-dark(#000, #fff)"]],
  ["@supports (color: light-dark(#000, #fff)) { .a { color: light-dark(#000, #fff) } }", []],
  ["@scope (.a) { .b { color: red } }", ["@scope"]],
  [".a { inset-block-start: anchor(bottom) }", ["inset-block-start: anchor(bottom)"]],
])("of styles %s the oldest phones lose %j", (styles, lost) => {
  expect(newerStyles(styles)).toEqual(lost);
});

it("the oldest phones are the same wherever they are named", () => {
  const { webView, ios } = leastVersions;
  const named = (file: string, pattern: RegExp) =>
    new Set([...read(file).matchAll(pattern)].map(([, version]) => version));
  expect(named("capacitor.config.ts", /minWebViewVersion: (\d+)/g)).toEqual(new Set([String(webView)]));
  for (const file of ["error.js", "still-starting.js"])
    expect(named(`native/public/${file}`, /chromium\[1\]\) < (\d+)/g)).toEqual(new Set([String(webView)]));
  expect(named("ios/App/App.xcodeproj/project.pbxproj", /IPHONEOS_DEPLOYMENT_TARGET = ([\d.]+)/g)).toEqual(
    new Set([ios]),
  );
});
