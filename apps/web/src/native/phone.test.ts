import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenUrlOpened } from "../platform/app/url-opened.ts";
import { describeDevice } from "../platform/phone/device.native.ts";
import { forgetAll, openStorage } from "../platform/storage/storage.ts";

/** What the phone's system says. */
const phone = vi.hoisted(() => {
  Object.assign(globalThis, { CapacitorCustomPlatform: { name: "android" } });
  return {
    identifier: "",
    launchUrl: undefined as { url: string } | undefined,
    opened: [] as ((event: { url: string }) => void)[],
  };
});
vi.mock("@capacitor/device", () => ({
  Device: {
    getId: async () => ({ identifier: phone.identifier }),
    getInfo: async () => ({ model: "SM-S921B", osVersion: "" }),
    getLanguageTag: async () => ({ value: "ar-DZ" }),
  },
}));
vi.mock("@capacitor/app", () => ({
  App: {
    addListener: async (_event: string, listener: (event: { url: string }) => void) =>
      void phone.opened.push(listener),
    getLaunchUrl: async () => phone.launchUrl,
  },
}));

const kept = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  phone.opened = [];
  for (const area of ["device", "tab"] as const)
    openStorage(area, {
      entries: () => kept.entries(),
      write: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
      onChange: () => {},
    });
});
afterEach(() => vi.useRealTimers());

test("a phone tells of itself what its system knows, and says what is unknown", async () => {
  phone.identifier = "0f8fad5b";
  expect(await describeDevice()).toMatchObject({
    device_id: "0f8fad5b",
    platform: "android",
    device_type: "android",
    model: "SM-S921B",
    os_version: "unknown",
    device_locale: "ar-DZ",
    app_version: "unknown",
  });
});

test.each(["", "unknown"])(
  "a phone whose identity is %j has one made up once and kept",
  async (identifier) => {
    phone.identifier = identifier;
    const { device_id } = await describeDevice();
    expect(device_id).toMatch(/^android_\d+_[a-z0-9]{8}$/);
    expect(kept.get("DEVICE_ID")).toBe(device_id);
    expect((await describeDevice()).device_id).toBe(device_id);
  },
);

test("the link that started the app is not followed again after a reload, whatever came since and whoever signed out", async () => {
  const followed: string[] = [];
  phone.launchUrl = { url: "rihla://esims" };
  whenUrlOpened((address) => followed.push(address));
  await vi.advanceTimersByTimeAsync(10);
  phone.opened[0]?.({ url: "rihla://home" });
  forgetAll("tab");
  whenUrlOpened((address) => followed.push(address));
  await vi.advanceTimersByTimeAsync(10);
  expect(followed).toEqual(["rihla://esims", "rihla://home"]);
});

test("the link that starts the app is told twice and followed once; after a reload not again", async () => {
  const followed: string[] = [];
  phone.launchUrl = { url: "rihla://esims" };
  whenUrlOpened((address) => followed.push(address));
  phone.opened[0]?.({ url: "rihla://esims" });
  await vi.advanceTimersByTimeAsync(10);
  expect(followed).toEqual(["rihla://esims"]);
  whenUrlOpened((address) => followed.push(address));
  await vi.advanceTimersByTimeAsync(10);
  expect(followed).toHaveLength(1);
  // Pressed again later it is another wish.
  await vi.advanceTimersByTimeAsync(3000);
  phone.opened[0]?.({ url: "rihla://esims" });
  expect(followed).toHaveLength(2);
});
