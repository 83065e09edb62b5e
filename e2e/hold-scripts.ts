import type { Page } from "@playwright/test";

/** As on a slow line: the page is there, its scripts come when they are let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue().catch(() => {}); // of a page left behind
  });
  return resolve;
}
