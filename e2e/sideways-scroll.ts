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

/** `widths`: of the window, in CSS pixels; a phone of 390 that is zoomed to 150 % has 260. */
export async function expectNothingSticksOut(page: Page, widths: readonly number[]): Promise<void> {
  const usual = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => sticksOut(page, width), { message: `${page.url()}, ${width} wide` }).toEqual([]);
  }
  if (usual) await page.setViewportSize(usual);
}

/** What makes the page wider than its window, by its classes. */
const sticksOut = (page: Page, width: number) =>
  page.evaluate<string[]>(`(() => {
    const wide = document.documentElement.scrollWidth;
    if (wide <= ${width}) return [];
    const out = [...document.body.querySelectorAll("*")].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width > 0 && (right > ${width} + 1 || left < -1) && getComputedStyle(one).position !== "fixed";
    });
    return [String(wide), ...out.slice(0, 12).map((one) => one.tagName + "." + one.className + " " + Math.round(one.getBoundingClientRect().width) + " " + (one.textContent ?? "").slice(0, 30))];
  })()`);
