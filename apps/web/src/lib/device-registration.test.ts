import type { DeviceRegistration } from "@rihla/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { startDeviceRegistration } from "./device-registration.ts";

const device: DeviceRegistration = {
  device_id: "web_1_a",
  platform: "web",
  model: "Pixel 8",
  os_version: "14",
  device_type: "web",
  device_locale: "fr-DZ",
  timezone: "Africa/Algiers",
  app_version: "1.0.0",
};

let signedIn: boolean;
let described: DeviceRegistration;
const send = vi.fn<(sent: DeviceRegistration) => Promise<unknown>>();
const log = vi.fn();
const occasions: Record<"session" | "turned" | "resized", () => void> = {
  session: () => {},
  turned: () => {},
  resized: () => {},
};

beforeEach(() => {
  vi.useFakeTimers();
  signedIn = true;
  described = device;
  send.mockReset().mockResolvedValue({});
  log.mockReset();
  startDeviceRegistration({
    describe: async () => described,
    isSignedIn: () => signedIn,
    send,
    whenSessionChanges: (listener) => {
      occasions.session = listener;
    },
    whenTurned: (listener) => {
      occasions.turned = listener;
    },
    whenResized: (listener) => {
      occasions.resized = listener;
    },
    log,
  });
  return () => vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("is sent 100 ms after the start when somebody is signed in, and then let go of", async () => {
  await pass(99);
  expect(send).not.toHaveBeenCalled();
  await pass(1);
  expect(send).toHaveBeenCalledExactlyOnceWith(device);
  await pass(1000);
  expect(send).toHaveBeenCalledOnce();
});

test("is held for a guest and sent when they sign in", async () => {
  signedIn = false;
  await pass(1000);
  expect(send).not.toHaveBeenCalled();
  signedIn = true;
  occasions.session();
  expect(send).toHaveBeenCalledExactlyOnceWith(device);
});

test("is tried again 500 ms after the start: somebody may have signed in meanwhile", async () => {
  signedIn = false;
  await pass(499);
  signedIn = true;
  await pass(1);
  expect(send).toHaveBeenCalledOnce();
});

test("a failure is only logged, and the payload kept for the next occasion", async () => {
  send.mockRejectedValueOnce(new Error("offline"));
  await pass(100);
  expect(log).toHaveBeenCalledOnce();
  await pass(400);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ["turned", 300],
  ["resized", 100],
] as const)("%s: looks again after %s ms, and tells only what is new", async (occasion, delay) => {
  await pass(1000);
  occasions[occasion]();
  await pass(delay);
  expect(send).toHaveBeenCalledOnce();
  described = { ...device, model: "Pixel 9" };
  occasions[occasion]();
  await pass(delay - 1);
  expect(send).toHaveBeenCalledOnce();
  await pass(1);
  expect(send).toHaveBeenLastCalledWith(described);
});

test("the next person on the same device is told of it as well", async () => {
  await pass(1000);
  signedIn = false;
  occasions.session();
  signedIn = true;
  occasions.session();
  expect(send).toHaveBeenCalledTimes(2);
});
