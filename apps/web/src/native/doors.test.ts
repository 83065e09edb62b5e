import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as ownAnswerOfApp from "../features/compatibility/own-answer.native.tsx";
import type * as ownAnswer from "../features/compatibility/own-answer.tsx";
import * as receivedNoticeOfApp from "../features/shell/received-notice.native.tsx";
import type * as receivedNotice from "../features/shell/received-notice.tsx";
import * as screenshotWarningOfApp from "../features/shell/screenshot-warning.native.tsx";
import type * as screenshotWarning from "../features/shell/screenshot-warning.tsx";
import * as askOfApp from "../lib/ask.native.ts";
import type * as ask from "../lib/ask.ts";
import * as codeOnScreenOfApp from "../lib/code-on-screen.native.ts";
import type * as codeOnScreen from "../lib/code-on-screen.ts";
import * as frameWordsOfApp from "../lib/frame-words.native.ts";
import type * as frameWords from "../lib/frame-words.ts";
import * as proofsOfApp from "../lib/proofs.native.ts";
import type * as proofs from "../lib/proofs.ts";
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
import * as phoneSystemOfApp from "../platform/phone-system.native.ts";
import type * as phoneSystem from "../platform/phone-system.ts";
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

/** The type check holds each against what the shop has in its place. */
const doors = {
  "features/compatibility/own-answer": ownAnswerOfApp satisfies typeof ownAnswer,
  "features/shell/received-notice": receivedNoticeOfApp satisfies typeof receivedNotice,
  "features/shell/screenshot-warning": screenshotWarningOfApp satisfies typeof screenshotWarning,
  "lib/code-on-screen": codeOnScreenOfApp satisfies Pick<typeof codeOnScreen, "useCodeOnScreen">,
  "platform/app-version": appVersionOfApp satisfies Pick<typeof appVersion, "appVersion">,
  "platform/clipboard": clipboardOfApp satisfies typeof clipboard,
  "platform/phone-system": phoneSystemOfApp satisfies typeof phoneSystem,
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
  "lib/frame-words": frameWordsOfApp satisfies typeof frameWords,
  "lib/proofs": proofsOfApp satisfies typeof proofs,
  "platform/app-push": appPushOfApp satisfies typeof appPush,
  "platform/choice-mirror": choiceMirrorOfApp satisfies typeof choiceMirror,
  "platform/shop-address": shopAddressOfApp satisfies typeof shopAddress,
  "platform/system-browser": systemBrowserOfApp satisfies typeof systemBrowser,
};

const source = join(import.meta.dirname, "..");
const files = readdirSync(source, { recursive: true, encoding: "utf8" });
const isNative = /\.native\.tsx?$/;

test("each native part stands for one of the shop's, with its doors", () => {
  const native = files.filter((file) => isNative.test(file));
  expect(native.map((file) => file.replace(isNative, "")).toSorted()).toEqual(Object.keys(doors).toSorted());
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

test.each(Object.keys(doors))("what %s can do, somebody asks of it", (door) => {
  const file = files.find((one) => one === `${door}.ts` || one === `${door}.tsx`) ?? "";
  const abilities = [
    ...readFileSync(join(source, file), "utf8").matchAll(/^export (?:async )?(?:function|const) (\w+)/gm),
  ];
  expect(abilities.length).toBeGreaterThan(0);
  const unasked = abilities
    .map(([, name]) => name)
    .filter((name) => !taken.has(`${door.split("/").at(-1)} ${name}`));
  expect(unasked).toEqual([]);
});
