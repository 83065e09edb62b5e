import { expect, test } from "vitest";
import { deliveryTimes } from "./delivery-time.ts";

test("an eSIM is late three minutes after the money came, and given up a day after it", () => {
  expect(deliveryTimes(new Date("2026-11-24T12:00:00Z"))).toEqual({
    lateAt: new Date("2026-11-24T12:03:00Z"),
    latest: new Date("2026-11-25T12:00:00Z"),
  });
});
