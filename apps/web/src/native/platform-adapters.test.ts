import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as ownAnswerOfApp from "../features/compatibility/own-answer.native.tsx";
import type * as ownAnswer from "../features/compatibility/own-answer.tsx";
import * as receivedNotificationOfApp from "../features/shell/received-notification.native.tsx";
import type * as receivedNotification from "../features/shell/received-notification.tsx";
import * as screenshotWarningOfApp from "../features/shell/screenshot-warning.native.tsx";
import type * as screenshotWarning from "../features/shell/screenshot-warning.tsx";
import * as askOfApp from "../lib/api/ask.native.ts";
import type * as ask from "../lib/api/ask.ts";
import * as proofsOfApp from "../lib/api/proofs.native.ts";
import type * as proofs from "../lib/api/proofs.ts";
import * as codeOnScreenOfApp from "../lib/session/code-on-screen.native.ts";
import type * as codeOnScreen from "../lib/session/code-on-screen.ts";
import * as frameWordsOfApp from "../lib/text/frame-words.native.ts";
import type * as frameWords from "../lib/text/frame-words.ts";
import * as appPushOfApp from "../platform/app/app-push.native.ts";
import type * as appPush from "../platform/app/app-push.ts";
import * as appVersionOfApp from "../platform/app/app-version.native.ts";
import type * as appVersion from "../platform/app/app-version.ts";
import * as deviceToldOfApp from "../platform/app/device-told.native.ts";
import type * as deviceTold from "../platform/app/device-told.ts";
import * as hapticsOfApp from "../platform/app/haptics.native.ts";
import type * as haptics from "../platform/app/haptics.ts";
import * as shopAddressOfApp from "../platform/browser/shop-address.native.ts";
import type * as shopAddress from "../platform/browser/shop-address.ts";
import * as systemBrowserOfApp from "../platform/browser/system-browser.native.ts";
import type * as systemBrowser from "../platform/browser/system-browser.ts";
import * as scannerOfApp from "../platform/camera/scanner.native.ts";
import type * as scanner from "../platform/camera/scanner.ts";
import * as deviceOfApp from "../platform/phone/device.native.ts";
import type * as device from "../platform/phone/device.ts";
import * as installEsimOfApp from "../platform/phone/install-esim.native.ts";
import type * as installEsim from "../platform/phone/install-esim.ts";
import * as phoneSystemOfApp from "../platform/phone/phone-system.native.ts";
import type * as phoneSystem from "../platform/phone/phone-system.ts";
import * as clipboardOfApp from "../platform/sharing/clipboard.native.ts";
import type * as clipboard from "../platform/sharing/clipboard.ts";
import * as saveFileOfApp from "../platform/sharing/save-file.native.ts";
import type * as saveFile from "../platform/sharing/save-file.ts";
import * as shareOfApp from "../platform/sharing/share.native.ts";
import type * as share from "../platform/sharing/share.ts";
import * as choiceMirrorOfApp from "../platform/storage/choice-mirror.native.ts";
import type * as choiceMirror from "../platform/storage/choice-mirror.ts";
import * as forgetKeptOfApp from "../platform/storage/forget-kept.native.ts";
import type * as forgetKept from "../platform/storage/forget-kept.ts";
import * as keptRecordsOfApp from "../platform/storage/kept-records.native.ts";
import type * as keptRecords from "../platform/storage/kept-records.ts";
import * as offlineShopOfApp from "../platform/storage/offline-shop.native.ts";
import type * as offlineShop from "../platform/storage/offline-shop.ts";
import * as opensOfflineOfApp from "../platform/storage/opens-offline.native.ts";
import type * as opensOffline from "../platform/storage/opens-offline.ts";

/** The type check holds each against what the shop has in its place. */
const adapters = {
  "features/compatibility/own-answer": ownAnswerOfApp satisfies typeof ownAnswer,
  "features/shell/received-notification": receivedNotificationOfApp satisfies typeof receivedNotification,
  "features/shell/screenshot-warning": screenshotWarningOfApp satisfies typeof screenshotWarning,
  "lib/session/code-on-screen": codeOnScreenOfApp satisfies Pick<typeof codeOnScreen, "useCodeOnScreen">,
  "platform/app/app-version": appVersionOfApp satisfies Pick<typeof appVersion, "appVersion">,
  "platform/sharing/clipboard": clipboardOfApp satisfies typeof clipboard,
  "platform/phone/phone-system": phoneSystemOfApp satisfies typeof phoneSystem,
  "platform/phone/device": deviceOfApp satisfies typeof device,
  "platform/app/device-told": deviceToldOfApp satisfies typeof deviceTold,
  "platform/storage/forget-kept": forgetKeptOfApp satisfies Pick<typeof forgetKept, "forgetKept">,
  "platform/app/haptics": hapticsOfApp satisfies typeof haptics,
  "platform/phone/install-esim": installEsimOfApp satisfies typeof installEsim,
  "platform/storage/kept-records": keptRecordsOfApp satisfies typeof keptRecords,
  "platform/storage/offline-shop": offlineShopOfApp satisfies typeof offlineShop,
  "platform/storage/opens-offline": opensOfflineOfApp satisfies Omit<typeof opensOffline, "opensAnew">,
  "platform/sharing/save-file": saveFileOfApp satisfies typeof saveFile,
  "platform/camera/scanner": scannerOfApp satisfies typeof scanner,
  "platform/sharing/share": shareOfApp satisfies typeof share,
  "lib/api/ask": askOfApp satisfies typeof ask,
  "lib/text/frame-words": frameWordsOfApp satisfies typeof frameWords,
  "lib/api/proofs": proofsOfApp satisfies typeof proofs,
  "platform/app/app-push": appPushOfApp satisfies typeof appPush,
  "platform/storage/choice-mirror": choiceMirrorOfApp satisfies typeof choiceMirror,
  "platform/browser/shop-address": shopAddressOfApp satisfies typeof shopAddress,
  "platform/browser/system-browser": systemBrowserOfApp satisfies typeof systemBrowser,
};

const source = join(import.meta.dirname, "..");
const files = readdirSync(source, { recursive: true, encoding: "utf8" });
const isNative = /\.native\.tsx?$/;

test("each native part stands for one of the shop's, with the same abilities", () => {
  const native = files.filter((file) => isNative.test(file));
  expect(native.map((file) => file.replace(isNative, "")).toSorted()).toEqual(
    Object.keys(adapters).toSorted(),
  );
});

/** `import { a } from "x.ts"`, also `const { a } = await import("x.ts")` and `import("x.ts").then(({ a }) =>`. */
const takes =
  /(?:\{([^{}]*)\} (?:from |= await import\())?(?:import\()?"[./\w-]*?([\w-]+)\.tsx?"(?:\)\s*\.then\((?:async )?\(\{([^{}]*)\}\))?/g;
/** What the sources that know no platform take from which file, also later: `share canShare`. */
const taken = new Set(
  files
    .filter((file) => /\.tsx?$/.test(file) && !isNative.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(source, file), "utf8").matchAll(takes)])
    .flatMap(([, names = "", from = "", later = names]) =>
      later.split(",").map((name) => `${from} ${name.replace("type ", "").trim()}`),
    ),
);

test.each(Object.keys(adapters))("what %s can do, somebody asks of it", (adapter) => {
  const file = files.find((one) => one === `${adapter}.ts` || one === `${adapter}.tsx`) ?? "";
  const abilities = [
    ...readFileSync(join(source, file), "utf8").matchAll(/^export (?:async )?(?:function|const) (\w+)/gm),
  ];
  expect(abilities.length).toBeGreaterThan(0);
  const unasked = abilities
    .map(([, name]) => name)
    .filter((name) => !taken.has(`${adapter.split("/").at(-1)} ${name}`));
  expect(unasked).toEqual([]);
});
