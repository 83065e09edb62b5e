import type { Locator } from "@playwright/test";
import { expect, type Visit } from "./test.ts";

/** In the calendar: both days are at most a year ahead. */
export async function chooseDates({ page, t }: Pick<Visit, "page" | "t">, from: string, to: string) {
  await page.getByRole("button", { name: t("trip.when") }).click();
  const calendar = page.getByRole("dialog", { name: t("trip.sheet.title") });
  for (const day of [from, to]) await pressDay(calendar, day, t);
  await calendar.getByRole("button", { name: t("trip.sheet.done") }).click();
  await expect(calendar).toBeHidden();
}

/** On a plan's page. */
export async function chooseArrival({ page, t }: Pick<Visit, "page" | "t">, day: string) {
  await page.getByRole("button", { name: t("plan.dates.arrival") }).click();
  const calendar = page.getByRole("dialog", { name: t("plan.dates.arrival") });
  await pressDay(calendar, day, t);
  await expect(calendar).toBeHidden();
}

/** Turning the months until it is there. */
async function pressDay(calendar: Locator, day: string, t: Visit["t"]) {
  const cell = calendar.locator(`button[value="${day}"]`);
  // The calendar is fetched when it opens: a month that is not drawn yet is not one that lacks the day.
  await expect(calendar.locator("button[value]").first()).toBeVisible();
  await expect(async () => {
    if ((await cell.count()) === 0)
      await calendar.getByRole("button", { name: t("trip.sheet.next") }).click();
    await expect(cell).toBeVisible({ timeout: 500 });
  }).toPass();
  // Once: one that closes the calendar can't be pressed again.
  await cell.click();
}
