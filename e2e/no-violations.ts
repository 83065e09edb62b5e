import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Everything by day; by night the same page in other colours, so only these are looked at again. */
export async function expectNoViolations(page: Page): Promise<void> {
  await turn(page, "light");
  expect(await violations(new AxeBuilder({ page })), page.url()).toEqual([]);
  await turn(page, "dark");
  const colours = new AxeBuilder({ page }).withRules("color-contrast");
  expect(await violations(colours), `${page.url()} by night`).toEqual([]);
}

/** Returns when the page is drawn in its new colours. */
async function turn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(`(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  })()`);
}

/** Legacy: without a second page for each look; we have no frames of other origins. */
async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.setLegacyMode().analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
}
