import { expect, test } from "vitest";
<<<<<<<< HEAD:apps/web/src/platform/device-id.test.ts
import { keptDeviceId } from "./device-id.ts";
========
import { keptId } from "./kept-id.ts";
>>>>>>>> e5db2db (Give haptics where a good app does, copy by the phone's own clipboard everywhere, and hold each door to somebody who uses it):apps/web/src/platform/kept-id.test.ts
import { openStorage } from "./storage.ts";

test.each([null, "", "unknown"])("an identity that is %j is replaced by one that stays", (kept) => {
  const entries: [string, string][] = kept === null ? [] : [["DEVICE_ID", kept]];
  openStorage("device", { entries: () => entries, write: () => {}, onChange: () => {} });
<<<<<<<< HEAD:apps/web/src/platform/device-id.test.ts
  const made = keptDeviceId("web", 1_700_000_000_000);
  expect(made).toMatch(/^web_1700000000000_[0-9a-z]{8}$/);
  expect(keptDeviceId("web")).toBe(made);
========
  const made = keptId("web", 1_700_000_000_000);
  expect(made).toMatch(/^web_1700000000000_[0-9a-z]{8}$/);
  expect(keptId("web")).toBe(made);
>>>>>>>> e5db2db (Give haptics where a good app does, copy by the phone's own clipboard everywhere, and hold each door to somebody who uses it):apps/web/src/platform/kept-id.test.ts
});
