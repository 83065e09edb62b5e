import type { Page } from "@playwright/test";
import { onlyWithAll } from "../when.ts";
import { expect, focusIsIn, stopTheClock, tabsStayIn, test, words } from "./component-gallery.ts";

const { fr } = words;
test.beforeEach(({ openComponentGallery }) => openComponentGallery());

const opener = (page: Page, kind: string) =>
  page.getByRole("button", { name: `${fr.open} ${kind}`, exact: true });
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

for (const type of ["success", "error", "warning", "info"] as const)
  test(
    `a ${type} modal: two buttons, focus kept inside, Escape, and the focus comes back`,
    onlyWithAll,
    async ({ page }) => {
      await opener(page, type).click();
      const modal = page.getByRole(type === "error" || type === "warning" ? "alertdialog" : "dialog", {
        name: fr.modals[type].title,
      });
      await expect(modal).toContainText(fr.modals[type].text);
      expect(await tabsStayIn(page, modal, 5)).toBe(true);
      await page.keyboard.press("Escape");
      await expect(modal).toBeHidden();
      await expect(opener(page, type)).toBeFocused();
      await opener(page, type).click();
      await modal.getByRole("button", { name: fr.choose }).click();
      await said(page, "primary");
      await expect(modal).toBeHidden();
    },
  );

test(
  "a modal closes by its button and by a press beside it, not by one that began on it",
  onlyWithAll,
  async ({ page }) => {
    const modal = page.getByRole("dialog", { name: fr.modals.info.title });
    await opener(page, "info").click();
    await modal.getByRole("button", { name: fr.close }).click();
    await expect(modal).toBeHidden();
    await opener(page, "info").click();
    await modal.getByRole("heading").hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(modal).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(modal).toBeHidden();
  },
);

test("a success helper goes away after three seconds", onlyWithAll, async ({ page }) => {
  await stopTheClock(page);
  await opener(page, "helper").click();
  const modal = page.getByRole("dialog", { name: fr.modals.success.title });
  await page.clock.runFor(2900);
  await expect(modal).toBeVisible();
  await page.clock.runFor(200);
  await expect(modal).toBeHidden();
  await said(page, "closed");
});

test("a confirm helper has Confirm and Cancel", onlyWithAll, async ({ page }) => {
  await opener(page, "confirm").click();
  const modal = page.getByRole("alertdialog", { name: fr.modals.warning.title });
  await modal.getByRole("button", { name: fr.cancel }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByText("confirmed")).toBeHidden();
  await opener(page, "confirm").click();
  await modal.getByRole("button", { name: fr.confirm }).click();
  await said(page, "confirmed");
});

test("the payment notice goes on by its button only", onlyWithAll, async ({ page }) => {
  await opener(page, "payment").click();
  const notice = page.getByRole("dialog", { name: fr.payment.title });
  await expect(notice).toContainText(fr.payment.text);
  await expect(notice.getByRole("button")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(notice).toBeVisible();
  expect(await tabsStayIn(page, notice, 3)).toBe(true);
  await notice.getByRole("button", { name: fr.payment.go }).click();
  await said(page, "continued");
  await expect(notice).toBeHidden();
});

test("the loading overlay lets nothing through until it ends", onlyWithAll, async ({ page }) => {
  await stopTheClock(page);
  await opener(page, "loading").click();
  const overlay = page.getByRole("dialog", { name: fr.loading });
  await page.keyboard.press("Tab");
  expect(await focusIsIn(overlay)).toBe(true);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(overlay).toBeVisible();
  await page.clock.runFor(2100);
  await expect(overlay).toBeHidden();
});

test.describe("the bottom sheet", () => {
  const sheetOn = (page: Page) => page.getByRole("dialog", { name: fr.sheet });
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await opener(page, "sheet").click();
    await expect(sheetOn(page)).toBeVisible();
  });
  const height = async (page: Page) => Math.round((await sheetOn(page).boundingBox())?.height ?? 0);
  const pull = async (page: Page, distance: number) => {
    const grip = await sheetOn(page).getByRole("heading").boundingBox();
    const [x, y] = [(grip?.x ?? 0) + 10, (grip?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + distance / 2);
    await page.mouse.move(x, y + distance);
    await page.mouse.up();
  };

  test("opens at 40 % of the screen's height, at its bottom", onlyWithAll, async ({ page }) => {
    await expect.poll(() => height(page)).toBe(Math.round(844 * 0.4));
    const box = await sheetOn(page).boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  });

  test("a pull of 36 px means something, a shorter one springs back", onlyWithAll, async ({ page }) => {
    await pull(page, 35);
    await expect(sheetOn(page)).toBeVisible();
    await pull(page, -40);
    await expect.poll(() => height(page)).toBeGreaterThan(500);
    await pull(page, 40);
    await expect.poll(() => height(page)).toBe(Math.round(844 * 0.4));
    await pull(page, 40);
    await expect(sheetOn(page)).toBeHidden();
  });

  test("keeps the focus inside; Escape, a press beside it and its button close it", async ({ page }) => {
    expect(await tabsStayIn(page, sheetOn(page), 5)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(sheetOn(page)).toBeHidden();
    await expect(opener(page, "sheet")).toBeFocused();
    await opener(page, "sheet").click();
    await page.mouse.click(200, 50);
    await expect(sheetOn(page)).toBeHidden();
    await opener(page, "sheet").click();
    await sheetOn(page).getByRole("button", { name: fr.close }).click();
    await expect(sheetOn(page)).toBeHidden();
  });
});
