import { expect, test } from "vitest";
import { installLink } from "./install-link.ts";

const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1`;

test.each([
  ["an iPhone with iOS 18.6", iphone("18_6"), "apple"],
  ["an iPhone with iOS 17.4", iphone("17_4_1"), "apple"],
  ["an iPhone with iOS 17.3, which would find a dead link", iphone("17_3"), undefined],
  ["an Android 14", "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130 Mobile", "android"],
  ["an Android 9", "Mozilla/5.0 (Linux; Android 9; SM-G960F) Chrome/130 Mobile", undefined],
  [
    "a Huawei without Google's services",
    "Mozilla/5.0 (Linux; Android 10; HUAWEI ELS-NX9) HMSCore",
    undefined,
  ],
  ["a computer", "Mozilla/5.0 (X11; Linux x86_64) Chrome/130", undefined],
])("%s", (_, userAgent, platform) => {
  expect(installLink(userAgent)).toBe(platform);
});
