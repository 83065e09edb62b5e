import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cachedFor } from "./cached-for.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("many who ask the same within the time share one answer", async () => {
  let asked = 0;
  const ask = cachedFor(1000, async (question) => `${question} ${++asked}`);
  expect(await Promise.all([ask("DZD"), ask("DZD"), ask("USD")])).toEqual(["DZD 1", "DZD 1", "USD 2"]);
  vi.advanceTimersByTime(999);
  expect(await ask("DZD")).toBe("DZD 1");
  vi.advanceTimersByTime(1);
  expect(await ask("DZD")).toBe("DZD 3");
});

test("a failure is not kept", async () => {
  let asked = 0;
  const ask = cachedFor(1000, async () => {
    if (++asked === 1) throw new Error("no connection");
    return asked;
  });
  await expect(ask("DZD")).rejects.toThrow("no connection");
  expect(await ask("DZD")).toBe(2);
});

test("kept for no time it asks each time", async () => {
  let asked = 0;
  const ask = cachedFor(0, async () => ++asked);
  expect([await ask("DZD"), await ask("DZD")]).toEqual([1, 2]);
});
