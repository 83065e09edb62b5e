import { existsSync } from "node:fs";
import path from "node:path";
import { brand, shopApp } from "@rihla/i18n";
import { root } from "../program/paths.ts";

type Shop = { deepLink: { host: string }; stores: { apple: string | null; google: string | null } };
type App = { id: string; appleTeam: string | null; androidCertificates: readonly string[] };

const isThere = (file: string) => existsSync(path.join(root, "apps/web", file));

/** What nobody can do from here, as far as the files tell: in the brand file, at Apple's and at Google's. */
export function leftToDo(shop: Shop = brand, app: App = shopApp, has = isThere): string[] {
  const { apple, google } = shop.stores;
  return [
    ...(app.id.startsWith("example.")
      ? ["Brand file: `shopApp.id` is an example; the stores want your own (and the shells: docs/native.md)."]
      : []),
    ...(shop.deepLink.host.endsWith(".example")
      ? ["Brand file: `deepLink.host` is an example; links open the app at your own."]
      : []),
    ...(app.appleTeam === null ? ["Brand file: `shopApp.appleTeam`, from developer.apple.com."] : []),
    ...(app.androidCertificates.length === 0
      ? ["Brand file: `shopApp.androidCertificates`, from the Play Console under app signing."]
      : []),
    ...(apple === null || google === null ? ["Brand file: `stores`, once the apps are there."] : []),
    ...(has("ios/App/App/GoogleService-Info.plist")
      ? []
      : [
          "iOS: GoogleService-Info.plist of Firebase into ios/App/App (the build copies it; not into Xcode's target); without it no notifications.",
        ]),
    ...(has("android/app/google-services.json")
      ? []
      : ["Android: google-services.json of Firebase into android/app; without it no notifications."]),
    "Xcode (`npx cap open ios` in apps/web): choose the team; push and associated domains stand in App.entitlements; archive.",
    "Android Studio (`npx cap open android`): a key to sign with; build the bundle.",
    "Both: the check-list of docs/native.md on a phone.",
  ];
}
