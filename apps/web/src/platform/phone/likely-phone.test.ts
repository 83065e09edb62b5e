import { expect, test } from "vitest";
import { likelyPhone } from "./likely-phone.ts";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15", "iphone"],
  ["Mozilla/5.0 (Linux; Android 14; SM-S918B) Chrome/130 Mobile", "samsung"],
  ["Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/27.0 Chrome/125 Mobile", "samsung"],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130 Mobile", "pixel"],
  [
    "Mozilla/5.0 (Linux; U; Android 14; fr-fr; 2201116SG) Chrome/112 Mobile XiaoMi/MiuiBrowser/14.4",
    "xiaomi",
  ],
  ["Mozilla/5.0 (Linux; Android 14; CPH2449) Chrome/130 Mobile", "oppo"],
  ["Mozilla/5.0 (Linux; Android 12; HarmonyOS; ELS-NX9) HuaweiBrowser/14 Mobile", "huawei"],
  ["Mozilla/5.0 (Linux; Android 10; K) Chrome/130 Mobile", "other"],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/130", undefined],
])("%s", (userAgent, phone) => {
  expect(likelyPhone(userAgent)?.phone).toBe(phone);
});
