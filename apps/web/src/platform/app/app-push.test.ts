import { Capacitor } from "@capacitor/core";
import { beforeEach, expect, test, vi } from "vitest";

/** What was asked of the phone's push service. */
const phone = vi.hoisted(() => {
  Object.assign(globalThis, { CapacitorCustomPlatform: { name: "android" } });
  return { asked: [] as string[] };
});
vi.mock("@capacitor/push-notifications", () => {
  const answer = (method: string) => async () => {
    phone.asked.push(method);
    return { receive: "granted" };
  };
  const methods = ["checkPermissions", "requestPermissions", "register", "unregister"];
  return { PushNotifications: Object.fromEntries(methods.map((method) => [method, answer(method)])) };
});
beforeEach(() => {
  phone.asked = [];
});

const { appPush } = await import("./app-push.native.ts");

test("an Android app built without Google's file asks nothing of a service that would end it", async () => {
  vi.stubEnv("VITE_ANDROID_PUSH", "no");
  expect(await appPush?.permission()).toBe("unsupported");
  expect(await appPush?.ask()).toBe("unsupported");
  await appPush?.unregister();
  await expect(appPush?.register()).rejects.toThrow("no push service");
  expect(phone.asked).toEqual([]);
});

test("one that was built with it asks", async () => {
  vi.stubEnv("VITE_ANDROID_PUSH", "yes");
  expect([await appPush?.permission(), await appPush?.ask()]).toEqual(["granted", "granted"]);
  await appPush?.register();
  await appPush?.unregister();
  expect(phone.asked).toEqual(["checkPermissions", "requestPermissions", "register", "unregister"]);
});

test("an iPhone's app is measured by its own file of Firebase's", async () => {
  vi.spyOn(Capacitor, "getPlatform").mockReturnValue("ios");
  vi.stubEnv("VITE_ANDROID_PUSH", "yes");
  vi.stubEnv("VITE_IOS_PUSH", "no");
  expect([await appPush?.permission(), await appPush?.ask()]).toEqual(["unsupported", "unsupported"]);
  vi.stubEnv("VITE_IOS_PUSH", "yes");
  expect(await appPush?.ask()).toBe("granted");
  expect(phone.asked).toEqual(["requestPermissions"]);
});
