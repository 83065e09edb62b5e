import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { keptCode, keptFor, whenKeptCodeEnds } from "./kept-code.ts";

const tab = new Map<string, string>();
openStorage("tab", {
  entries: () => tab,
  write: (key, value) => (value === undefined ? tab.delete(key) : tab.set(key, value)),
  onChange: () => {},
});

const code = "K7QM2RTX9ABCDEF6";
beforeEach(() => vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => {
  keptCode.write(undefined);
  vi.useRealTimers();
});

it("is gone from a borrowed phone after its minutes, also from a page that stays open", () => {
  keptCode.write(code);
  const ended = vi.fn();
  whenKeptCodeEnds(ended);
  vi.advanceTimersByTime(keptFor - 1);
  expect([keptCode.read(), ended.mock.calls.length]).toEqual([code, 0]);
  vi.advanceTimersByTime(1);
  expect([keptCode.read(), ended.mock.calls.length, tab.size]).toEqual([undefined, 1, 0]);
});

it("is gone when the phone comes back to it later, whatever timers did meanwhile", () => {
  keptCode.write(code);
  vi.setSystemTime(Date.now() + keptFor);
  expect([keptCode.read(), tab.size]).toEqual([undefined, 0]);
});

it("stays no longer for being looked at again", () => {
  keptCode.write(code);
  vi.advanceTimersByTime(keptFor / 2);
  keptCode.write(code);
  vi.advanceTimersByTime(keptFor / 2);
  expect(keptCode.read()).toBeUndefined();
});

it("leaves alone what was redeemed meanwhile", () => {
  keptCode.write(code);
  const ended = vi.fn();
  whenKeptCodeEnds(ended);
  keptCode.write(undefined);
  vi.advanceTimersByTime(keptFor);
  expect(ended).not.toHaveBeenCalled();
});
