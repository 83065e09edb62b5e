import { expect, test } from "vitest";
import { pollDelay } from "./poll-delay.ts";

test("asks after two seconds at first, every ten at last, never faster", () => {
  const delays = [1, 2, 3, 5, 8, 50].map(pollDelay);
  expect(delays[0]).toBe(2000);
  expect(delays.at(-1)).toBe(10_000);
  expect(delays.toSorted((a, b) => a - b)).toEqual(delays);
});
