import { readFileSync } from "node:fs";
import path from "node:path";
import { brand, languageCodes, shopApp } from "@rihla/i18n";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";
import { allOf, readPlist, readXml } from "./read-xml.ts";

const read = (file: string) => readFileSync(path.join(root, "apps/web", file), "utf8");
const android = "android/app/src/main/res";

type Item = Record<`UIApplicationShortcutItem${"Type" | "Title" | "IconSymbolName"}`, string>;
const { UIApplicationShortcutItems } = readPlist(read("ios/App/App/Info.plist")) as Record<string, unknown>;
const items = UIApplicationShortcutItems as Item[];
const shortcuts = allOf(readXml(read(`${android}/xml/shortcuts.xml`)), "shortcut");
const intents = shortcuts.map((shortcut) => allOf(shortcut, "intent")[0]?.attributes ?? {});

test("the icon offers the same places on both systems: scanning, one's eSIMs, topping up", () => {
  const links = items.map(({ UIApplicationShortcutItemType: link }) => link);
  expect(intents.map((intent) => intent["android:data"])).toEqual(links);
  // Where each leads within the app is tried in deep-link.test.ts.
  expect(links).toEqual(
    ["qr-scanner", "esims", "esims#recharge"].map((place) => `${brand.deepLink.scheme}://${place}`),
  );
});

test("Android's go to this app's own screen and to no other's", () => {
  for (const intent of intents)
    expect([intent["android:targetPackage"], intent["android:targetClass"]]).toEqual([
      shopApp.id,
      `${shopApp.id}.MainActivity`,
    ]);
  expect(read("android/app/src/main/AndroidManifest.xml")).toMatch(
    /android.app.shortcuts"\s+android:resource="@xml\/shortcuts"/,
  );
});

test.each(languageCodes)("is said in %s, in the same words on both", (language) => {
  const folder = language === "fr" ? "values" : `values-${language}`;
  const strings = new Map<string, string>(
    allOf(readXml(read(`${android}/${folder}/strings.xml`)), "string").map(
      ({ attributes, text }) => [`@string/${attributes.name}`, text] as const,
    ),
  );
  const plist = read(`ios/App/App/${language}.lproj/InfoPlist.strings`);
  const words = items.map(({ UIApplicationShortcutItemTitle: key }) =>
    new RegExp(`^${key} = "(.+)";$`, "m").exec(plist)?.at(1),
  );
  expect(words.every(Boolean)).toBe(true);
  expect(
    shortcuts.map(({ attributes }) => strings.get(attributes["android:shortcutShortLabel"] ?? "")),
  ).toEqual(words);
});

test("the iPhone's delegate follows one that starts the app and one pressed while it runs", () => {
  const delegate = read("ios/App/App/SceneDelegate.swift");
  expect(delegate).toContain("connectionOptions.shortcutItem");
  expect(delegate).toContain("performActionFor shortcutItem: UIApplicationShortcutItem");
});
