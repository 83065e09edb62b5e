import { expect, test } from "vitest";
import { mayTakeMoney } from "./moving-money.ts";

const now = new Date("2026-01-10T12:00:00Z");
const attempt = {
  status: "pending" as const,
  gatewayRef: "mdOrder" as string | null,
  reviewReason: null as string | null,
  settledByHand: null as string | null,
  sessionEndsAt: new Date("2026-01-10T12:10:00Z"),
};
const over = { sessionEndsAt: new Date("2026-01-10T11:59:59Z") };

test.each([
  ["a page that is open", {}, true],
  ["a page whose time is over, of which the gateway has not told the end", over, true],
  ["a page that is just being asked for", { gatewayRef: null }, true],
  ["a page that never came", { gatewayRef: null, ...over }, false],
  ["a refused card while another may be tried", { status: "declined" as const }, true],
  ["a refused card, and the time is over", { status: "declined" as const, ...over }, false],
  ["a page that the gateway did not open", { status: "declined" as const, gatewayRef: null }, false],
  ["a payment that got through", { status: "paid" as const }, false],
  ["money given back", { status: "refunded" as const, ...over }, false],
  [
    "an answer that a person has to look at",
    { status: "pending" as const, reviewReason: "amount_differs", ...over },
    true,
  ],
  [
    "what a person has looked at, though the time is not over",
    { status: "declined" as const, settledByHand: "given back" },
    false,
  ],
])("%s may take money: %s", (_name, change, expected) => {
  expect(mayTakeMoney({ ...attempt, ...change }, now)).toBe(expected);
});
