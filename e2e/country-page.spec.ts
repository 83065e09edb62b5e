import type { Page } from "@playwright/test";
import { formatMoney } from "@rihla/i18n";
import { buyButton, payButton, plansOf } from "./buying.ts";
import { expect, test } from "./test.ts";
import { languagesFrom } from "./when.ts";

/** Colour of a button that one is meant to press, told apart from what is merely chosen by being a button. */
const primaries = `[...document.querySelectorAll("main button, main a")]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === getComputedStyle(document.querySelector(".foot-bar button")).backgroundColor).length`;
const height = (page: Page) => page.evaluate<number>("document.documentElement.scrollHeight");
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
/** Of each way to buy whether its middle and its corners, a little inside, are what one would press there. */
const lieOnTop = `[...document.querySelectorAll("main a[href*='/summary']")].filter((one) => one.checkVisibility()).map((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const points = [[(left + right) / 2, (top + bottom) / 2], [left + 12, top + 12], [right - 12, bottom - 12]];
  return points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
})`;
const barHeight = `document.querySelector(".foot-bar").offsetHeight`;
/** A tenth of the screen. */
const mostOfBar = 84;
/** What a thumb scrolls through in four moves or so. */
const most = 1500;

for (const { language, when } of languagesFrom("fr"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`a country is one advice, three plans beside it and one button, in ${language}`, async ({
      visit,
    }) => {
      const { page } = visit;
      for (const country of ["FR", "SA"]) {
        await page.goto(`/${language}/packages/${country}`, { waitUntil: "networkidle" });
        expect(await height(page)).toBeLessThanOrEqual(most);
        expect(await page.evaluate<number>(primaries)).toBe(1);
        const rows = page.getByRole("main").getByRole("listitem").getByRole("radio");
        await expect(rows.filter({ visible: true })).toHaveCount(3);
        expect(await page.evaluate<number>(barHeight)).toBeLessThanOrEqual(mostOfBar);
      }
      // Where it must be installed before one leaves, the bar says that too.
      await page.goto(`/${language}/packages/TR`);
      for (const width of [390, 360, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate<number>(barHeight)).toBeLessThanOrEqual(mostOfBar);
      }
    });
  });

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`plans side by side say the trip's dates, and on a phone the ways to buy lie under nothing, in ${language}`, async ({
      visit,
    }) => {
      const { page } = visit;
      const [from, to] = [inDays(30), inDays(37)];
      const trip = new URLSearchParams({ from: dayOf(from), to: dayOf(to) });
      await page.goto(`/${language}/packages/FR/compare?${trip}`, { waitUntil: "networkidle" });
      const told = new RegExp(`^\\D*${from.getUTCDate()}\\D+${to.getUTCDate()}\\D`);
      await expect(page.getByText(told)).toBeVisible();
      expect(await page.evaluate<boolean[]>(lieOnTop)).toEqual([true, true, true]);
    });
  });

test.describe("in English", () => {
  test.use({ language: "en" });

  test("what is chosen goes to the bar, stays through a reload, and is what is bought", async ({ visit }) => {
    const { page, language } = visit;
    await page.goto("/en/packages/FR", { waitUntil: "networkidle" });
    const advised = page.locator("#advised");
    await expect(advised).toBeChecked();
    const row = page.getByRole("listitem").getByRole("radio").nth(1);
    await row.check({ force: true });
    await expect(advised).not.toBeChecked();
    const code = (await row.getAttribute("value")) ?? "";
    const plan = (await plansOf(visit, "FR")).find((one) => one.code === code);
    if (!plan) throw new Error(`${code} is not sold`);
    await expect(buyButton(visit)).toContainText(formatMoney(plan.price, language));
    await page.reload({ waitUntil: "networkidle" });
    await expect(row).toBeChecked();
    // Back to the advice, and away from it again: one of them at a time.
    await page.locator('label[for="advised"]').click();
    await expect(advised).toBeChecked();
    await expect(row).not.toBeChecked();
    await row.check({ force: true });
    await expect(buyButton(visit)).toContainText(formatMoney(plan.price, language));
    await buyButton(visit).click();
    await expect(page).toHaveURL(new RegExp(`/summary\\?plan=${code}`));
    await expect(payButton(visit)).toContainText(formatMoney(plan.price, language));
  });

  test("plans that would be over before the trip say from which day they are on sale, and can't be bought today", async ({
    visit,
  }) => {
    const { page, t } = visit;
    const leaving = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10);
    await page.goto(`/en/packages/FR?from=${leaving}&to=${leaving}`, { waitUntil: "networkidle" });
    const later = page.getByRole("region", { name: t("plans.later.title") });
    await expect(later.getByText(/from\s\d\d\/\d\d\/20\d\d/).first()).toBeVisible();
    await expect(buyButton(visit)).toHaveCount(0);
  });
});
