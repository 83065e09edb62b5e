import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as receivedNoticeOfApp from "../features/shell/received-notice.native.tsx";
import type * as receivedNotice from "../features/shell/received-notice.tsx";
import * as askOfApp from "../lib/ask.native.ts";
import type * as ask from "../lib/ask.ts";
import * as proofsOfApp from "../lib/proofs.native.ts";
import type * as proofs from "../lib/proofs.ts";
import * as appLifeOfApp from "../platform/app-life.native.ts";
import type * as appLife from "../platform/app-life.ts";
import * as appPushOfApp from "../platform/app-push.native.ts";
import type * as appPush from "../platform/app-push.ts";
import * as appVersionOfApp from "../platform/app-version.native.ts";
import type * as appVersion from "../platform/app-version.ts";
import * as choiceMirrorOfApp from "../platform/choice-mirror.native.ts";
import type * as choiceMirror from "../platform/choice-mirror.ts";
import * as clipboardOfApp from "../platform/clipboard.native.ts";
import type * as clipboard from "../platform/clipboard.ts";
import * as deviceOfApp from "../platform/device.native.ts";
import type * as device from "../platform/device.ts";
import * as deviceToldOfApp from "../platform/device-told.native.ts";
import type * as deviceTold from "../platform/device-told.ts";
import * as forgetKeptOfApp from "../platform/forget-kept.native.ts";
import type * as forgetKept from "../platform/forget-kept.ts";
import * as hapticsOfApp from "../platform/haptics.native.ts";
import type * as haptics from "../platform/haptics.ts";
import * as installEsimOfApp from "../platform/install-esim.native.ts";
import type * as installEsim from "../platform/install-esim.ts";
import * as keptRecordsOfApp from "../platform/kept-records.native.ts";
import type * as keptRecords from "../platform/kept-records.ts";
import * as offlineShopOfApp from "../platform/offline-shop.native.ts";
import type * as offlineShop from "../platform/offline-shop.ts";
import * as saveFileOfApp from "../platform/save-file.native.ts";
import type * as saveFile from "../platform/save-file.ts";
import * as scannerOfApp from "../platform/scanner.native.ts";
import type * as scanner from "../platform/scanner.ts";
import * as shareOfApp from "../platform/share.native.ts";
import type * as share from "../platform/share.ts";
import * as shopAddressOfApp from "../platform/shop-address.native.ts";
import type * as shopAddress from "../platform/shop-address.ts";
import * as systemBrowserOfApp from "../platform/system-browser.native.ts";
import type * as systemBrowser from "../platform/system-browser.ts";
import * as urlOpenedOfApp from "../platform/url-opened.native.ts";
import type * as urlOpened from "../platform/url-opened.ts";

/** The type check holds each against what the shop has in its place. */
const doors = {
  "features/shell/received-notice": receivedNoticeOfApp satisfies typeof receivedNotice,
  "platform/app-version": appVersionOfApp satisfies Pick<typeof appVersion, "appVersion">,
  "platform/clipboard": clipboardOfApp satisfies typeof clipboard,
  "platform/device": deviceOfApp satisfies typeof device,
  "platform/device-told": deviceToldOfApp satisfies typeof deviceTold,
  "platform/forget-kept": forgetKeptOfApp satisfies Pick<typeof forgetKept, "forgetKept">,
  "platform/haptics": hapticsOfApp satisfies typeof haptics,
  "platform/install-esim": installEsimOfApp satisfies typeof installEsim,
  "platform/kept-records": keptRecordsOfApp satisfies typeof keptRecords,
  "platform/offline-shop": offlineShopOfApp satisfies typeof offlineShop,
  "platform/save-file": saveFileOfApp satisfies typeof saveFile,
  "platform/scanner": scannerOfApp satisfies typeof scanner,
  "platform/share": shareOfApp satisfies typeof share,
  "lib/ask": askOfApp satisfies typeof ask,
  "lib/proofs": proofsOfApp satisfies typeof proofs,
  "platform/app-life": appLifeOfApp satisfies typeof appLife,
  "platform/app-push": appPushOfApp satisfies typeof appPush,
  "platform/choice-mirror": choiceMirrorOfApp satisfies typeof choiceMirror,
  "platform/shop-address": shopAddressOfApp satisfies typeof shopAddress,
  "platform/system-browser": systemBrowserOfApp satisfies typeof systemBrowser,
  "platform/url-opened": urlOpenedOfApp satisfies typeof urlOpened,
};

test("each native part stands for one of the shop's, with its doors", () => {
  const source = join(import.meta.dirname, "..");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const native = files.filter((file) => /\.native\.tsx?$/.test(file));
  expect(native.map((file) => file.replace(/\.native\.tsx?$/, "")).toSorted()).toEqual(
    Object.keys(doors).toSorted(),
  );
});
