import { expect, it } from "vitest";
import { isReadSince, pauseUntilRead } from "./read-since.ts";

const arrived = "2026-01-10T12:00:00.000Z";
const soon = Date.parse("2026-01-10T12:00:30.000Z");
const before = "2026-01-10T11:59:59.000Z";
const after = "2026-01-10T12:00:01.000Z";

it("an eSIM is looked at again until it was read after its top-up arrived", () => {
  expect(pauseUntilRead(before, arrived, soon)).toBe(3000);
  expect(pauseUntilRead(null, arrived, soon)).toBe(3000);
  expect(pauseUntilRead(after, arrived, soon)).toBe(false);
  expect(isReadSince(arrived, arrived)).toBe(true);
});

it("not where no top-up has arrived, nor for more than two minutes of a silent supplier", () => {
  expect(pauseUntilRead(before, null, soon)).toBe(false);
  expect(pauseUntilRead(before, arrived, Date.parse("2026-01-10T12:02:01.000Z"))).toBe(false);
});
