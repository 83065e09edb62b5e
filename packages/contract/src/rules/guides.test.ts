import { expect, test } from "vitest";
import { guideOf } from "./guides.ts";

const safari = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X)`;

test.each([
  ["Honor 90", { phone: "huawei", version: "older" }],
  ["Mozilla/5.0 (Linux; Android 13; HONOR REA-NX9) Chrome/130 Mobile", { phone: "huawei", version: "older" }],
  ["Huawei P40", { phone: "huawei" }],
  ["Galaxy S23", { phone: "samsung" }],
  ["Mozilla/5.0 (Linux; Android 14; SM-S918B) Chrome/130 Mobile", { phone: "samsung" }],
  ["Mozilla/5.0 (Linux; Android 11; SM-G991B) Chrome/130 Mobile", { phone: "samsung", version: "older" }],
  ["Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/27.0 Chrome/125 Mobile", { phone: "samsung" }],
  [safari("18_6"), { phone: "iphone" }],
  [safari("17_4"), { phone: "iphone" }],
  [safari("17_3_1"), { phone: "iphone", version: "older" }],
  [safari("15_8"), { phone: "iphone", version: "older" }],
  ["iPhone 13 mini", { phone: "iphone" }],
  ["Redmi Note 13 Pro", { phone: "xiaomi" }],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/130", undefined],
  ["Nothing Phone (2)", undefined],
])("%s", (text, guide) => {
  expect(guideOf(text)).toEqual(guide);
});
