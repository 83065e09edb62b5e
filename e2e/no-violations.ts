import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Everything by day; by night the same page in other colours, so only these are looked at again. */
export async function expectNoViolations(page: Page): Promise<void> {
  await turn(page, "light");
  expect(await violations(page), page.url()).toEqual([]);
  await turn(page, "dark");
  expect(await violations(page, ["color-contrast"]), `${page.url()} by night`).toEqual([]);
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
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (rules) axe.withRules(rules);
  const found = await axe.setLegacyMode().analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
}
