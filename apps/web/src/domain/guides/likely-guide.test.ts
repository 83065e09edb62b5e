import type { DeviceCheck } from "@rihla/contract";
import { expect, test } from "vitest";
import { likelyGuide } from "./likely-guide.ts";

const checked = (model: string | null, forSomebodyElse = false): DeviceCheck => ({
  model,
  eid: "shown",
  lock: "free",
  forSomebodyElse,
});

test.each([
  ["a phone that hides its model", { phone: "other" } as const, checked("Galaxy S23"), { phone: "samsung" }],
  ["an Honor", { phone: "other" } as const, checked("Honor 90"), { phone: "huawei", version: "older" }],
  ["a computer", undefined, checked("iPhone 13"), { phone: "iphone" }],
  ["one that says what it is", { phone: "pixel" } as const, checked("Galaxy S23"), { phone: "pixel" }],
  [
    "an Android, while an iPhone was checked",
    { phone: "other" } as const,
    checked("iPhone 13"),
    { phone: "other" },
  ],
  ["somebody else's check", { phone: "other" } as const, checked("Galaxy S23", true), { phone: "other" }],
  ["a check without a model", undefined, checked(null), {}],
  ["nothing known", undefined, null, {}],
])("%s", (_what, told, check, guide) => {
  expect(likelyGuide(told, check)).toEqual(guide);
});
