import { beforeEach, expect, test, vi } from "vitest";
import type { AppPush } from "../../platform/app/app-push.ts";
import type { NotificationState } from "../../platform/app/notifications.ts";
import { openStorage } from "../../platform/storage/storage.ts";
import { openPushToken, pushChoice } from "./push-token.ts";

let permission: NotificationState;
let register: () => Promise<void>;
let give: (token: string) => void;
let refuse: (reason: string) => void;
const ask = vi.fn();
const log = vi.fn();
const settled = vi.fn();
const push: AppPush = {
  permission: async () => permission,
  ask,
  register: () => register(),
  unregister: async () => {},
  whenToken: (listener) => {
    give = listener;
  },
  whenRefused: (listener) => {
    refuse = listener;
  },
  whenReceived: () => {},
  whenTapped: () => {},
};

beforeEach(() => {
  openStorage("device", { entries: () => [], write: () => {}, onChange: () => {} });
  permission = "granted";
  register = async () => {};
  for (const one of [ask, log, settled]) one.mockReset();
});
const open = async (from: AppPush | undefined = push) => {
  const token = openPushToken(from, log);
  token.whenSettled(settled);
  await new Promise(setImmediate);
  return token;
};

test("asks for a token at each start where notifications are allowed, and the person nothing", async () => {
  const token = await open();
  expect([token.isAwaited(), token.read()]).toEqual([true, undefined]);
  give("token-1");
  expect([token.isAwaited(), token.read()]).toEqual([false, "token-1"]);
  expect(settled).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
});

test.each(["default", "denied", "unsupported"] as const)("goes without where it is %s", async (state) => {
  permission = state;
  register = () => Promise.reject(new Error("never asked"));
  const token = await open();
  expect([token.isAwaited(), token.read()]).toEqual([false, undefined]);
  expect(log).not.toHaveBeenCalled();
});

test("goes without where the person has switched notifications off here", async () => {
  pushChoice.write("off");
  expect((await open()).isAwaited()).toBe(false);
});

test("is not told while the person has switched notifications off, and told again afterwards though it is the same", async () => {
  const token = await open();
  give("token-1");
  pushChoice.write("off");
  expect([token.read(), settled.mock.calls.length]).toEqual([undefined, 2]);
  pushChoice.write(undefined);
  expect([token.read(), settled.mock.calls.length]).toEqual(["token-1", 3]);
});

test("only logs that the service gives none, and takes one that comes later", async () => {
  const token = await open();
  refuse("SERVICE_NOT_AVAILABLE");
  expect([token.isAwaited(), token.read()]).toEqual([false, undefined]);
  expect(log).toHaveBeenCalledOnce();
  give("token-2");
  expect([token.read(), settled.mock.calls.length]).toEqual(["token-2", 2]);
});

test("only logs a phone that fails at asking", async () => {
  register = () => Promise.reject(new Error("no file of Google's"));
  expect((await open()).isAwaited()).toBe(false);
  expect(log).toHaveBeenCalledOnce();
});

test("awaits none in a browser", async () => {
  const token = openPushToken(undefined, log);
  expect([token.isAwaited(), token.read()]).toEqual([false, undefined]);
});
