import { expect, type Visit } from "./test.ts";

/** In the calendar: both days are at most a year ahead. */
export async function chooseDates({ page, t }: Pick<Visit, "page" | "t">, from: string, to: string) {
  await page.getByRole("button", { name: t("trip.when") }).click();
  const calendar = page.getByRole("dialog", { name: t("trip.sheet.title") });
  for (const day of [from, to]) {
    const cell = calendar.locator(`button[value="${day}"]`);
    await expect(async () => {
      if ((await cell.count()) === 0)
        await calendar.getByRole("button", { name: t("trip.sheet.next") }).click();
      await cell.click({ timeout: 500 });
    }).toPass();
  }
  await calendar.getByRole("button", { name: t("trip.sheet.done") }).click();
  await expect(calendar).toBeHidden();
}
