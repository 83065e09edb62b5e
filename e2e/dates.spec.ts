import type { Locator } from "@playwright/test";
import { destinationName } from "./buying.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expect, test } from "./test.ts";
import { startingWith } from "./words.ts";

test.use({ language: "ar" });

/** The day that has the focus in the calendar. */
const day = (calendar: Locator) => calendar.locator("td button:focus").getAttribute("value");
const later = (from: string | null, days: number) =>
  new Date(Date.parse(`${from}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

test("the days of a trip are picked with the keyboard, from right to left, and go with the place", async ({
  visit,
}) => {
  const { page, t } = visit;
  await page.goto("/ar/home", { waitUntil: "networkidle" });
  const calendar = page.getByRole("dialog", { name: t("trip.sheet.title") });
  const place = await destinationName(visit, "TR");
  await page.getByRole("combobox", { name: t("search.label") }).fill(place);
  await page
    .getByRole("option", { name: startingWith(place) })
    .first()
    .click();
  await page.getByRole("button", { name: t("trip.when") }).press("Enter");
  const today = await expectDay(calendar, undefined);
  await page.keyboard.press("ArrowRight");
  await expectDay(calendar, today); // what has passed is not reached
  await page.keyboard.press("PageDown");
  const month = await day(calendar);
  await page.keyboard.press("ArrowLeft");
  const from = await expectDay(calendar, later(month, 1));
  await page.keyboard.press("Enter");
  await expect(calendar.getByText(t("trip.sheet.pickTo"))).toBeVisible();
  for (let pages = 0; pages < 4; pages++) await page.keyboard.press("PageDown");
  await expectDay(calendar, later(from, 89)); // the longest that is sold
  for (let weeks = 0; weeks < 12; weeks++) await page.keyboard.press("ArrowUp");
  const to = await expectDay(calendar, later(from, 5));
  await page.keyboard.press("Enter");
  await expect(calendar.getByText(t("common.days", { count: 6 }))).toBeVisible();
  await expectNoViolations(page);
  await calendar.getByRole("button", { name: t("trip.sheet.done") }).press("Enter");
  await expect(page.getByRole("button", { name: t("trip.when") })).toBeFocused();
  await page.getByRole("button", { name: t("trip.show") }).click();
  await expect(page).toHaveURL(new RegExp(`/packages/TR\\?from=${from}&to=${to}$`));

  // On the place's page what stands of the dates opens it again.
  await page.locator("summary", { hasText: t("advice.changeDates") }).click();
  await expectDay(calendar, from);
  await calendar.getByRole("button", { name: t("trip.sheet.none") }).click();
  await expect(page).toHaveURL(/\/packages\/TR$/);
  await expect(page.locator("summary", { hasText: t("advice.addDates") })).toBeVisible();
});

/** Waits until a day has the focus, that one where it is named. */
async function expectDay(calendar: Locator, expected: string | undefined): Promise<string> {
  const focused = calendar.locator("td button:focus");
  await expect(focused).toHaveAttribute("value", expected ?? /^20/);
  return expected ?? (await focused.getAttribute("value")) ?? "";
}
