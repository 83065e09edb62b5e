import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brand, defaultLanguage, languageCodes, shopApp } from "@rihla/i18n";
import { describe, expect, test } from "vitest";
import { leastVersions } from "../../apps/web/native/least-versions.ts";
import { root } from "../program/paths.ts";
import { allOf, readPlist, readXml } from "./read-xml.ts";

const web = path.join(root, "apps/web");
const read = (file: string) => readFileSync(path.join(web, file), "utf8");
const { scheme, host } = brand.deepLink;

type Package = { devDependencies: Record<string, string> };
// What the built app has in it: nobody installs it where the shop runs.
const { devDependencies } = JSON.parse(read("package.json")) as Package;
const isPlugin = (name: string) =>
  "capacitor" in JSON.parse(readFileSync(path.join(root, "node_modules", name, "package.json"), "utf8"));
const plugins = Object.keys(devDependencies).filter(isPlugin);

test("the app has plugins", () => {
  expect(plugins.length).toBeGreaterThan(5);
});

/** The shop's own list (apps/web/src/linked-pages.ts), which the phones are told by the shop's server too. */
const linkedPages = [...read("src/linked-pages.ts").matchAll(/"(\/\w+)"/g)].map(([, page = ""]) => page);

describe("the iPhone's shell", () => {
  const app = "ios/App/App";
  const info = readPlist(read(`${app}/Info.plist`)) as Record<string, unknown>;
  const project = read("ios/App/App.xcodeproj/project.pbxproj");

  test("opens the brand's links", () => {
    expect(info.CFBundleURLTypes).toMatchObject([{ CFBundleURLSchemes: [scheme] }]);
    const rights = readPlist(read(`${app}/App.entitlements`));
    expect(rights).toEqual({
      "aps-environment": "development",
      "com.apple.developer.associated-domains": [`applinks:${host}`],
    });
  });

  test("is the brand's, for phones on which our styles work", () => {
    const all = (name: string) =>
      new Set([...project.matchAll(new RegExp(`${name} = "?([^";]+)`, "g"))].map(([, is]) => is));
    expect(all("PRODUCT_BUNDLE_IDENTIFIER")).toEqual(new Set([shopApp.id]));
    expect(all("IPHONEOS_DEPLOYMENT_TARGET")).toEqual(new Set([leastVersions.ios]));
    expect([...project.matchAll(/CODE_SIGN_ENTITLEMENTS = App\/App.entitlements;/g)]).toHaveLength(2);
    expect(info.ITSAppUsesNonExemptEncryption).toBe(false);
  });

  test.each(languageCodes)("says in %s why it asks for the camera and the photos", (language) => {
    const words = read(`${app}/${language}.lproj/InfoPlist.strings`);
    expect(words.match(/^\w+ = "[^"\n]+";$/gm)?.join("\n")).toBe(words.trim());
    for (const key of ["NSCameraUsageDescription", "NSPhotoLibraryAddUsageDescription"]) {
      expect(words).toContain(`${key} = `);
      expect(info[key]).toBeTruthy();
    }
    expect(words).toContain(`CFBundleDisplayName = "${brand.name[language]}";`);
    expect(project).toContain(`path = ${language}.lproj/InfoPlist.strings;`);
    expect(project.match(/knownRegions = \(([^)]*)\)/)?.[1]).toMatch(new RegExp(`\\b${language},`));
  });

  test("tells Apple what it collects, follows nobody, and why it reads what Apple asks about", () => {
    const privacy = readPlist(read(`${app}/PrivacyInfo.xcprivacy`)) as Record<string, never[]>;
    expect(privacy.NSPrivacyTracking).toBe(false);
    expect(privacy.NSPrivacyTrackingDomains).toEqual([]);
    const reasons = privacy.NSPrivacyAccessedAPITypes?.flatMap(
      ({ NSPrivacyAccessedAPITypeReasons: reasons }) => reasons,
    );
    expect(reasons).toEqual(["CA92.1", "C617.1"]);
    const collected = privacy.NSPrivacyCollectedDataTypes?.map(
      ({ NSPrivacyCollectedDataType: type }) => type,
    );
    // The chat takes words and pictures, an account has a number.
    for (const type of ["UserID", "CustomerSupport", "PhotosorVideos"])
      expect(collected).toContain(`NSPrivacyCollectedDataType${type}`);
  });

  test("names in its project nothing that isn't there, and nothing twice", () => {
    const defined = [...project.matchAll(/^\t\t([0-9A-F]{24})(?: \/\*.*?\*\/)? = \{/gm)].map(([, id]) => id);
    expect(new Set(defined).size).toBe(defined.length);
    const named = new Set([...project.matchAll(/\b[0-9A-F]{24}\b/g)].map(([id]) => id));
    expect([...named].filter((id) => !defined.includes(id))).toEqual([]);
    const count = (sign: string) => project.split(sign).length;
    expect(count("{")).toBe(count("}"));
    const files = [
      ...project.matchAll(/lastKnownFileType = (?!folder;)[\w.]+;(?: name = \S+;)? path = ([\w./-]+);/g),
    ];
    const made = ["capacitor.config.json", "config.xml", "../debug.xcconfig"];
    for (const [, file = ""] of files)
      if (!made.includes(file)) expect(existsSync(path.join(web, app, file)), file).toBe(true);
  });

  test("copies Firebase's file where it is there, and builds where it isn't", () => {
    expect(project).not.toMatch(/PBXFileReference;.*GoogleService-Info/);
    const [, phase] = /(\w{24}) \/\* [^*]+ \*\/ = \{\s+isa = PBXShellScriptBuildPhase/.exec(project) ?? [];
    expect(project.match(/buildPhases = \(([^)]*)\)/)?.[1]).toContain(phase);
    expect(project).toMatch(/shellScript = ".*GoogleService-Info.*if \[ -f /);
    expect(project.match(/shellScript = .*/)?.[0]).toContain("$UNLOCALIZED_RESOURCES_FOLDER_PATH");
  });

  test("has the icon without anything see-through", () => {
    const icon = readFileSync(path.join(web, app, "Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png"));
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20), icon[25]]).toEqual([1024, 1024, 2]);
  });

  test.each(plugins)("brings %s", (plugin) => {
    const inside = plugin.startsWith("@rihla/") ? `packages/${plugin.slice(7)}` : `node_modules/${plugin}`;
    expect(read("ios/App/CapApp-SPM/Package.swift")).toContain(`path: "../../../../../${inside}"`);
  });
});

describe("the Android shell", () => {
  const main = "android/app/src/main";
  const manifest = readXml(read(`${main}/AndroidManifest.xml`));
  const [application] = allOf(manifest, "application");
  const filters = allOf(manifest, "intent-filter");
  const strings = readXml(read(`${main}/res/values/strings.xml`));
  const stringsIn = (folder: string) =>
    new Map(
      allOf(readXml(read(`${main}/res/${folder}/strings.xml`)), "string").map(
        ({ attributes, text }) => [attributes.name, text] as const,
      ),
    );
  const string = (name: string) =>
    allOf(strings, "string").find(({ attributes }) => attributes.name === name)?.text;

  test("opens the brand's links: the pages that are the app's in every language, and no more", () => {
    const [https] = filters.filter(({ attributes }) => attributes["android:autoVerify"] === "true");
    const data = https ? allOf(https, "data").map(({ attributes }) => attributes) : [];
    expect(data.find((one) => one["android:host"])?.["android:host"]).toBe(host);
    const prefixes = data.flatMap((one) => one["android:pathPrefix"] ?? []);
    const expected = ["", ...languageCodes.map((code) => `/${code}`)].flatMap((language) =>
      linkedPages.map((page) => language + page),
    );
    expect(prefixes.toSorted()).toEqual(expected.toSorted());
    expect(string("custom_url_scheme")).toBe(scheme);
    expect(
      filters.some((filter) =>
        allOf(filter, "data").some(
          ({ attributes }) => attributes["android:scheme"] === "@string/custom_url_scheme",
        ),
      ),
    ).toBe(true);
  });

  test("is the brand's", () => {
    expect(read("android/app/build.gradle")).toContain(`applicationId "${shopApp.id}"`);
    expect(read(`${main}/java/${shopApp.id.replaceAll(".", "/")}/MainActivity.java`)).toContain(
      `package ${shopApp.id};`,
    );
    expect(string("app_name")).toBe(brand.name.fr);
    for (const language of languageCodes.filter((code) => brand.name[code] !== brand.name.fr)) {
      const own = stringsIn(`values-${language}`);
      expect([own.get("app_name"), own.get("title_activity_main")]).toEqual([
        brand.name[language],
        brand.name[language],
      ]);
    }
    const locales = allOf(readXml(read(`${main}/res/xml/locales.xml`)), "locale");
    expect(locales.map(({ attributes }) => attributes["android:name"]).toSorted()).toEqual(
      languageCodes.toSorted(),
    );
  });

  test("copies nobody's secrets elsewhere, asks for nothing in the open, and for no more than it needs", () => {
    expect(application?.attributes).toMatchObject({
      "android:allowBackup": "false",
      "android:usesCleartextTraffic": "false",
    });
    const permissions = allOf(manifest, "uses-permission").map(({ attributes }) =>
      attributes["android:name"]?.split(".").at(-1),
    );
    expect(permissions.toSorted()).toEqual([
      "CAMERA",
      "DETECT_SCREEN_CAPTURE",
      "INTERNET",
      "POST_NOTIFICATIONS",
      "VIBRATE",
    ]);
    expect(allOf(manifest, "uses-feature").map(({ attributes }) => attributes["android:required"])).toEqual([
      "false",
    ]);
  });

  test.each(languageCodes.filter((code) => code !== defaultLanguage))(
    "says each of its words in %s, and no others",
    (language) => {
      const translated = allOf(strings, "string").filter(
        ({ attributes }) => attributes.translatable !== "false",
      );
      const names = translated.map(({ attributes }) => attributes.name);
      expect([...stringsIn(`values-${language}`).keys()]).toEqual(names);
    },
  );

  test("points to no picture, colour or word that isn't there", () => {
    const files = readdirSync(path.join(web, main, "res"), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    const defined = new Set(["drawable/splash", "mipmap/ic_launcher", "mipmap/ic_launcher_round"]);
    for (const file of files) {
      defined.add(`${path.basename(path.dirname(file)).split("-")[0]}/${path.parse(file).name}`);
      for (const [, kind, name] of readFileSync(file, "utf8").matchAll(
        /<(string|color|style) name="([\w.]+)"/g,
      ))
        defined.add(`${kind}/${name}`);
    }
    const sources = [
      path.join(web, main, "AndroidManifest.xml"),
      ...files.filter((file) => file.endsWith(".xml")),
    ];
    const named = sources.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/"@([a-z]+\/[\w.]+)"|>@([a-z]+\/[\w.]+)</g)].map(
        ([, quoted, inside]) => quoted ?? inside ?? "",
      ),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((one) => !defined.has(one))).toEqual([]);
  });

  test("shows notifications with the brand's sign, in a channel that has a name", () => {
    const data = allOf(manifest, "meta-data").map(({ attributes }) => attributes["android:name"]);
    for (const what of ["icon", "color", "channel_id"])
      expect(data).toContain(`com.google.firebase.messaging.default_notification_${what}`);
    const start = read(`${main}/java/${shopApp.id.replaceAll(".", "/")}/MainActivity.java`);
    expect(start).toContain("R.string.notification_channel_id");
    expect(start).toContain("createNotificationChannel(channel)");
  });

  test("runs where its scanner does", () => {
    expect(read("android/variables.gradle")).toContain("minSdkVersion = 26");
  });

  test.each(plugins)("brings %s", (plugin) => {
    const inside = plugin.startsWith("@rihla/") ? `packages/${plugin.slice(7)}` : `node_modules/${plugin}`;
    const name = plugin.replace("@", "").replace("/", "-");
    expect(read("android/capacitor.settings.gradle")).toContain(`'../../../${inside}/android'`);
    expect(read("android/app/capacitor.build.gradle")).toContain(`project(':${name}')`);
  });
});
