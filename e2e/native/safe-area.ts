import type { Page } from "@playwright/test";

/** Chromium knows more commands than Playwright's types do. */
type Devtools = { send(command: string, given: object): Promise<unknown> };

/** Tells a page what covers its screen at the ends, CSS pixels, as an iPhone does: by `env()`. */
export async function setSafeArea(page: Page, insets: { top: number; bottom: number }): Promise<void> {
  const devtools: Devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets });
}
