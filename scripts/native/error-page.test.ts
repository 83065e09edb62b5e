import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { languageCodes } from "@rihla/i18n";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";

const read = (file: string) => readFileSync(path.join(root, "apps/web/native/public", file), "utf8");
const page = read("error.html");

/** A part of the page, as far as its script reaches. */
type Part = { hidden: boolean; why: string; getAttribute: () => string };
const part = (why: string): Part => ({ hidden: false, why, getAttribute: () => why });

/** What is left to read, by language, once the page's script has run on such a phone. */
function shownOn(userAgent: string, onLine: boolean, chosen: string | null) {
  const sections = languageCodes.map((lang) => ({
    lang,
    hidden: false,
    parts: ["failed", "offline", "old"].map(part),
    back: { hidden: false },
    querySelectorAll: () => [] as Part[],
    querySelector: () => ({}),
  }));
  for (const section of sections) {
    section.querySelectorAll = () => section.parts;
    section.querySelector = () => section.back;
  }
  const calls: string[] = [];
  const nativePromise = async (plugin: string, method: string) => void calls.push(`${plugin}.${method}`);
  vm.runInNewContext(read("error.js"), {
    navigator: { userAgent, onLine },
    localStorage: { getItem: () => chosen },
    document: { getElementsByTagName: () => sections, documentElement: { lang: "fr" } },
    window: { Capacitor: { nativePromise } },
  });
  const open = sections.filter(({ hidden }) => !hidden);
  return {
    languages: open.map(({ lang }) => lang),
    why: open[0]?.parts.filter(({ hidden }) => !hidden).map(({ why }) => why),
    leadsBack: open[0]?.back.hidden === false,
    calls,
  };
}

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const android = (version: number) => `Mozilla/5.0 (Linux; Android 12; wv) Chrome/${version}.0.0.0 Mobile`;

test("the shell's error page says what failed, in the language chosen, and leads back", () => {
  const why = (userAgent: string, onLine = true) => shownOn(userAgent, onLine, "ar").why;
  expect([why(iphone), why(iphone, false), why(android(111)), why(android(110), false)]).toEqual([
    ["failed"],
    ["offline"],
    ["failed"],
    ["old"],
  ]);
  expect(shownOn(iphone, true, "ar")).toMatchObject({ languages: ["ar"], leadsBack: true });
  expect(shownOn(android(90), true, null)).toMatchObject({ languages: languageCodes, leadsBack: false });
  expect(shownOn(iphone, true, null).calls).toEqual(["SplashScreen.hide"]);
});

test("only who is too old is told of Android's web view, and each language says all three", () => {
  for (const language of languageCodes) {
    const section = page.split(`<section lang="${language}"`)[1]?.split("</section>")[0] ?? "";
    expect([...section.matchAll(/data-why="(\w+)"/g)].map(([, why]) => why)).toEqual([
      "failed",
      "offline",
      "old",
    ]);
    expect(section.split('data-why="old"')[0]).not.toContain("Android");
    expect(section).toContain('<a href="/">');
  }
});

test("the scripts that judge a web view's age name the version that the shell was given", () => {
  const capacitor = readFileSync(path.join(root, "apps/web/capacitor.config.ts"), "utf8");
  const least = /minWebViewVersion: (\d+)/.exec(capacitor)?.[1];
  for (const script of ["error.js", "still-starting.js"])
    expect(read(script).match(/Number\(chromium\[1\]\) < (\d+)/)?.[1]).toBe(least);
  expect(capacitor).toContain('errorPath: "error.html"');
});
