import { expect, type Page } from "@playwright/test";

const narrowest = { width: 360, height: 740 };

/** On the narrowest phone nothing sticks out at the side. Screens meant for desktops are left as they are. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const usual = page.viewportSize();
  if (!usual || usual.width > 500) return;
  await page.setViewportSize(narrowest);
  // Wider content would also widen the page of a phone, so the figure to compare with is ours.
  const width = () => page.evaluate<number>("document.documentElement.scrollWidth");
  await expect.poll(width, { message: `width of ${page.url()}` }).toBeLessThanOrEqual(narrowest.width);
  await page.setViewportSize(usual);
}
