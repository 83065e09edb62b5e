import { Capacitor } from "@capacitor/core";
import { expect, test, vi } from "vitest";
import { phoneSystem } from "./phone-system.native.ts";
import { phoneSystem as phoneSystemOfBrowser } from "./phone-system.ts";

const iPad = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test("the app asks its shell on which system it runs: an iPad's user agent is a Mac's", () => {
  expect(phoneSystemOfBrowser(iPad)).toBeUndefined();
  for (const platform of ["ios", "android"] as const) {
    vi.spyOn(Capacitor, "getPlatform").mockReturnValue(platform);
    expect(phoneSystem()).toBe(platform);
  }
});
