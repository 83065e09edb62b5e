import { expect, test } from "vitest";
import { isAnswered } from "./as-of-reading.ts";

test.each([
  [null, null, true],
  [null, "2026-11-20T10:00:00Z", true],
  ["2026-11-20T10:00:00Z", "2026-11-20T10:00:01Z", true],
  ["2026-11-20T10:00:02Z", "2026-11-20T10:00:00Z", true],
  ["2026-11-20T10:00:03Z", "2026-11-20T10:00:00Z", false],
  ["2026-11-20T10:00:00Z", null, false],
])("asked at %s and read at %s: answered? %s", (askedAt, readAt, answered) => {
  expect(isAnswered({ askedAt, readAt })).toBe(answered);
});
