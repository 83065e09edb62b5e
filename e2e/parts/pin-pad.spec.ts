import { onlyWithAll } from "../when.ts";
import { expect, padOn, stopTheClock, test, words } from "./component-gallery.ts";

test.beforeEach(async ({ page, openComponentGallery }) => {
  await openComponentGallery();
  await stopTheClock(page);
});

const answered = 500;

test("digits are appended up to four, and deleting takes the last one", onlyWithAll, async ({ page }) => {
  const { pad, words, type, digit, remove } = padOn(page);
  const boxes = (count: number) => pad.getByRole("img", { name: words.entered(count) });
  await type.call(padOn(page), "123");
  await expect(boxes(3)).toBeVisible();
  await remove.click();
  await expect(boxes(2)).toBeVisible();
  await type.call(padOn(page), "345");
  await expect(boxes(4)).toBeVisible();
  await digit("0").press("7");
  await digit("0").press("Backspace");
  await expect(boxes(3)).toBeVisible();
});

test(
  "a keyboard types wherever the focus stands, in Arabic digits too, and Enter confirms",
  onlyWithAll,
  async ({ page }) => {
    const it = padOn(page);
    // As browsers tell of a keyboard: Playwright's own has no Arabic keys.
    const press = (key: string) => page.locator("body").dispatchEvent("keydown", { key, bubbles: true });
    for (const key of ["1", "٢", "x", "3", "۴"]) await press(key);
    await expect(it.pad.getByRole("img", { name: it.words.entered(4) })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(it.confirm).toHaveAttribute("aria-busy", "true");
  },
);

test(
  "confirming needs four digits and waits while the answer is under way",
  onlyWithAll,
  async ({ page }) => {
    const it = padOn(page);
    const disabled = (state: boolean) => expect(it.confirm).toHaveAttribute("aria-disabled", String(state));
    await it.type("258");
    await disabled(true);
    await it.digit("0").click();
    await expect(it.confirm).not.toHaveAttribute("aria-disabled");
    await it.confirm.click();
    await disabled(true);
    await expect(it.confirm).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(answered);
    await expect(page.getByText("right")).toBeVisible();
  },
);

test("a refusal takes one attempt, turns the boxes red and is forgotten after three seconds", async ({
  page,
}) => {
  const it = padOn(page);
  await expect(it.pad).not.toContainText(it.words.attemptsLeft(4));
  await it.type("1234");
  await it.confirm.click();
  await page.clock.runFor(answered);
  await expect(it.redBoxes).toHaveCount(4);
  await expect(it.pad).toContainText(it.words.wrong);
  await expect(it.pad).toContainText(it.words.attemptsLeft(3));
  await page.clock.runFor(2900);
  await expect(it.redBoxes).toHaveCount(4);
  await page.clock.runFor(200);
  await expect(it.redBoxes).toHaveCount(0);
  await expect(it.pad).not.toContainText(it.words.wrong);
  await expect(it.pad.getByRole("img", { name: it.words.entered(0) })).toBeVisible();
  await expect(it.pad).toContainText(it.words.attemptsLeft(3));
});

test("deleting clears the error at once, and what is typed then stays", onlyWithAll, async ({ page }) => {
  const it = padOn(page);
  await it.type("1234");
  await it.confirm.click();
  await page.clock.runFor(answered);
  await it.remove.click();
  await expect(it.redBoxes).toHaveCount(0);
  await it.digit("9").click();
  await page.clock.runFor(3500);
  await expect(it.pad.getByRole("img", { name: it.words.entered(4) })).toBeVisible();
});

test(
  "after four refusals the pad is blocked: no digits, the reason, and the way to another PIN instead of confirming",
  onlyWithAll,
  async ({ page }) => {
    const it = padOn(page);
    for (let time = 0; time < 4; time++) {
      await it.type("1111");
      await it.confirm.click();
      await page.clock.runFor(answered);
      if (time < 3) await page.clock.runFor(3000);
    }
    await expect(it.pad).toContainText(it.words.blocked);
    await expect(it.pad).not.toContainText(it.words.attemptsLeft(0));
    await expect(it.confirm).toHaveCount(0);
    for (const value of "1234567890") await expect(it.digit(value)).toBeDisabled();
    await page.clock.runFor(5000);
    await expect(it.pad).toContainText(it.words.blocked);
    await it.pad.getByRole("button", { name: it.words.secondary }).click();
    await expect(page.getByText("forgotten")).toBeVisible();
  },
);

test("the secondary button and the close button tell the caller", onlyWithAll, async ({ page }) => {
  const it = padOn(page);
  await it.pad.getByRole("button", { name: it.words.secondary }).click();
  await expect(page.getByText("forgotten")).toBeVisible();
  await it.pad.getByRole("button", { name: words.fr.close }).click();
  await expect(page.getByText("closed")).toBeVisible();
});
