import type { DeviceRegistration } from "@rihla/contract";
import { beforeEach, describe, expect, test, vi } from "vitest";
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
let awaitsToken: boolean;
const occasions: Record<"session" | "turned" | "resized" | "token", () => void> = {
  session: () => {},
  turned: () => {},
  resized: () => {},
  token: () => {},
};

beforeEach(() => {
  vi.useFakeTimers();
  signedIn = true;
  awaitsToken = false;
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
    awaitsToken: () => awaitsToken,
    whenTokenSettled: (listener) => {
      occasions.token = listener;
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

describe("in the app", () => {
  const withToken = { ...device, push_token: "token-1" };
  const tokenComes = async () => {
    [awaitsToken, described] = [false, withToken];
    occasions.token();
    await pass(0);
  };

  test("is sent once, with the token that comes within half a second", async () => {
    awaitsToken = true;
    await pass(200);
    expect(send).not.toHaveBeenCalled();
    await tokenComes();
    await pass(1000);
    expect(send).toHaveBeenCalledExactlyOnceWith(withToken);
  });

  test("is sent without a token after half a second, and again when one comes", async () => {
    awaitsToken = true;
    await pass(499);
    expect(send).not.toHaveBeenCalled();
    await pass(1);
    expect(send).toHaveBeenCalledExactlyOnceWith(device);
    await tokenComes();
    expect(send).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenLastCalledWith(withToken);
  });

  test("a token that comes while it is being sent is sent after it", async () => {
    let arrive = (_: unknown) => {};
    send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    await pass(100);
    await tokenComes();
    expect(send).toHaveBeenCalledOnce();
    arrive({});
    await pass(0);
    expect(send).toHaveBeenLastCalledWith(withToken);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
