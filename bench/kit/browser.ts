import { type Browser, chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "../../scripts/testing/browser.ts";

/** A phone's window; each measurement opens a context of its own, so that nothing is cached. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}
