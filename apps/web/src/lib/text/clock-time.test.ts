import { expect, test } from "vitest";
import { timeOf } from "./clock-time.ts";

const at = (text: string) => new Date(text).getTime();

test("a time of today is said without its date", () => {
  expect(timeOf(at("2026-12-12T14:35:00"), at("2026-12-12T10:00:00"))).toBe("14:35");
});
test("a minute that has begun is waited for whole", () => {
  expect(timeOf(at("2026-12-12T14:35:01"), at("2026-12-12T10:00:00"))).toBe("14:36");
});
test("a time of tomorrow with it", () => {
  expect(timeOf(at("2026-12-13T00:10:00"), at("2026-12-12T23:00:00"))).toBe("13/12/2026 00:10");
});
