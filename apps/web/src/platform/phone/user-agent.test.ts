import { expect, test } from "vitest";
import { describeUserAgent } from "./user-agent.ts";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15", "iPhone", "18.6"],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A) Chrome/130 Mobile", "Pixel 8", "14"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/130", "Mac", "10.15.7"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130", "PC", "10.0"],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/130", "Linux", ""],
])("%s", (userAgent, model, osVersion) => {
  expect(describeUserAgent(userAgent)).toEqual({ model, osVersion });
});
