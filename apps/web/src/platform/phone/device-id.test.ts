import { expect, test } from "vitest";
import { openStorage } from "../storage/storage.ts";
import { keptDeviceId } from "./device-id.ts";

test.each([null, "", "unknown"])("an identity that is %j is replaced by one that stays", (kept) => {
  const entries: [string, string][] = kept === null ? [] : [["DEVICE_ID", kept]];
  openStorage("device", { entries: () => entries, write: () => {}, onChange: () => {} });
  const made = keptDeviceId("web", 1_700_000_000_000);
  expect(made).toMatch(/^web_1700000000000_[0-9a-z]{8}$/);
  expect(keptDeviceId("web")).toBe(made);
});
