import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { root } from "../program/paths.ts";
import { attack } from "../testing/attack.ts";

const read = (file: string) => readFileSync(path.join(root, "apps/web", file), "utf8");
const android = "android/app/src/main";
const manifest = read(`${android}/AndroidManifest.xml`);
const capacitor = read("capacitor.config.ts");

const domains = ["root", "file", "database", "sharedpref", "external"];
attack(
  "a new phone, or a backup, is given what Android's app has kept",
  { short: domains.length * 2, whole: domains.length * 2 },
  async () => {
    expect(manifest).toContain('android:allowBackup="false"');
    expect(manifest).toContain('android:dataExtractionRules="@xml/data_extraction_rules"');
    const rules = read(`${android}/res/xml/data_extraction_rules.xml`);
    for (const way of ["cloud-backup", "device-transfer"]) {
      const part = new RegExp(`<${way}>(.*?)</${way}>`, "s").exec(rules)?.[1] ?? "";
      for (const domain of domains)
        expect([way, part]).toEqual([way, expect.stringContaining(`domain="${domain}"`)]);
    }
  },
);

attack(
  "another app on the phone calls a part of Android's app other than its first screen",
  { short: 1, whole: 1 },
  async () => {
    const parts = [...manifest.matchAll(/<(activity|service|receiver|provider)\b(.*?)>/gs)];
    const open = parts.filter(([, , attributes]) => attributes?.includes('android:exported="true"'));
    expect(open.map(([, , attributes]) => /android:name="([^"]+)"/.exec(attributes ?? "")?.[1])).toEqual([
      ".MainActivity",
    ]);
  },
);

const settings = [
  "allowNavigation",
  "allowMixedContent",
  "webContentsDebuggingEnabled",
  "cleartext",
  "androidScheme",
  "url:",
];
attack(
  "a page of another host, or one without encryption, is shown within the app and reaches its bridge",
  { short: settings.length, whole: settings.length },
  async () => {
    for (const setting of settings) expect(capacitor).not.toContain(setting);
    expect(manifest).toContain('android:usesCleartextTraffic="false"');
    expect(read("ios/App/App/Info.plist")).not.toContain("NSAppTransportSecurity");
  },
);

const inPage = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];
attack(
  "a script from elsewhere, or one that stands in a page, runs within the app",
  { short: inPage.length, whole: inPage.length },
  async () => {
    const policy =
      /Content-Security-Policy" content="([^"]+)"/.exec(read("native/index.html"))?.[1]?.split("; ") ?? [];
    for (const part of inPage) expect(policy).toContain(part);
  },
);
