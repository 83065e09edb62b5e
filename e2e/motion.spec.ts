import type { Page } from "@playwright/test";
import { destinationName } from "./buying.ts";
import { expect, test } from "./test.ts";
import { startingWith } from "./words.ts";

test.use({ language: "en" });

/** Keeps what each view transition moved, before the page's own scripts run; "hold" keeps it from moving until "release". */
const watch = `
  window.moved = [];
  const start = document.startViewTransition;
  document.startViewTransition = (show) => {
    const transition = start.call(document, () => Promise.all([show(), window.hold?.()]));
    transition.ready.then(
      () => window.moved.push(document.getAnimations().flatMap((each) => each.effect.pseudoElement?.startsWith("::view") ? each.effect.pseudoElement : [])),
      () => {},
    );
    return transition;
  };`;
const moved = (page: Page) => page.evaluate<string[][]>("window.moved");
const scrolled = (page: Page) => page.evaluate<number>("scrollY");

test("what one presses goes along to its page or grows into its sheet; back is where one was", async ({
  visit,
}) => {
  const { page, t } = visit;
  await page.addInitScript(watch);
  await page.goto("/en/home");
  const france = await destinationName(visit, "FR");
  const card = page.getByRole("link", { name: startingWith(france) }).first();
  await card.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await card.click();
  const heading = page.getByRole("heading", { level: 1, name: france });
  await expect(heading).toBeVisible();
  // Out of the card, or out of the next page's shape where that was shown meanwhile.
  await expect.poll(async () => (await moved(page)).flat()).toContain("::view-transition-new(emblem)");
  expect((await moved(page)).flat()).toContain("::view-transition-new(place)");
  expect(await scrolled(page)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();

  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(before);

  await card.click();
  await page
    .getByRole("link", { name: startingWith(t("plans.details")) })
    .first()
    .click();
  await page.getByRole("link", { name: t("plan.checkPhone") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const moving of ["new(pass)", "group(sheet)"])
    await expect.poll(async () => (await moved(page)).flat()).toContain(`::view-transition-${moving}`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: t("plan.checkPhone") })).toBeFocused();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect.poll(async () => (await moved(page)).at(-1)).toEqual([]);

  // A phone that is turned meanwhile is shown the page at once, and nobody hears of the transition that was skipped.
  await page.evaluate("window.hold = () => new Promise((release) => (window.release = release)), 0");
  await page
    .getByRole("link", { name: startingWith(t("plans.details")) })
    .first()
    .click();
  await expect.poll(() => page.evaluate("typeof release")).toBe("function");
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate("release()");
  await expect(page.getByRole("link", { name: t("plan.checkPhone") })).toBeVisible();
});
