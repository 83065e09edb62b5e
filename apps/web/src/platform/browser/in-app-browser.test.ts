import { expect, test } from "vitest";
import { inAppBrowser } from "./in-app-browser.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android =
  "Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/130 Mobile Safari/537.36";

test.each([
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0;FBDV/iPhone15,2]`, "Facebook", "ios"],
  [`${android} [FB_IAB/FB4A;FBAV/480.0;]`, "Facebook", "android"],
  [`${iphone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/480.0]`, "Messenger", "ios"],
  [`${android} [FB_IAB/MESSENGER;FBAV/480.0;]`, "Messenger", "android"],
  [`${iphone} Mobile/15E148 Instagram 350.0 (iPhone15,2; iOS 18_6)`, "Instagram", "ios"],
  [`${android} Instagram 350.0 Android`, "Instagram", "android"],
  [`${android} musical_ly_2023 BytedanceWebview/d8a21c6`, "TikTok", "android"],
  [`${iphone} Mobile/15E148 Snapchat/13.1 (like Safari/604.1)`, "Snapchat", "ios"],
  [android, null, "android"],
  [`${iphone} Mobile/15E148`, null, "ios"],
])("%s is within an app: %s", (userAgent, app, system) => {
  expect(inAppBrowser(userAgent, false)).toEqual({ app, system });
});

test.each([
  `${iphone} Version/18.6 Mobile/15E148 Safari/604.1`,
  `${iphone} CriOS/130.0 Mobile/15E148 Safari/604.1`,
  `${iphone} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`,
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36",
])("%s is a browser of its own", (userAgent) => {
  expect(inAppBrowser(userAgent, false)).toBeUndefined();
});

test("the shop's own app is no other app", () => {
  expect(inAppBrowser(android, true)).toBeUndefined();
});
