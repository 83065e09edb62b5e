import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { again } from "./when.ts";

const colours = ["color-contrast"];

/**
 * Everything by day; by night the same page in other colours, so only these are looked at again. Colours, which take most of the
 * time, are the same in each language: a journey that was followed in one already looks at all else.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  await turn(page, "light");
  if (test.info().tags.includes(again))
    return expect(await violations(page, { without: colours }), page.url()).toEqual([]);
  expect(await violations(page), page.url()).toEqual([]);
  await turn(page, "dark");
  expect(await violations(page, { only: colours }), `${page.url()} by night`).toEqual([]);
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
export async function violations(
  page: Page,
  rules: { only?: string[]; without?: string[] } = {},
): Promise<string[]> {
  // What was found to be right is not described, and styles of other origins are not fetched: we have none.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"], preload: false });
  if (rules.only) axe.withRules(rules.only);
  if (rules.without) axe.disableRules(rules.without);
  const found = await axe.setLegacyMode().analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
}
